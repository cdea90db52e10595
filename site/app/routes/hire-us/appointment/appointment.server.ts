import {
  type AppointmentKey,
  readAppointmentKey,
  showAppointment,
} from '@vitrina/content/consultations/appointments/appointment.ts'
import {
  changeAppointment as change,
  MovedTooOften,
  NotChangeable,
} from '@vitrina/content/consultations/appointments/change-appointment.ts'
import { readSlot } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { SlotUnavailable } from '@vitrina/content/consultations/appointments/slots.ts'
import type { EmailQueue } from '@vitrina/content/jobs/queue.ts'
import { inTransactionWithinTime } from '@vitrina/content/storage/locks.ts'
import { openPayload } from '~/content.server/payload.ts'
import { parseTextForm } from '~/forms.server/read-form.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { consultationSettings } from '~/routes/hire-us/hire-us.server.ts'
import type { SubmissionError } from '~/ui/form/submission.ts'

/** The key in the URL; `expired` when it was valid once, `undefined` when it is not one of ours. */
export function keyOf(request: Request): AppointmentKey | 'expired' | undefined {
  return readAppointmentKey(new URL(request.url).searchParams.get('token') ?? '')
}

/** The appointment that a key gives access to; `undefined` when it is deleted. */
export async function findAppointment(key: AppointmentKey) {
  const [payload, { hours }] = await Promise.all([openPayload(), consultationSettings()])
  return showAppointment(payload, key, hours, getLocale())
}

type ChangeError = SubmissionError & { status: number }
type Context = { queue: EmailQueue; reportFailure: (error: unknown, message: string) => void }

/** Changes an appointment. @returns the URL of the updated page, or why nothing was changed. */
export async function changeAppointment(
  request: Request,
  { queue, reportFailure }: Context,
): Promise<{ address: string } | ChangeError> {
  const key = keyOf(request)
  if (typeof key !== 'object') return { status: 403 }
  const form = await parseTextForm(request)
  const isCancelled = form.get('intent') === 'cancel'
  const to = isCancelled ? undefined : readSlot(form.get('slot'))
  if (!isCancelled && to === undefined) {
    return { status: 400, errors: { slot: m.appointment_choose() } }
  }
  try {
    const [payload, settings] = await Promise.all([openPayload(), consultationSettings()])
    const wish = { to, seen: readSlot(form.get('from')), holder: key.holder }
    await inTransactionWithinTime(payload, (req) => change(req, queue, key.request, wish, settings))
    const appointment = await findAppointment(key)
    return { address: `/hire-us/appointment?token=${appointment?.token}&changed` }
  } catch (error) {
    if (error instanceof NotChangeable) {
      // Otherwise the page shows why.
      return { status: 409, reason: error.reason === 'moved' ? 'changed' : undefined }
    }
    if (error instanceof SlotUnavailable) {
      return { status: 409, errors: { slot: m.appointment_slot_unavailable() } }
    }
    if (error instanceof MovedTooOften) {
      const { company } = await consultationSettings()
      return { status: 429, errors: { slot: m.appointment_moved_often(company) } }
    }
    reportFailure(error, 'an appointment was not changed')
    return { status: 503, reason: 'failed' }
  }
}
