import type { Payload } from 'payload'
import type { EmailQueue } from '../../jobs/queue.ts'
import type { ConsultationRequest } from '../../payload-types.ts'
import { settings } from '../../settings.ts'
import { inTransactionWithinTime } from '../../storage/transaction.ts'
import { isConfirmed } from '../../submissions/confirmation.ts'
import { appointed, queueAppointmentChange } from './appointment-emails.ts'
import { type AppointmentKey, signAppointmentKey } from './appointment-token.ts'
import {
  cancelAppointment,
  isChangeable,
  MovedMeanwhile,
  MovedTooOften,
  moveAppointment,
  NotChangeable,
} from './change-appointment.ts'
import type { ConsultationHours, ConsultationSettings } from './consultation-hours.ts'
import { formatAppointment, sameClock } from './format-appointment.ts'
import { SlotUnavailable } from './slots.ts'

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
): Promise<ShownAppointment | undefined> {
  const request = await findAppointed(payload, key)
  const { startsAt, endsAt, timeZone, cancelledAt, sequence } = request?.appointment ?? {}
  if (!request || !startsAt || !endsAt) return undefined
  const visitors = timeZone || hours.timeZone
  const [own, other] =
    key.holder === 'staff' ? [hours.timeZone, visitors] : [visitors, hours.timeZone]
  return {
    reference: request.reference,
    ...(key.holder === 'staff' && { name: request.name }),
    startsAt,
    when: formatAppointment(startsAt, endsAt, own),
    ...(!sameClock(own, other, Date.parse(startsAt)) && {
      elsewhere: formatAppointment(startsAt, endsAt, other),
    }),
    state: cancelledAt ? 'cancelled' : isChangeable(request) ? 'ahead' : 'over',
    confirmed: await isConfirmed(payload, request.reference, emailsAboutIt, sequence ?? 0),
    token: signAppointmentKey(key, endsAt, settings.PAYLOAD_SECRET),
  }
}

/** The result of a change with a link; `changed` also when the request was deleted meanwhile. */
export type LinkChange =
  | 'changed'
  | 'moved-meanwhile'
  | 'moved-too-often'
  | 'slot-unavailable'
  | 'not-changeable'

/**
 * Moves or cancels an appointment and queues the emails to both sides, in one transaction.
 *
 * @param wish the new start in milliseconds since 1970, or a cancellation.
 * @param seen the start that the form showed, in milliseconds since 1970.
 */
export async function changeWithLink(
  payload: Payload,
  queue: EmailQueue,
  key: AppointmentKey,
  { wish, seen }: { wish: number | 'cancel'; seen: number | undefined },
  consultation: ConsultationSettings,
): Promise<LinkChange> {
  const request = await findAppointed(payload, key)
  if (!request) return 'changed'
  try {
    await inTransactionWithinTime(payload, async (req) => {
      const changed =
        wish === 'cancel'
          ? await cancelAppointment(req, key.request, { seen })
          : await moveAppointment(req, key.request, {
              hours: consultation.hours,
              startsAt: wish,
              seen,
              byVisitor: key.holder !== 'staff',
            })
      await queueAppointmentChange(
        req,
        queue,
        {
          appointment: appointed(changed),
          before: appointed(request),
          change: wish === 'cancel' ? 'cancelled' : 'moved',
          holder: key.holder,
        },
        consultation,
      )
    })
    return 'changed'
  } catch (error) {
    if (error instanceof MovedMeanwhile) return 'moved-meanwhile'
    if (error instanceof MovedTooOften) return 'moved-too-often'
    if (error instanceof SlotUnavailable) return 'slot-unavailable'
    // It was changed concurrently.
    if (error instanceof NotChangeable) return 'not-changeable'
    throw error
  }
}
