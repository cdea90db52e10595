import { APIError, type CollectionBeforeOperationHook, type Payload } from 'payload'
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

/**
 * The header in which the admin's server says whether a request was made on its own machine. It
 * is set there from the connection itself and whatever the client sent under this name is thrown
 * away (see `admin/server.ts`).
 */
export const madeOnThisMachineHeader = 'x-made-on-this-machine'

/**
 * Nobody can make the first account from the public internet: Payload offers that screen to
 * whoever comes first, so it is held to requests that were made on this machine itself.
 */
export const refuseFirstUserFromAfar: CollectionBeforeOperationHook = ({ req, operation }) => {
  const isFirstUser = operation === 'create' && req.pathname?.endsWith('/first-register')
  if (isFirstUser && req.headers.get(madeOnThisMachineHeader) !== 'yes') {
    throw new APIError(
      'The first account can only be made on the machine that runs the admin: open it there at localhost, or start with ADMIN_EMAIL and ADMIN_PASSWORD set.',
      403,
    )
  }
}
