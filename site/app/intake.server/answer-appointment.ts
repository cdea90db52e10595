import {
  appointed,
  queueAppointmentChange,
} from '@vitrina/content/consultations/appointment-emails.ts'
import {
  type AppointmentKey,
  readAppointmentKey,
} from '@vitrina/content/consultations/appointment-token.ts'
import {
  cancelAppointment,
  MovedMeanwhile,
  MovedTooOften,
  moveAppointment,
  NotChangeable,
} from '@vitrina/content/consultations/change-appointment.ts'
import { SlotTaken } from '@vitrina/content/consultations/slots.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { settings } from '@vitrina/content/settings.ts'
import { inTransactionWithinTime } from '@vitrina/content/storage/transaction.ts'
import { openPayload } from '~/content.server/payload.ts'
import { m } from '~/paraglide/messages.js'
import { consultationSettings } from './consultation-settings.ts'
import { parseTextForm } from './files/parse-form.ts'
import { findAppointed, showAppointment } from './show-appointment.ts'
import { readSlot } from './slot.ts'

type Surroundings = {
  queue: MailQueue
  reportFailure: (error: unknown, message: string) => void
}

/** The key in the URL; `expired` when it was valid once, `undefined` when it is not one of ours. */
export function keyOf(request: Request): AppointmentKey | 'expired' | undefined {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return readAppointmentKey(token, settings.PAYLOAD_SECRET)
}

type Mistake = {
  status: number
  /** Shown beside the slots. */
  error?: string
  /** The appointment is not at the time that the form showed. */
  moved?: true
  /** A server error. */
  failed?: true
}

/**
 * Handles the forms of an appointment's page.
 *
 * @returns the URL of the updated page, or why nothing was changed.
 * @throws Response 400 or 415 for an incomplete or unsupported form body.
 */
export async function answerAppointment(
  request: Request,
  { queue, reportFailure }: Surroundings,
): Promise<{ address: string } | Mistake> {
  const key = keyOf(request)
  if (typeof key !== 'object') return { status: 403 }
  const form = await parseTextForm(request)
  const wish = form.get('intent') === 'cancel' ? 'cancel' : readSlot(form.get('slot'))
  if (wish === undefined) return { status: 400, error: m.appointment_choose() }
  try {
    await changeAppointment(key, queue, wish, readSlot(form.get('from')))
    const appointment = await showAppointment(key)
    return { address: `/hire-us/appointment?token=${appointment?.token}&changed` }
  } catch (error) {
    if (error instanceof MovedTooOften) {
      const { company } = await consultationSettings()
      return { status: 429, error: m.appointment_moved_often(company) }
    }
    if (error instanceof MovedMeanwhile) return { status: 409, moved: true }
    if (error instanceof SlotTaken) return { status: 409, error: m.appointment_taken() }
    // It was changed concurrently; the page shows the current state.
    if (error instanceof NotChangeable) return { status: 409 }
    reportFailure(error, 'an appointment was not changed')
    return { status: 503, failed: true }
  }
}

/**
 * Moves or cancels an appointment and queues the emails to both sides, in one transaction.
 *
 * @param wish the new start in milliseconds since 1970, or a cancellation.
 * @param seen the start that the form showed, in milliseconds since 1970.
 * @throws SlotTaken when the slot is not available; NotChangeable when there is nothing to change;
 *   MovedMeanwhile when the appointment is not at `seen`.
 */
async function changeAppointment(
  key: AppointmentKey,
  queue: MailQueue,
  wish: number | 'cancel',
  seen: number | undefined,
): Promise<void> {
  const [payload, consultation, request] = await Promise.all([
    openPayload(),
    consultationSettings(),
    findAppointed(key),
  ])
  if (!request) return
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
}
