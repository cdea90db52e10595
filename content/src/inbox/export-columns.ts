import type { Wording } from '../languages/translate.ts'
import type { Application, ConsultationRequest } from '../payload-types.ts'
import type { Inbox } from './inboxes.ts'

type Documents = { 'consultation-requests': ConsultationRequest; applications: Application }

/** A column of the exported table: its heading and what stands in it. */
type Column<Document> = readonly [heading: Wording, cell: (document: Document) => unknown]

type Related = number | null | undefined | { title?: string; name?: string }

/** The exported columns of each inbox. Headings are translated where they are written. */
export const exportColumns: { [Name in Inbox]: readonly Column<Documents[Name]>[] } = {
  'consultation-requests': [
    ['Reference', ({ reference }) => reference],
    ['Received', ({ createdAt }) => new Date(createdAt)],
    ['Status', ({ status }) => status],
    ['Assignee', ({ assignee }) => nameOf(assignee)],
    ['Name', ({ name }) => name],
    ['E-mail', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Company', ({ company }) => company],
    ['Services', ({ services }) => services?.map(nameOf).join(', ')],
    ['Budget', ({ budget }) => budget],
    ['Timeline', ({ timeline }) => timeline],
    ['Appointment', ({ appointment }) => appointmentOf(appointment)],
    ['Message', ({ message }) => message],
    ['Page', ({ source }) => source?.page],
    ['Came from', ({ source }) => source?.referrer],
    ['Campaign', ({ source }) => source?.campaign],
  ],
  applications: [
    ['Reference', ({ reference }) => reference],
    ['Received', ({ createdAt }) => new Date(createdAt)],
    ['Status', ({ status }) => status],
    ['Assignee', ({ assignee }) => nameOf(assignee)],
    ['Rating', ({ rating }) => rating],
    ['Vacancy', ({ vacancy }) => nameOf(vacancy)],
    ['Possible duplicate of', ({ possibleDuplicateOf }) => referenceOf(possibleDuplicateOf)],
    ['Name', ({ name }) => name],
    ['E-mail', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Links', ({ links }) => links?.join(' ')],
    ['Cover letter', ({ coverLetter }) => coverLetter],
    ['Page', ({ source }) => source?.page],
    ['Came from', ({ source }) => source?.referrer],
    ['Campaign', ({ source }) => source?.campaign],
  ],
}

/** When they will be spoken to, unless that was called off. */
function appointmentOf(appointment: ConsultationRequest['appointment']): Date | undefined {
  const { startsAt, cancelledAt } = appointment ?? {}
  return startsAt && !cancelledAt ? new Date(startsAt) : undefined
}

/** An earlier application; nothing, when it is gone or whoever exports may not see it. */
function referenceOf(related: Application['possibleDuplicateOf']): string | undefined {
  return typeof related === 'object' ? related?.reference : undefined
}

/** A related document by name; by number, when whoever exports may not see it. */
function nameOf(related: Related): string | number {
  return typeof related === 'object' ? (related?.title ?? related?.name ?? '') : (related ?? '')
}
