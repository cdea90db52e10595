import type { Payload } from 'payload'

/**
 * Makes the first administrator, when the environment names one and there is no staff yet.
 *
 * @returns whether one was made.
 * @throws when only one of the two settings is given, or the password is too short.
 */
export async function createFirstAdministrator(
  payload: Payload,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: NodeJS.ProcessEnv,
): Promise<boolean> {
  if (!email && !password) return false
  if (!email || !password) throw new Error('Give both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.')
  if (password.length < 12) throw new Error('ADMIN_PASSWORD must have at least 12 characters.')
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return false
  await payload.create({
    collection: 'users',
    data: { email, password, name: email.split('@')[0] ?? email, role: 'admin' },
  })
  return true
}
