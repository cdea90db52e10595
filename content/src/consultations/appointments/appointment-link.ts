import type { Payload } from 'payload'
import { z } from 'zod'
import { readExpiringToken, signToken } from '../../http/signed-token.ts'
import type { ConsultationRequest } from '../../payload-types.ts'
import { settings } from '../../settings.ts'
import { isConfirmed } from '../../submissions/confirmation.ts'
import { formatAppointment, sameClock } from './format-appointment.ts'
import type { ConsultationHours } from './slots.ts'

const schema = z.strictObject({
  /** Id of the consultation request. */
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
export function readAppointmentKey(
  token: string,
  now = Date.now(),
): AppointmentKey | 'expired' | undefined {
  return readExpiringToken(purpose, schema, token, settings.PAYLOAD_SECRET, now)
}

export type ShownAppointment = NonNullable<Awaited<ReturnType<typeof showAppointment>>>

/** Formats an appointment, with the other side's time if its offset differs. */
export function formatFor(
  reader: 'visitor' | 'staff',
  appointment: { startsAt: string; endsAt: string; timeZone?: string | null },
  hours: Pick<ConsultationHours, 'timeZone'>,
): { when: string; elsewhere?: string } {
  const { startsAt, endsAt } = appointment
  const visitors = appointment.timeZone || hours.timeZone
  const [own, other] =
    reader === 'visitor' ? [visitors, hours.timeZone] : [hours.timeZone, visitors]
  return {
    when: formatAppointment(startsAt, endsAt, own),
    ...(!sameClock(own, other, Date.parse(startsAt)) && {
      elsewhere: formatAppointment(startsAt, endsAt, other),
    }),
  }
}

/** The request that a key gives access to, with its appointment; `undefined` when it is deleted. */
export async function findAppointed(
  payload: Payload,
  { request: id }: AppointmentKey,
): Promise<ConsultationRequest | undefined> {
  const request = await payload.findByID({
    collection: 'consultation-requests',
    id,
    depth: 0,
    overrideAccess: true,
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
    ...formatFor(reader, { startsAt, endsAt, timeZone }, hours),
    state,
    // Whether the visitor gets an email about the current state.
    confirmed: await isConfirmed(payload, request.reference, emailsAboutIt, sequence ?? 0),
    token: signAppointmentKey(key, endsAt),
  }
}
