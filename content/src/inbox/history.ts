import type { PayloadRequest } from 'payload'
import type { Application, ConsultationRequest } from '../payload-types.ts'
import type { Inbox } from './inboxes.ts'

/** Fields of a version that the history covers. */
export type Version = Partial<
  Pick<Application, 'status' | 'assignee' | 'rating' | 'notes' | 'sentAgainAt'> &
    Pick<ConsultationRequest, 'appointment'>
> & { status?: string }

/** One change between two versions. */
export type Change =
  | { kind: 'status'; from: string; to: string }
  | { kind: 'assignee'; to: number | undefined }
  | { kind: 'rating'; to: number | undefined }
  | { kind: 'note'; text: string }
  | { kind: 'note-changed'; text: string }
  | { kind: 'note-removed' }
  | { kind: 'sent-again' }
  | { kind: 'appointment' | 'appointment-moved'; startsAt: string }
  | { kind: 'appointment-cancelled' }

/** Changes between two versions, in display order. */
export function changesBetween(before: Version, after: Version): Change[] {
  return [
    ...sentAgain(before, after),
    ...statusChanges(before, after),
    ...assigneeChanges(before, after),
    ...ratingChanges(before, after),
    ...noteChanges(before, after),
    ...appointmentChanges(before, after),
  ]
}

function sentAgain(before: Version, after: Version): Change[] {
  const isNew = after.sentAgainAt && !sameMoment(before.sentAgainAt, after.sentAgainAt)
  return isNew ? [{ kind: 'sent-again' }] : []
}

function statusChanges(before: Version, after: Version): Change[] {
  const from = before.status ?? 'new'
  return after.status && after.status !== from ? [{ kind: 'status', from, to: after.status }] : []
}

function assigneeChanges(before: Version, after: Version): Change[] {
  const to = idOf(after.assignee)
  return to === idOf(before.assignee) ? [] : [{ kind: 'assignee', to }]
}

function ratingChanges(before: Version, after: Version): Change[] {
  const to = after.rating ?? undefined
  return to === (before.rating ?? undefined) ? [] : [{ kind: 'rating', to }]
}

function noteChanges(before: Version, after: Version): Change[] {
  const old = new Map(before.notes?.map(({ id, text }) => [id, text]))
  const changes: Change[] = []
  for (const { id, text } of after.notes ?? []) {
    if (!old.has(id)) changes.push({ kind: 'note', text })
    else if (old.get(id) !== text) changes.push({ kind: 'note-changed', text })
    old.delete(id)
  }
  return [...changes, ...Array.from(old, (): Change => ({ kind: 'note-removed' }))]
}

function appointmentChanges(before: Version, after: Version): Change[] {
  const was = before.appointment ?? {}
  const is = after.appointment ?? {}
  if (is.cancelledAt) return was.cancelledAt ? [] : [{ kind: 'appointment-cancelled' }]
  if (!is.startsAt || (sameMoment(was.startsAt, is.startsAt) && !was.cancelledAt)) return []
  const isFirst = !was.startsAt || was.cancelledAt
  return [{ kind: isFirst ? 'appointment' : 'appointment-moved', startsAt: is.startsAt }]
}

function idOf(related: number | { id: number } | null | undefined): number | undefined {
  return typeof related === 'object' ? related?.id : related
}

/** The database and the model format the same moment differently. */
function sameMoment(one: string | null | undefined, other: string | null | undefined): boolean {
  return one && other ? Date.parse(one) === Date.parse(other) : !one && !other
}

/** Max versions and emails that are read; older ones are left out. */
const maxVersions = 200
const maxEmails = 100

/** An event in the history of an application or request. */
export type HistoryEvent = {
  at: string
  /** Name of the staff user; `undefined` if the change came through the site. */
  by?: string
} & (
  | { kind: 'received' }
  | Exclude<Change, { kind: 'assignee' }>
  | { kind: 'assignee'; to: string | undefined }
  | { kind: 'mail'; to: string; subject: string; status: 'queued' | 'sent' | 'failed' }
)

