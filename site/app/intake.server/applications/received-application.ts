import { openPayload } from '~/content.server/payload.ts'
import { isConfirmed } from '../is-confirmed.ts'
import { isReference } from '../reference.ts'
import { isApplicationStored } from './receive-application.ts'

/** The content of the confirmation page after applying. */
export type ReceivedApplication = {
  reference: string
  /** Whether a confirmation is sent by email. */
  confirmed: boolean
}

/**
 * The application whose confirmation the page shows (`?applied=`); `undefined` when the URL has no
 * reference, or an invalid one.
 */
export async function receivedApplication(url: string): Promise<ReceivedApplication | undefined> {
  const reference = new URL(url).searchParams.get('applied')
  if (!isReference('A', reference)) return undefined
  const payload = await openPayload()
  if (!(await isApplicationStored(payload, reference))) return undefined
  return { reference, confirmed: await isConfirmed(payload, reference, ['application-received']) }
}
