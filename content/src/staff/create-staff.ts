import type { CollectionBeforeOperationHook, Payload, Where } from 'payload'
import { isEmailAddress } from '../email/safe-text.ts'
import { apiError } from '../http/error-response.ts'
import { roles as allRoles, type Role } from './access.ts'
import { weaknessOf } from './sign-in/password.ts'

type NewStaff = {
  email: string
  password: string
  roles: readonly Role[]
  /** Default: the part of the email before the @. */
  name?: string
}

/** Creates a staff account. @throws an Error with a message for the user. */
export async function createStaff(
  payload: Payload,
  { email: given, password, roles, name }: NewStaff,
): Promise<void> {
  const email = given.trim().toLowerCase()
  if (!isEmailAddress(email)) {
    throw new Error(`“${given}” is not an email address: give one such as ana@company.example.`)
  }
  const unknown = roles.find((role) => !allRoles.includes(role))
  if (unknown !== undefined || roles.length === 0) {
    throw new Error(`There is no role “${unknown ?? ''}”: choose from ${allRoles.join(', ')}.`)
  }
  const weakness = weaknessOf(password, [email, name ?? ''])
  if (weakness) throw new Error(weakness)
  const where: Where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  const [existing] = docs
  if (existing) {
    throw new Error(
      `${email} belongs to ${existing.name} (${existing.roles?.join(', ')}) already: sign in with it, or give another address.`,
    )
  }
  const fullName = name?.trim() || email.split('@')[0] || email
  const data = { email, password, roles: [...roles], name: fullName, status: 'active' as const }
  await payload.create({ collection: 'users', data, depth: 0 })
}

/** Creates the administrator from the environment if there is no staff; returns whether it did. */
export async function createFirstAdministrator(
  payload: Payload,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Record<string, string | undefined>,
): Promise<boolean> {
  if (!email && !password) return false
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return false
  if (!email || !password) throw new Error('Give both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.')
  await createStaff(payload, { email, password, roles: ['admin'] })
  return true
}

/** Header by which the admin server marks requests from its machine; discarded from clients. */
export const madeOnThisMachineHeader = 'x-made-on-this-machine'

/** Payload offers the first account to the first caller; here only to callers on this machine. */
export const rejectRemoteFirstUser: CollectionBeforeOperationHook = ({ req, operation }) => {
  const isFirstUser = operation === 'create' && req.pathname?.endsWith('/first-register')
  if (isFirstUser && req.headers.get(madeOnThisMachineHeader) !== 'yes') {
    throw apiError(
      req,
      403,
      'The first account can only be made on the machine that runs the admin: open it there at localhost, or start with ADMIN_EMAIL and ADMIN_PASSWORD set.',
    )
  }
}
