import type { PayloadRequest } from 'payload'
import type { Application, ConsultationRequest, Email } from '../payload-types.ts'
import type { Inbox } from './inboxes.ts'

/** Max versions and emails that are read; older ones are left out. */
const maxVersions = 200
const maxEmails = 100

type Change =
  | { kind: 'status'; from: string; to: string }
  | { kind: 'assignee'; to: string | undefined }
  | { kind: 'rating'; to: number | undefined }
  | { kind: 'note' | 'note-changed'; text: string }
  | { kind: 'note-removed' | 'sent-again' | 'appointment-cancelled' }
  | { kind: 'appointment' | 'appointment-moved'; startsAt: string }

export type HistoryEvent = {
  at: string
  /** Name of the staff user; `undefined` if the change came through the site. */
  by?: string
} & (
  | Change
  | { kind: 'received' }
  | { kind: 'email'; to: string; subject: string; status: Email['status'] }
)

/** History of a submission, newest first; empty if the caller may not read the document. */
export async function readHistory(req: PayloadRequest, collection: Inbox, id: number | string) {
  const document = await req.payload.findByID({
    collection,
    id,
    trash: true,
    select: { reference: true, createdAt: true },
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  if (!document) return []
  const [changes, emails] = await Promise.all([
    readChanges(req, collection, id),
    readEmails(req, document.reference),
  ])
  const received: HistoryEvent = { kind: 'received', at: document.createdAt }
  return [...emails, ...changes, received].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}

type Version = Partial<
  Pick<Application, 'assignee' | 'rating' | 'notes' | 'sentAgainAt' | 'changedBy'> &
    Pick<ConsultationRequest, 'appointment'>
> & { status?: string }

async function readChanges(req: PayloadRequest, collection: Inbox, id: number | string) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-id',
    limit: maxVersions,
    pagination: false,
    // Resolves the names of users.
    depth: 1,
    populate: { users: { name: true } },
    trash: true,
    select: {
      updatedAt: true,
      version: {
        status: true,
        assignee: true,
        rating: true,
        sentAgainAt: true,
        changedBy: true,
        notes: { id: true, text: true },
        appointment: { startsAt: true, cancelledAt: true },
      },
    },
  })
  return docs.flatMap(({ version, updatedAt: at }, index) => {
    const before = docs[index + 1]?.version ?? (docs.length < maxVersions ? {} : undefined)
    if (!before) return []
    const after = version as Version
    const by = userOf(after.changedBy)?.name
    return changesBetween(before as Version, after)
      .map((change): HistoryEvent => ({ ...change, at, by }))
      .reverse()
  })
}

function changesBetween(before: Version, after: Version): Change[] {
  const changes: Change[] = []
  if (after.sentAgainAt && !isSameMoment(before.sentAgainAt, after.sentAgainAt)) {
    changes.push({ kind: 'sent-again' })
  }
  const from = before.status ?? 'new'
  if (after.status && after.status !== from) {
    changes.push({ kind: 'status', from, to: after.status })
  }
  const assignee = userOf(after.assignee)
  if (assignee?.id !== userOf(before.assignee)?.id) {
    changes.push({ kind: 'assignee', to: assignee?.name })
  }
  const rating = after.rating ?? undefined
  if (rating !== (before.rating ?? undefined)) changes.push({ kind: 'rating', to: rating })
  return [...changes, ...noteChanges(before, after), ...appointmentChanges(before, after)]
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
  if (!is.startsAt || (isSameMoment(was.startsAt, is.startsAt) && !was.cancelledAt)) return []
  const isFirst = !was.startsAt || was.cancelledAt
  return [{ kind: isFirst ? 'appointment' : 'appointment-moved', startsAt: is.startsAt }]
}

const userOf = (related: Version['assignee']) => (typeof related === 'object' ? related : undefined)

/** The database and the model format the same moment differently. */
const isSameMoment = (one: string | null | undefined, other: string): boolean =>
  Boolean(one) && Date.parse(one ?? '') === Date.parse(other)

/** Only administrators may read emails, but all readers may see that one was sent. */
async function readEmails(req: PayloadRequest, reference: string): Promise<HistoryEvent[]> {
  const { docs } = await req.payload.find({
    collection: 'emails',
    where: { about: { equals: reference } },
    sort: '-id',
    limit: maxEmails,
    pagination: false,
    depth: 0,
    select: { to: true, subject: true, status: true, sentAt: true, createdAt: true },
  })
  return docs.map(({ to, subject, status, sentAt, createdAt }) => ({
    kind: 'email',
    at: sentAt ?? createdAt,
    ...{ to, subject, status },
  }))
}
