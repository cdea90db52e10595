import { readAppointmentKey } from '@vitrina/content/consultations/appointment-token.ts'
import { settings } from '@vitrina/content/settings.ts'
import { openPayload } from '~/content.server/payload.ts'
import { isConfirmed } from './is-confirmed.ts'
import { isStored } from './receive-consultation.ts'
import { isReference } from './reference.ts'
import { type ShownAppointment, showAppointment } from './show-appointment.ts'

/** The content of the confirmation page. */
export type ReceivedRequest = {
  reference: string
  /** Whether a confirmation is sent by email. */
  confirmed: boolean
  appointment?: ShownAppointment
}

/**
 * The request with the reference in the URL, if it is stored. Its appointment is included only with
 * the appointment's token, which only the sender has.
 *
 * @param search parameters of the URL to which the form redirects.
 */
export async function findReceived(search: URLSearchParams): Promise<ReceivedRequest | undefined> {
  const reference = search.get('received')
  if (!isReference('C', reference)) return undefined
  const payload = await openPayload()
  const confirmed = await isConfirmed(payload, reference, ['consultation-received'])
  const key = readAppointmentKey(search.get('appointment') ?? '', settings.PAYLOAD_SECRET)
  if (typeof key === 'object') {
    const appointment = await showAppointment(key)
    if (appointment?.reference === reference) return { reference, confirmed, appointment }
  }
  return (await isStored(payload, reference)) ? { reference, confirmed } : undefined
}
