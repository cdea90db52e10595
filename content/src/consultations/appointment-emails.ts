import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { PayloadRequest } from 'payload'
import { queueConfirmation, queueMail } from '../email/queue-email.ts'
import { greetingName, plainLine } from '../email/safe-text.ts'
import type { AppointmentInMail } from '../email/templates.ts'
import type { MailAttachment } from '../email/transport.ts'
import type { MailQueue } from '../jobs/queue.ts'
import type { ConsultationRequest } from '../payload-types.ts'
import { settings } from '../settings.ts'
import { type AppointmentKey, signAppointmentKey } from './appointment-token.ts'
import type { ConsultationSettings } from './consultation-hours.ts'
import { appointmentInWords, sameClock } from './format-appointment.ts'

/** What is known of an appointment where a mail about it is written. */
export type Appointed = {
  id: number
  reference: string
  name: string
  email: string
  /** ISO texts. */
  startsAt: string
  endsAt: string
  sequence: number
  /** The visitor's, if their browser named one. */
  timeZone?: string | null
}

/** The same of a stored request. @throws when it has no appointment. */
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

/** Where an appointment is shown, moved and called off. */
export function appointmentAddress(
  { id, endsAt }: Pick<Appointed, 'id' | 'endsAt'>,
  holder: AppointmentKey['holder'],
): string {
  const token = signAppointmentKey({ request: id, holder }, endsAt, settings.PAYLOAD_SECRET)
  return `${settings.SITE_URL}/hire-us/appointment?token=${token}`
}

/** An appointment as its mails tell it: the reader's clock first, the other where it differs. */
export function appointmentInMail(
  appointment: Appointed,
  { hours }: Pick<ConsultationSettings, 'hours'>,
  reader: 'visitor' | 'staff',
): AppointmentInMail {
  const { startsAt, endsAt } = appointment
  const visitors = appointment.timeZone || hours.timeZone
  const [own, other] =
    reader === 'visitor' ? [visitors, hours.timeZone] : [hours.timeZone, visitors]
  return {
    when: appointmentInWords(startsAt, endsAt, own),
    ...(!sameClock(own, other, Date.parse(startsAt)) && {
      elsewhere: appointmentInWords(startsAt, endsAt, other),
    }),
    url: appointmentAddress(appointment, reader === 'visitor' ? 'mailbox' : 'staff'),
    sequence: appointment.sequence,
  }
}

/** An appointment for the calendar of the visitor, or of a colleague with that address. */
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
): MailAttachment {
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
    // Anybody may have typed the visitor’s address, and any name beside it.
    visitor: { name: colleague ? name : (greetingName(name) ?? email), email },
    colleague: colleague ? { name: colleague, email: colleague } : undefined,
    siteUrl: company.siteUrl,
  })
}

type Change = {
  /** How it is now. */
  appointment: Appointed
  change: 'moved' | 'cancelled'
  /** How it was; the same when it was called off. */
  before: Appointed
  holder: AppointmentKey['holder']
  /** What staff add in the mail to the visitor. */
  message?: string
}

/**
 * Writes to the visitor and to staff that an appointment was moved or called off, with the calendar
 * entry that says the same, in the transaction of `req`.
 *
 * @returns whether a mail goes to the visitor. It does not when the change was made with the key of
 *   the page, which confirms no address, and `unconfirmedLimits` hold the mail back.
 */
export async function queueAppointmentChange(
  req: PayloadRequest,
  queue: MailQueue,
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
    await queueMail(req, queue, {
      to: colleague,
      replyTo: email,
      subject: `${reference}: the consultation of ${name} is ${change}`,
      about: reference,
      template: 'appointment-notice',
      data: {
        ...common,
        change,
        appointment: appointmentInMail(appointment, { hours }, 'staff'),
        before: appointmentInMail(before, { hours }, 'staff').when,
      },
      attachments: [invitationTo(appointment, { company }, { method, colleague })],
    })
  }
  const send = holder === 'page' ? queueConfirmation : queueMail
  const sent = await send(req, queue, {
    to: email,
    replyTo: company.email,
    subject: `Your consultation is ${change} (${reference})`,
    about: reference,
    template: `appointment-${change}`,
    data: {
      ...common,
      appointment: appointmentInMail(appointment, { hours }, 'visitor'),
      before: appointmentInMail(before, { hours }, 'visitor').when,
      ...(message && { message }),
    },
    attachments: [invitationTo(appointment, { company }, { method })],
  })
  return sent !== false
}

type Person = { name: string; email: string }

export type Invitation = {
  method: 'REQUEST' | 'CANCEL'
  /** The request's reference: the same appointment to every calendar, however often it moves. */
  reference: string
  /** ISO texts. */
  startsAt: string
  endsAt: string
  /** How often it was changed. */
  sequence: number
  summary: string
  description: string
  organizer: Person
  visitor: Person
  /** A colleague whose copy this is. */
  colleague?: Person
  siteUrl: string
}

/** An appointment for calendars (RFC 5545), as mail programs understand it (RFC 6047). */
export function invitation(appointment: Invitation): MailAttachment {
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
      // Both have agreed to it: it is to stand in the calendar without a question.
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

/** Parameters of a property are in quotes, which no escape can stand for. */
function unquoted(text: string): string {
  return plainLine(text.replaceAll('"', ' '))
}
