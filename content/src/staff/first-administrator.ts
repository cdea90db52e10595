import type { Payload } from 'payload'
import { createStaff } from './create-staff.ts'

/**
 * Makes the first administrator, when the environment names one and there is no staff yet.
 *
 * @returns whether one was made.
 * @throws when only one of the two settings is given, or they make no account (see `createStaff`).
 */
export async function createFirstAdministrator(
  payload: Payload,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Record<string, string | undefined>,
): Promise<boolean> {
  if (!email && !password) return false
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return false
  if (!email || !password) throw new Error('Give both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.')
  await createStaff(payload, { email, password, role: 'admin' })
  return true
}