/**
 * History of an application or request, newest first, from its versions and emails. Takes two
 * queries for the versions and one for the emails, whatever its length.
 *
 * @returns an empty list if the caller may not read the document.
 */
export async function readHistory(
  req: PayloadRequest,
  inbox: Inbox,
  id: number | string,
): Promise<HistoryEvent[]> {
  const document = await req.payload.findByID({
    collection: inbox,
    id,
    depth: 0,
    trash: true,
    select: { reference: true, createdAt: true },
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
  })
  if (!document) return []
  const [changes, emails] = await Promise.all([
    readChanges(req, inbox, id),
    // Only administrators may read emails, but all readers may see that one was sent.
    readEmails(req, document.reference),
  ])
  const received: HistoryEvent = { kind: 'received', at: document.createdAt }
  return [...emails, ...changes, received].sort((one, other) => moment(other) - moment(one))
}

async function readChanges(
  req: PayloadRequest,
  inbox: Inbox,
  id: number | string,
): Promise<HistoryEvent[]> {
  const versions = await readVersions(req, inbox, id)
  const isWhole = versions.length < maxVersions
  const happened = versions.flatMap((version, index) => {
    const before = versions[index - 1]
    if (!before && !isWhole) return []
    const { changedBy: by } = version
    return changesBetween(before ?? {}, version).map((change) => ({ change, by, at: version.at }))
  })
  const names = await namesOf(req, [
    ...happened.map(({ by }) => by),
    ...happened.map(({ change }) => (change.kind === 'assignee' ? change.to : undefined)),
  ])
  const nameOf = (user: number | undefined) => (user === undefined ? undefined : names.get(user))
  return happened
    .map(({ change, by, at }): HistoryEvent => {
      const told =
        change.kind === 'assignee'
          ? { ...change, to: nameOf(change.to) ?? unknown(change.to) }
          : change
      return { ...told, at, by: nameOf(by) }
    })
    .reverse()
}

type Noted = Version & { at: string; changedBy: number | undefined }

/** The newest versions, in chronological order. */
async function readVersions(
  req: PayloadRequest,
  inbox: Inbox,
  id: number | string,
): Promise<Noted[]> {
  const { docs } = await req.payload.findVersions({
    collection: inbox,
    where: { parent: { equals: id } },
    sort: '-id',
    limit: maxVersions,
    pagination: false,
    depth: 0,
    trash: true,
    select: {
      updatedAt: true,
      version: {
        status: true,
        assignee: true,
        rating: true,
        notes: true,
        sentAgainAt: true,
        appointment: { startsAt: true, cancelledAt: true },
        changedBy: true,
      },
    },
    overrideAccess: true,
  })
  return docs
    .map(({ version, updatedAt }) => ({
      ...(version as Version),
      changedBy: (version as { changedBy?: number | null }).changedBy ?? undefined,
      at: updatedAt,
    }))
    .reverse()
}

async function readEmails(req: PayloadRequest, reference: string): Promise<HistoryEvent[]> {
  const { docs } = await req.payload.find({
    collection: 'emails',
    where: { about: { equals: reference } },
    sort: '-id',
    limit: maxEmails,
    pagination: false,
    depth: 0,
    select: { to: true, subject: true, status: true, sentAt: true, createdAt: true },
    overrideAccess: true,
  })
  return docs.map(({ to, subject, status, sentAt, createdAt }) => ({
    kind: 'mail',
    at: sentAt ?? createdAt,
    ...{ to, subject, status },
  }))
}

async function namesOf(
  req: PayloadRequest,
  users: (number | undefined)[],
): Promise<Map<number, string>> {
  const ids = [...new Set(users)].filter((id) => id !== undefined)
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

/** A deleted account is shown by its id. */
function unknown(user: number | undefined): string | undefined {
  return user === undefined ? undefined : `#${user}`
}

function moment({ at }: HistoryEvent): number {
  return Date.parse(at)
}
