import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isConfirmed } from '../../email/emails.ts'
import { staffLanguage, staffText, visitorLanguage } from '../../email/recipients.ts'
import { greetingName, plainLine } from '../../email/safe-text.ts'
import type { EmailAttachment } from '../../email/transport.ts'
import { readExpiringToken, signToken } from '../../http/signed-token.ts'
import { type Language, localizedPath } from '../../i18n/languages.ts'
import { m } from '../../paraglide/messages.js'
import { appointmentPath } from '../../paths.ts'
import type { ConsultationRequest } from '../../payload-types.ts'
import { settings } from '../../settings.ts'
import { formatAppointment, sameClock } from './format-appointment.ts'
import type { ConsultationHours, ConsultationSettings } from './slots.ts'

const schema = z.strictObject({
  request: z.number().int().positive(),
  /** Its origin: the email (proves access to the mailbox), the page after booking, or staff. */
  holder: z.enum(['mailbox', 'page', 'staff']),
})

/** Grants access to view, move and cancel an appointment. */
export type AppointmentKey = z.infer<typeof schema>

const purpose = 'appointment'

/** Validity of a key after the appointment's end, because the appointment may be moved: 30 days. */
const afterwards = 30 * 24 * 60 * 60 * 1000

/** Signs a key. @param endsAt current end of the appointment, an ISO 8601 string. */
export function signAppointmentKey(key: AppointmentKey, endsAt: string): string {
  const value = { ...key, expires: Date.parse(endsAt) + afterwards }
  return signToken(purpose, value, settings.PAYLOAD_SECRET)
}

/** Verifies a token. @returns its key, `expired`, or `undefined` if the token is not valid. */
export function readAppointmentKey(token: string, now = Date.now()) {
  return readExpiringToken(purpose, schema, token, settings.PAYLOAD_SECRET, now)
}

export type ShownAppointment = NonNullable<Awaited<ReturnType<typeof showAppointment>>>

/** Formats an appointment, with the other side's time if its offset differs. */
export function formatFor(
  reader: 'visitor' | 'staff',
  appointment: Pick<Appointed, 'startsAt' | 'endsAt' | 'timeZone' | 'language'>,
  hours: Pick<ConsultationHours, 'timeZone'>,
): { when: string; elsewhere?: string } {
  const { startsAt, endsAt } = appointment
  const visitors = appointment.timeZone || hours.timeZone
  const [own, other] =
    reader === 'visitor' ? [visitors, hours.timeZone] : [hours.timeZone, visitors]
  const language = reader === 'visitor' ? visitorLanguage(appointment) : staffLanguage
  return {
    when: formatAppointment(startsAt, endsAt, own, language),
    ...(!sameClock(own, other, Date.parse(startsAt)) && {
      elsewhere: formatAppointment(startsAt, endsAt, other, language),
    }),
  }
}

/** The request that a key gives access to, with its appointment; `undefined` when it is deleted. */
export async function findAppointed(payload: Payload, { request: id }: AppointmentKey) {
  const request = await payload.findByID({
    collection: 'consultation-requests',
    id,
    depth: 0,
    disableErrors: true,
  })
  return request?.appointment?.startsAt && request.appointment.endsAt ? request : undefined
}

/** Whether a request has a future appointment that is not cancelled. */
export function isChangeable(
  { appointment }: Pick<ConsultationRequest, 'appointment'>,
  now = Date.now(),
): boolean {
  if (!appointment?.startsAt || appointment.cancelledAt) return false
  return Date.parse(appointment.startsAt) > now
}

const emailsAboutIt = [
  'consultation-received',
  'appointment-moved',
  'appointment-cancelled',
] as const

/** The appointment that a key gives access to; `undefined` when it is deleted. */
export async function showAppointment(
  payload: Payload,
  key: AppointmentKey,
  hours: Pick<ConsultationHours, 'timeZone'>,
  /** Of the page that shows it. */
  language: Language,
) {
  const request = await findAppointed(payload, key)
  const { startsAt, endsAt, timeZone, cancelledAt, sequence } = request?.appointment ?? {}
  if (!request || !startsAt || !endsAt) return undefined
  const reader = key.holder === 'staff' ? 'staff' : 'visitor'
  const state: 'ahead' | 'over' | 'cancelled' = cancelledAt
    ? 'cancelled'
    : isChangeable(request)
      ? 'ahead'
      : 'over'
  return {
    reference: request.reference,
    ...(reader === 'staff' && { name: request.name }),
    startsAt,
    ...formatFor(reader, { startsAt, endsAt, timeZone, language }, hours),
    state,
    // Whether the visitor gets an email about the current state.
    confirmed: await isConfirmed(payload, request.reference, emailsAboutIt, sequence ?? 0),
    token: signAppointmentKey(key, endsAt),
  }
}

