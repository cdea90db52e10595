import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { type EmailToSend, queueEmails } from '../../email/emails.ts'
import { staffText, visitorLanguage } from '../../email/recipients.ts'
import type { EmailQueue } from '../../jobs/queue.ts'
import { m } from '../../paraglide/messages.js'
import type { ConsultationRequest } from '../../payload-types.ts'
import { query } from '../../storage/transaction.ts'
import {
  type Appointed,
  type AppointmentKey,
  adminUrlOf,
  appointed,
  appointmentInEmail,
  formatFor,
  invitationTo,
} from './appointment.ts'
import { bookSlot, type ConsultationSettings } from './slots.ts'

export class NotChangeable extends Error {
  readonly reason

  constructor(reason: 'none' | 'cancelled' | 'moved' | 'begun') {
    super(`This appointment cannot be changed: ${reason}.`)
    this.name = 'NotChangeable'
    this.reason = reason
  }
}

export class MovedTooOften extends Error {}

/** Max moves of an appointment per day with the visitor's link, because each move emails staff. */
const maxMovesADay = 5
const day = 24 * 60 * 60 * 1000

type Change = {
  /** The new start in milliseconds since 1970; without it, the appointment is cancelled. */
  to?: number
  /** Start of the appointment as the caller saw it, in milliseconds since 1970. */
  seen?: number
  holder: AppointmentKey['holder']
  /** Message from staff in the visitor's email. */
  message?: string
}

/**
 * Moves the appointment of a request, or cancels it, and queues the emails to both sides, in the
 * transaction of `req`. @throws SlotUnavailable, NotChangeable, MovedTooOften.
 */
export async function changeAppointment(
  req: PayloadRequest,
  queue: EmailQueue,
  id: number,
  { to, seen, holder, message }: Change,
  settings: ConsultationSettings,
): Promise<ConsultationRequest> {
  const before = await lockChangeable(req, id, seen)
  const { appointment } = before
  if (to !== undefined && to === Date.parse(appointment?.startsAt ?? '')) return before
  const write = (changed: ConsultationRequest['appointment']) =>
    req.payload.update({
      collection: 'consultation-requests',
      id,
      data: {
        appointment: { ...appointment, ...changed, sequence: (appointment?.sequence ?? 0) + 1 },
      },
      depth: 0,
      req,
    })
  if (to !== undefined && holder !== 'staff') await limitMoves(req, before)
  const moving = { request: id, consultant: appointment?.consultant }
  const after =
    to === undefined
      ? await write({ cancelledAt: new Date().toISOString() })
      : await bookSlot(req, { hours: settings.hours, startsAt: to, moving }, write)
  const change = to === undefined ? 'cancelled' : 'moved'
  const state = { appointment: appointed(after), before: appointed(before), change } as const
  await queueChangeEmails(req, queue, { ...state, holder, message }, settings)
  return after
}

async function lockChangeable(req: PayloadRequest, id: number, seen: number | undefined) {
  await query(req, sql`select 1 from consultation_requests where id = ${id} for update`)
  const request = await req.payload.findByID({
    collection: 'consultation-requests',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  const { startsAt, cancelledAt } = request?.appointment ?? {}
  if (!request || !startsAt) throw new NotChangeable('none')
  if (cancelledAt) throw new NotChangeable('cancelled')
  const starts = Date.parse(startsAt)
  if (seen !== undefined && starts !== seen) throw new NotChangeable('moved')
  if (starts <= Date.now()) throw new NotChangeable('begun')
  return request
}

/** Counts the changes since yesterday from the versions of the request. */
async function limitMoves(req: PayloadRequest, { id, appointment }: ConsultationRequest) {
  const yesterday = new Date(Date.now() - day).toISOString()
  const { docs } = await req.payload.findVersions({
    collection: 'consultation-requests',
    where: { parent: { equals: id }, updatedAt: { less_than_equal: yesterday } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const moves = (appointment?.sequence ?? 0) - (docs[0]?.version.appointment?.sequence ?? 0)
  if (moves >= maxMovesADay) throw new MovedTooOften()
}

type ChangeEmails = {
  appointment: Appointed
  change: 'moved' | 'cancelled'
  /** State before the change; the same if it was cancelled. */
  before: Appointed
  holder: AppointmentKey['holder']
  /** Message from staff in the visitor's email. */
  message?: string
}

const subjects = { moved: m.appointment_moved_subject, cancelled: m.appointment_cancelled_subject }
const noticeSubjects = {
  moved: '{reference}: the consultation of {name} has been moved',
  cancelled: '{reference}: the consultation of {name} is cancelled',
} as const

/** Queues the emails to the visitor and staff about a change, in the transaction of `req`. */
export async function queueChangeEmails(
  req: PayloadRequest,
  queue: EmailQueue,
  { appointment, change, before, holder, message }: ChangeEmails,
  { company, hours, recipients }: ConsultationSettings,
): Promise<void> {
  const { reference, name, email } = appointment
  const locale = visitorLanguage(appointment)
  const method = change === 'moved' ? 'REQUEST' : 'CANCEL'
  const dataFor = (reader: 'visitor' | 'staff') => ({
    reference,
    company,
    person: { name, email },
    by: holder === 'staff' ? ('company' as const) : ('visitor' as const),
    appointment: appointmentInEmail(appointment, { hours }, reader),
    before: formatFor(reader, before, hours).when,
  })
  const colleague = req.user?.name
  const notices = recipients.map(
    (recipient): EmailToSend => ({
      to: recipient,
      replyTo: email,
      subject: staffText(noticeSubjects[change], { reference, name }),
      about: reference,
      template: 'appointment-notice',
      data: { ...dataFor('staff'), change, colleague, adminUrl: adminUrlOf(appointment.id) },
      attachments: [invitationTo(appointment, { company }, { method, colleague: recipient })],
    }),
  )
  const answer: EmailToSend = {
    to: email,
    // The key from the page does not confirm the address.
    unconfirmed: holder === 'page',
    replyTo: company.email,
    subject: subjects[change]({ reference }, { locale }),
    about: reference,
    template: `appointment-${change}`,
    data: { ...dataFor('visitor'), locale, ...(message && { message }) },
    attachments: [invitationTo(appointment, { company }, { method })],
  }
  await queueEmails(req, queue, [...notices, answer])
}
