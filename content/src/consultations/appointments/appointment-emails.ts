import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { PayloadRequest } from 'payload'
import { queueConfirmation, queueEmail } from '../../email/queue-email.ts'
import { greetingName, plainLine } from '../../email/safe-text.ts'
import type { AppointmentInEmail } from '../../email/templates.ts'
import type { EmailAttachment } from '../../email/transport.ts'
import type { EmailQueue } from '../../jobs/queue.ts'
import type { ConsultationRequest } from '../../payload-types.ts'
import { settings } from '../../settings.ts'
import { type AppointmentKey, signAppointmentKey } from './appointment-token.ts'
import type { ConsultationSettings } from './consultation-hours.ts'
import { formatAppointment, sameClock } from './format-appointment.ts'

/** Appointment data that its emails need. */
export type Appointed = {
  id: number
  reference: string
  name: string
  email: string
  /** ISO 8601 strings. */
  startsAt: string
  endsAt: string
  sequence: number
  /** Time zone of the visitor, if the browser reported one. */
  timeZone?: string | null
}

/** Appointment data of a stored request. @throws when it has no appointment. */
export function appointed(request: ConsultationRequest): Appointed {
  const { id, reference, name, email, appointment } = request
  if (!appointment?.startsAt || !appointment.endsAt) throw new Error('It has no appointment.')
  const { startsAt, endsAt, sequence, timeZone } = appointment
  return {
    ...{ id, reference, email, startsAt, endsAt, timeZone },
    name: plainLine(name),
    sequence: sequence ?? 0,
  }
}

/** URL of the page for viewing, moving and cancelling an appointment. */
export function appointmentAddress(
  { id, endsAt }: Pick<Appointed, 'id' | 'endsAt'>,
  holder: AppointmentKey['holder'],
): string {
  const token = signAppointmentKey({ request: id, holder }, endsAt, settings.PAYLOAD_SECRET)
  return `${settings.SITE_URL}/hire-us/appointment?token=${token}`
}

/**
 * Formats an appointment for emails: in the reader's time zone, and in the other side's time zone
 * if its offset differs.
 */
export function appointmentInEmail(
  appointment: Appointed,
  { hours }: Pick<ConsultationSettings, 'hours'>,
  reader: 'visitor' | 'staff',
): AppointmentInEmail {
  const { startsAt, endsAt } = appointment
  const visitors = appointment.timeZone || hours.timeZone
  const [own, other] =
    reader === 'visitor' ? [visitors, hours.timeZone] : [hours.timeZone, visitors]
  return {
    when: formatAppointment(startsAt, endsAt, own),
    ...(!sameClock(own, other, Date.parse(startsAt)) && {
      elsewhere: formatAppointment(startsAt, endsAt, other),
    }),
    url: appointmentAddress(appointment, reader === 'visitor' ? 'mailbox' : 'staff'),
    sequence: appointment.sequence,
  }
}

/** Calendar entry for the visitor, or for a colleague if an email address is given. */
export function invitationTo(
  appointment: Appointed,
  { company }: Pick<ConsultationSettings, 'company'>,
  {
    method = 'REQUEST',
    colleague,
    holder = colleague ? 'staff' : 'mailbox',
  }: {
    method?: 'REQUEST' | 'CANCEL'
    colleague?: string
    holder?: AppointmentKey['holder']
  } = {},
): EmailAttachment {
  const { reference, startsAt, endsAt, sequence, name, email } = appointment
  const lines = [
    `Reference: ${reference}`,
    company.phone && `Phone: ${company.phone}`,
    method === 'REQUEST' && `Move or cancel: ${appointmentAddress(appointment, holder)}`,
  ]
  return invitation({
    method,
    reference,
    startsAt,
    endsAt,
    sequence,
    summary: colleague ? `Consultation: ${name}` : `Consultation with ${company.name}`,
    description: lines.filter((line) => !!line).join('\n'),
    organizer: {
      name: company.name,
      email: company.email || `no-reply@${new URL(company.siteUrl).hostname}`,
    },
    // Name and email are unverified form input.
    visitor: { name: colleague ? name : (greetingName(name) ?? email), email },
    colleague: colleague ? { name: colleague, email: colleague } : undefined,
    siteUrl: company.siteUrl,
  })
}

type Change = {
  /** Current state. */
  appointment: Appointed
  change: 'moved' | 'cancelled'
  /** State before the change; the same if it was cancelled. */
  before: Appointed
  holder: AppointmentKey['holder']
  /** Message from staff in the visitor's email. */
  message?: string
}

/**
 * Queues emails to the visitor and staff about a moved or cancelled appointment, with the matching
 * calendar entry, in the transaction of `req`.
 *
 * @returns whether the visitor is emailed; `false` if the change was made with the key from the
 *   page, which does not confirm the address, and `unconfirmedLimits` are reached.
 */
export async function queueAppointmentChange(
  req: PayloadRequest,
  queue: EmailQueue,
  { appointment, change, before, holder, message }: Change,
  { company, hours, recipients }: ConsultationSettings,
): Promise<boolean> {
  const { reference, name, email } = appointment
  const method = change === 'moved' ? 'REQUEST' : 'CANCEL'
  const common = {
    reference,
    company,
    person: { name, email },
    by: holder === 'staff' ? ('company' as const) : ('visitor' as const),
  }
  for (const colleague of recipients) {
    await queueEmail(req, queue, {
      to: colleague,
      replyTo: email,
      subject: `${reference}: the consultation of ${name} is ${change}`,
      about: reference,
      template: 'appointment-notice',
      data: {
        ...common,
        change,
        appointment: appointmentInEmail(appointment, { hours }, 'staff'),
        before: appointmentInEmail(before, { hours }, 'staff').when,
      },
      attachments: [invitationTo(appointment, { company }, { method, colleague })],
    })
  }
  const send = holder === 'page' ? queueConfirmation : queueEmail
  const sent = await send(req, queue, {
    to: email,
    replyTo: company.email,
    subject: `Your consultation is ${change} (${reference})`,
    about: reference,
    template: `appointment-${change}`,
    data: {
      ...common,
      appointment: appointmentInEmail(appointment, { hours }, 'visitor'),
      before: appointmentInEmail(before, { hours }, 'visitor').when,
      ...(message && { message }),
    },
    attachments: [invitationTo(appointment, { company }, { method })],
  })
  return sent !== false
}

type Person = { name: string; email: string }

export type Invitation = {
  method: 'REQUEST' | 'CANCEL'
  /** Reference of the request. It never changes, so calendars recognise moved appointments. */
  reference: string
  /** ISO 8601 strings. */
  startsAt: string
  endsAt: string
  /** Number of changes. */
  sequence: number
  summary: string
  description: string
  organizer: Person
  visitor: Person
  /** Set on the copy for a colleague. */
  colleague?: Person
  siteUrl: string
}

/** Calendar entry (RFC 5545), in the form that email clients support (RFC 6047). */
export function invitation(appointment: Invitation): EmailAttachment {
  const { method, reference, startsAt, endsAt, sequence, organizer, visitor } = appointment
  const calendar = ical({
    prodId: { company: unquoted(organizer.name), product: 'Vitrina', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  const event = calendar.createEvent({
    id: `${reference}@${new URL(appointment.siteUrl).hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    stamp: new Date(),
    sequence,
    summary: plainLine(appointment.summary),
    description: appointment.description,
    organizer: { name: unquoted(organizer.name), email: organizer.email },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  for (const { name, email } of [visitor, appointment.colleague].filter((one) => !!one)) {
    event.createAttendee({
      name: unquoted(name),
      email,
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