type Requested = Pick<
  ConsultationRequest,
  'id' | 'reference' | 'name' | 'email' | 'phone' | 'language'
>

export type Appointed = Requested & {
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
}: Requested & Pick<ConsultationRequest, 'appointment'>): Appointed {
  if (!appointment?.startsAt || !appointment.endsAt) throw new Error('It has no appointment.')
  const { id, reference, email, phone, language } = request
  const { startsAt, endsAt, sequence, timeZone } = appointment
  return {
    ...{ id, reference, email, phone, language, startsAt, endsAt, timeZone },
    name: plainLine(request.name),
    sequence: sequence ?? 0,
  }
}

function appointmentAddress(
  { id, endsAt, language }: Pick<Appointed, 'id' | 'endsAt' | 'language'>,
  holder: AppointmentKey['holder'],
): string {
  const token = signAppointmentKey({ request: id, holder }, endsAt)
  const page = holder === 'staff' ? appointmentPath : localizedPath(appointmentPath, language)
  return `${settings.SITE_URL}${page}?token=${token}`
}

export const adminUrlOf = (id: number): string =>
  `${settings.ADMIN_URL}/admin/collections/consultation-requests/${id}`

/** Time of an appointment in an email, as text. */
export type AppointmentInEmail = {
  /** In the reader's time zone. */
  when: string
  /** In the other side's time zone, if its offset differs. */
  elsewhere?: string
  /** Page for moving and cancelling it. */
  url: string
  /** Number of changes so far. */
  sequence?: number
  /** Of the visitor, if given. */
  phone?: string | null
}

export function appointmentInEmail(
  appointment: Appointed,
  { hours }: Pick<ConsultationSettings, 'hours'>,
  reader: 'visitor' | 'staff',
): AppointmentInEmail {
  return {
    ...formatFor(reader, appointment, hours),
    url: appointmentAddress(appointment, reader === 'visitor' ? 'mailbox' : 'staff'),
    sequence: appointment.sequence,
    phone: appointment.phone,
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
  const { reference, startsAt, endsAt, sequence, name, email, phone } = appointment
  const { hostname } = new URL(company.siteUrl)
  const organizer = unquoted(company.name)
  const visitorTexts = textsFor(visitorLanguage(appointment))
  const isForStaff = holder === 'staff'
  const texts = isForStaff ? textsForStaff : visitorTexts
  const description = [
    texts.reference({ reference }),
    ...(isForStaff
      ? [phone && textsForStaff.phone({ phone })]
      : [
          method === 'REQUEST' && visitorTexts.reach({ phone: phone || 'none' }),
          company.phone && visitorTexts.phone({ phone: company.phone }),
        ]),
    method === 'REQUEST' && texts.change({ url: appointmentAddress(appointment, holder) }),
  ]
  const calendar = ical({
    prodId: { company: organizer, product: 'Vitrina', language: texts.language.toUpperCase() },
    method: ICalCalendarMethod[method],
  })
  const event = calendar.createEvent({
    // The reference never changes, so calendars recognise moved appointments.
    id: `${reference}@${hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    stamp: new Date(),
    sequence,
    summary: plainLine(texts.summary({ name, company: company.name })),
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

const textsFor = (locale: Language) => ({
  language: locale,
  summary: ({ company }: { company: string }) => m.calendar_summary({ company }, { locale }),
  reference: (inputs: { reference: string }) => m.calendar_reference(inputs, { locale }),
  reach: (inputs: { phone: string }) => m.appointment_reach(inputs, { locale }),
  phone: (inputs: { phone: string }) => m.calendar_phone(inputs, { locale }),
  change: (inputs: { url: string }) => m.calendar_change(inputs, { locale }),
})

const textsForStaff = {
  language: staffLanguage,
  summary: ({ name }: { name: string }) => staffText('Consultation: {name}', { name }),
  reference: (values: { reference: string }) => staffText('Reference: {reference}', values),
  phone: (values: { phone: string }) => staffText('Phone: {phone}', values),
  change: (values: { url: string }) => staffText('Move or cancel: {url}', values),
}

/** Property parameters are quoted and cannot escape a double quote, so it is replaced. */
function unquoted(text: string): string {
  return plainLine(text.replaceAll('"', ' '))
}
