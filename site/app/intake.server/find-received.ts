import { readAppointmentKey } from '@vitrina/content/consultations/appointment-token.ts'
import { settings } from '@vitrina/content/settings.ts'
import { openPayload } from '~/content.server/payload.ts'
import { isConfirmed } from './is-confirmed.ts'
import { isStored } from './receive-consultation.ts'
import { isReference } from './reference.ts'
import { type ShownAppointment, showAppointment } from './show-appointment.ts'

/** What the page after sending says. */
export type ReceivedRequest = {
  reference: string
  /** Whether a confirmation goes out by mail. */
  confirmed: boolean
  appointment?: ShownAppointment
}

/**
 * The request that an address says was received, if it was. Its appointment is for whoever holds the
 * key to it, which was given to the sender alone.
 *
 * @param search of the address to which the form leads.
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
