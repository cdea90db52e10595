import { APIError, type CollectionBeforeOperationHook, type Payload } from 'payload'
import { createStaff } from './create-staff.ts'

/**
 * Creates the first administrator when the environment defines one and there is no staff yet.
 *
 * @returns whether one was created.
 * @throws when only one of the two settings is given, or they are invalid (see `createStaff`).
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
 * The header by which the admin server marks requests made on its own machine. It is derived from
 * the connection; a value sent by the client is discarded (see `admin/server.ts`).
 */
export const madeOnThisMachineHeader = 'x-made-on-this-machine'

/**
 * Prevents creating the first account from the public internet: Payload offers that screen to the
 * first caller, so it is limited to requests made on this machine.
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
