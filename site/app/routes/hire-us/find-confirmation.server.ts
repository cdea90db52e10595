import {
  type ShownAppointment,
  showAppointment,
} from '@vitrina/content/consultations/appointments/appointment-link.ts'
import { readAppointmentKey } from '@vitrina/content/consultations/appointments/appointment-token.ts'
import { settings } from '@vitrina/content/settings.ts'
import { type Confirmation, findConfirmation } from '@vitrina/content/submissions/confirmation.ts'
import { openPayload } from '~/content.server/payload.ts'
import { consultationSettings } from '~/routes/hire-us/times/times.server.ts'

/** The content of the confirmation page. */
export type ConfirmedRequest = Confirmation & { appointment?: ShownAppointment }

/**
 * The request with the reference in the URL, if it is stored. Its appointment is included only with
 * the appointment's token, which only the sender has.
 *
 * @param search parameters of the URL to which the form redirects.
 */
export async function findRequestConfirmation(
  search: URLSearchParams,
): Promise<ConfirmedRequest | undefined> {
  const received = search.get('received')
  if (received === null) return undefined
  const payload = await openPayload()
  const found = await findConfirmation(payload, 'C', received)
  const key = readAppointmentKey(search.get('appointment') ?? '', settings.PAYLOAD_SECRET)
  if (!found || typeof key !== 'object') return found
  const { hours } = await consultationSettings()
  const appointment = await showAppointment(payload, key, hours)
  return appointment?.reference === found.reference ? { ...found, appointment } : found
}
