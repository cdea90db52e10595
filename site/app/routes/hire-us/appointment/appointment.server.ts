import {
  changeWithLink,
  showAppointment,
} from '@vitrina/content/consultations/appointments/appointment-link.ts'
import {
  type AppointmentKey,
  readAppointmentKey,
} from '@vitrina/content/consultations/appointments/appointment-token.ts'
import { readSlot } from '@vitrina/content/consultations/appointments/slot-values.ts'
import type { EmailQueue } from '@vitrina/content/jobs/queue.ts'
import { settings } from '@vitrina/content/settings.ts'
import { openPayload } from '~/content.server/payload.ts'
import { parseTextForm } from '~/forms.server/parse-form.ts'
import { m } from '~/paraglide/messages.js'
import { consultationSettings } from '~/routes/hire-us/times/times.server.ts'
import type { SubmissionError } from '~/ui/form/submission-error.ts'

/** The key in the URL; `expired` when it was valid once, `undefined` when it is not one of ours. */
export function keyOf(request: Request): AppointmentKey | 'expired' | undefined {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return readAppointmentKey(token, settings.PAYLOAD_SECRET)
}

/** The appointment that a key gives access to; `undefined` when it is deleted. */
export async function findAppointment(key: AppointmentKey) {
  const [payload, { hours }] = await Promise.all([openPayload(), consultationSettings()])
  return showAppointment(payload, key, hours)
}

type ChangeError = SubmissionError & { status: number }

/**
 * Handles the forms of an appointment's page.
 *
 * @returns the URL of the updated page, or why nothing was changed.
 * @throws Response 400 or 415 for an incomplete or unsupported form body.
 */
export async function changeAppointment(
  request: Request,
  {
    queue,
    reportFailure,
  }: { queue: EmailQueue; reportFailure: (error: unknown, message: string) => void },
): Promise<{ address: string } | ChangeError> {
  const key = keyOf(request)
  if (typeof key !== 'object') return { status: 403 }
  const form = await parseTextForm(request)
  const wish = form.get('intent') === 'cancel' ? 'cancel' : readSlot(form.get('slot'))
  if (wish === undefined) return { status: 400, errors: { slot: m.appointment_choose() } }
  try {
    const [payload, consultation] = await Promise.all([openPayload(), consultationSettings()])
    const result = await changeWithLink(
      payload,
      queue,
      key,
      { wish, seen: readSlot(form.get('from')) },
      consultation,
    )
    if (result === 'moved-meanwhile') return { status: 409, reason: 'changed' }
    if (result === 'moved-too-often') {
      return { status: 429, errors: { slot: m.appointment_moved_often(consultation.company) } }
    }
    if (result === 'slot-unavailable')
      return { status: 409, errors: { slot: m.appointment_slot_unavailable() } }
    // The page shows the current state.
    if (result === 'not-changeable') return { status: 409 }
    const appointment = await findAppointment(key)
    return { address: `/hire-us/appointment?token=${appointment?.token}&changed` }
  } catch (error) {
    reportFailure(error, 'an appointment was not changed')
    return { status: 503, reason: 'failed' }
  }
}
