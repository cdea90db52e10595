import { openPayload } from '~/content.server/payload.ts'
import { isReference } from '../reference.ts'
import { isApplicationStored } from './receive-application.ts'

/**
 * The reference of the application that the page says has arrived (`?applied=`); `undefined` when
 * the address names none, or one that somebody made up.
 */
export async function appliedReference(url: string): Promise<string | undefined> {
  const reference = new URL(url).searchParams.get('applied')
  if (!isReference('A', reference)) return undefined
  return (await isApplicationStored(await openPayload(), reference)) ? reference : undefined
}
