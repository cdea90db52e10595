import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { PayloadRequest } from 'payload'
import { type EmailToSend, queueEmails } from '../../email/queue-email.ts'
import { greetingName, plainLine } from '../../email/safe-text.ts'
import type { AppointmentInEmail } from '../../email/templates.ts'
import type { EmailAttachment } from '../../email/transport.ts'
import type { EmailQueue } from '../../jobs/queue.ts'
import type { ConsultationRequest } from '../../payload-types.ts'
import { settings } from '../../settings.ts'
import { type AppointmentKey, formatFor, signAppointmentKey } from './appointment-link.ts'
import type { ConsultationSettings } from './slots.ts'

export type Appointed = Pick<ConsultationRequest, 'id' | 'reference' | 'name' | 'email'> & {
  /** ISO 8601 strings. */
  startsAt: string
  endsAt: string
  sequence: number
  /** Time zone of the visitor, if the browser reported one. */
  timeZone?: string | null
}

/** Appointment data of a stored request. @throws when it has no appointment. */
export function appointed({
  appointment,
  ...request
}: Pick<ConsultationRequest, 'id' | 'reference' | 'name' | 'email' | 'appointment'>): Appointed {
  if (!appointment?.startsAt || !appointment.endsAt) throw new Error('It has no appointment.')
  const { id, reference, email } = request
  const { startsAt, endsAt, sequence, timeZone } = appointment
  return {
    ...{ id, reference, email, startsAt, endsAt, timeZone },
    name: plainLine(request.name),
    sequence: sequence ?? 0,
  }
}

function appointmentAddress({ id, endsAt }: Appointed, holder: AppointmentKey['holder']): string {
  const token = signAppointmentKey({ request: id, holder }, endsAt)
  return `${settings.SITE_URL}/hire-us/appointment?token=${token}`
}

/** Formats an appointment for emails. */
export function appointmentInEmail(
  appointment: Appointed,
  { hours }: Pick<ConsultationSettings, 'hours'>,
  reader: 'visitor' | 'staff',
): AppointmentInEmail {
  return {
    ...formatFor(reader, appointment, hours),
    url: appointmentAddress(appointment, reader === 'visitor' ? 'mailbox' : 'staff'),
    sequence: appointment.sequence,
  }
}

type InvitationOptions = {
  method?: 'REQUEST' | 'CANCEL'
  /** Email address of the colleague whose copy it is. */
  colleague?: string
  holder?: AppointmentKey['holder']
}

/** Calendar entry for the visitor or a colleague, as email clients support it (RFC 6047). */
export function invitationTo(
  appointment: Appointed,
  { company }: Pick<ConsultationSettings, 'company'>,
  {
    method = 'REQUEST',
    colleague,
    holder = colleague ? 'staff' : 'mailbox',
  }: InvitationOptions = {},
): EmailAttachment {
  const { reference, startsAt, endsAt, sequence, name, email } = appointment
  const { hostname } = new URL(company.siteUrl)
  const organizer = unquoted(company.name)
  const description = [
    `Reference: ${reference}`,
    company.phone && `Phone: ${company.phone}`,
    method === 'REQUEST' && `Move or cancel: ${appointmentAddress(appointment, holder)}`,
  ]
  const calendar = ical({
    prodId: { company: organizer, product: 'Vitrina', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  const event = calendar.createEvent({
    // The reference never changes, so calendars recognise moved appointments.
    id: `${reference}@${hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    stamp: new Date(),
    sequence,
    summary: plainLine(colleague ? `Consultation: ${name}` : `Consultation with ${company.name}`),
    description: description.filter(Boolean).join('\n'),
    organizer: { name: organizer, email: company.email || `no-reply@${hostname}` },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  const attendees = [
    // Name and email are unverified form input.
    { name: colleague ? name : (greetingName(name) ?? email), email },
    ...(colleague ? [{ name: colleague, email: colleague }] : []),
  ]
  for (const attendee of attendees) {
    event.createAttendee({
      name: unquoted(attendee.name),
      email: attendee.email,
      role: ICalAttendeeRole.REQ,
      // Both sides have already agreed, so calendars should not ask for a response.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
  return {
    filename: `${reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  }
}

/** Property parameters are quoted and cannot escape a double quote, so it is replaced. */
function unquoted(text: string): string {
  return plainLine(text.replaceAll('"', ' '))
}

type Change = {
  appointment: Appointed
  change: 'moved' | 'cancelled'
  /** State before the change; the same if it was cancelled. */
  before: Appointed
  holder: AppointmentKey['holder']
  /** Message from staff in the visitor's email. */
  message?: string
}

/** Queues the emails to the visitor and staff about a change, in the transaction of `req`. */
export async function queueAppointmentChange(
  req: PayloadRequest,
  queue: EmailQueue,
  { appointment, change, before, holder, message }: Change,
  { company, hours, recipients }: ConsultationSettings,
): Promise<void> {
  const { reference, name, email } = appointment
  const method = change === 'moved' ? 'REQUEST' : 'CANCEL'
  const dataFor = (reader: 'visitor' | 'staff') => ({
    reference,
    company,
    person: { name, email },
    by: holder === 'staff' ? ('company' as const) : ('visitor' as const),
    appointment: appointmentInEmail(appointment, { hours }, reader),
    before: formatFor(reader, before, hours).when,
  })
  const notices = recipients.map(
    (colleague): EmailToSend => ({
      to: colleague,
      replyTo: email,
      subject: `${reference}: the consultation of ${name} is ${change}`,
      about: reference,
      template: 'appointment-notice',
      data: { ...dataFor('staff'), change },
      attachments: [invitationTo(appointment, { company }, { method, colleague })],
    }),
  )
  const answer: EmailToSend = {
    to: email,
    // The key from the page does not confirm the address.
    unconfirmed: holder === 'page',
    replyTo: company.email,
    subject: `Your consultation is ${change} (${reference})`,
    about: reference,
    template: `appointment-${change}`,
    data: { ...dataFor('visitor'), ...(message && { message }) },
    attachments: [invitationTo(appointment, { company }, { method })],
  }
  await queueEmails(req, queue, [...notices, answer])
}
