import type { Application, ConsultationRequest } from '../../payload-types.ts'

/** What of a version the history tells. */
export type Version = Partial<
  Pick<Application, 'status' | 'assignee' | 'rating' | 'notes' | 'sentAgainAt'> &
    Pick<ConsultationRequest, 'appointment'>
> & { status?: string }

/** One thing that has changed from a version to the next. */
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

/** What has changed from a version to the next, in the order in which it is told. */
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

/** The database and the model write the same moment differently. */
function sameMoment(one: string | null | undefined, other: string | null | undefined): boolean {
  return one && other ? Date.parse(one) === Date.parse(other) : !one && !other
}
