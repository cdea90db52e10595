import type { AppointmentKey } from '@vitrina/content/consultations/appointment-token.ts'
import { signAppointmentKey } from '@vitrina/content/consultations/appointment-token.ts'
import { isChangeable } from '@vitrina/content/consultations/change-appointment.ts'
import { appointmentInWords, sameClock } from '@vitrina/content/consultations/format-appointment.ts'
import type { ConsultationRequest } from '@vitrina/content/payload-types.ts'
import { settings } from '@vitrina/content/settings.ts'
import { openPayload } from '~/content.server/payload.ts'
import { consultationSettings } from './consultation-settings.ts'
import { isConfirmed } from './is-confirmed.ts'

/** An appointment as shown to a user with its key. */
export type ShownAppointment = {
  reference: string
  /** Only for staff. */
  name?: string
  /** ISO 8601. */
  startsAt: string
  /** Formatted in the reader's time zone and, if the time differs there, in the other side's. */
  when: string
  elsewhere?: string
  state: 'ahead' | 'over' | 'cancelled'
  /** Whether the visitor gets an email about the current state. */
  confirmed: boolean
  /** A new token. */
  token: string
}

/** The request that a key gives access to, with its appointment; `undefined` when it is deleted. */
export async function findAppointed({
  request: id,
}: AppointmentKey): Promise<ConsultationRequest | undefined> {
  const request = await (await openPayload()).findByID({
    collection: 'consultation-requests',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  return request?.appointment?.startsAt && request.appointment.endsAt ? request : undefined
}

const toldBy = ['consultation-received', 'appointment-moved', 'appointment-cancelled'] as const

/** The appointment that a key gives access to; `undefined` when it is deleted. */
export async function showAppointment(key: AppointmentKey): Promise<ShownAppointment | undefined> {
  const [request, { hours }] = await Promise.all([findAppointed(key), consultationSettings()])
  const { startsAt, endsAt, timeZone, cancelledAt, sequence } = request?.appointment ?? {}
  if (!request || !startsAt || !endsAt) return undefined
  const visitors = timeZone || hours.timeZone
  const [own, other] =
    key.holder === 'staff' ? [hours.timeZone, visitors] : [visitors, hours.timeZone]
  return {
    reference: request.reference,
    ...(key.holder === 'staff' && { name: request.name }),
    startsAt,
    when: appointmentInWords(startsAt, endsAt, own),
    ...(!sameClock(own, other, Date.parse(startsAt)) && {
      elsewhere: appointmentInWords(startsAt, endsAt, other),
    }),
    state: cancelledAt ? 'cancelled' : isChangeable(request) ? 'ahead' : 'over',
    confirmed: await isConfirmed(await openPayload(), request.reference, toldBy, sequence ?? 0),
    token: signAppointmentKey(key, endsAt, settings.PAYLOAD_SECRET),
  }
}
