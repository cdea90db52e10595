import { openPayload } from '~/content.server/payload.ts'
import { isConfirmed } from '../is-confirmed.ts'
import { isReference } from '../reference.ts'
import { isApplicationStored } from './receive-application.ts'

/** What the page after applying says. */
export type ReceivedApplication = {
  reference: string
  /** Whether a confirmation goes out by mail. */
  confirmed: boolean
}

/**
 * The application that the page says has arrived (`?applied=`); `undefined` when the address names
 * none, or one that somebody made up.
 */
export async function receivedApplication(url: string): Promise<ReceivedApplication | undefined> {
  const reference = new URL(url).searchParams.get('applied')
  if (!isReference('A', reference)) return undefined
  const payload = await openPayload()
  if (!(await isApplicationStored(payload, reference))) return undefined
  return { reference, confirmed: await isConfirmed(payload, reference, ['application-received']) }
}
