import type { CollectionBeforeOperationHook, Payload, Where } from 'payload'
import { isEmailAddress } from '../email/safe-text.ts'
import { apiError } from '../http/api-error.ts'
import { type Role, roles } from './roles.ts'
import { weaknessOf } from './sign-in/password.ts'

type NewStaff = {
  email: string
  password: string
  role: Role
  /** Default: the part of the email before the @. */
  name?: string
}

/** Creates a staff account. @throws an Error with a message for the user. */
export async function createStaff(
  payload: Payload,
  { email: given, password, role, name }: NewStaff,
): Promise<void> {
  const email = given.trim().toLowerCase()
  if (!isEmailAddress(email)) {
    throw new Error(`“${given}” is not an email address: give one such as ana@company.example.`)
  }
  if (!roles.includes(role)) {
    throw new Error(`There is no role “${role}”: choose one of ${roles.join(', ')}.`)
  }
  const weakness = weaknessOf(password, [email, name ?? ''])
  if (weakness) throw new Error(weakness)
  const where: Where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  const [existing] = docs
  if (existing) {
    throw new Error(
      `${email} belongs to ${existing.name} (${existing.role}) already: sign in with it, or give another address.`,
    )
  }
  const data = { email, password, role, name: name?.trim() || email.split('@')[0] || email }
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
  await createStaff(payload, { email, password, role: 'admin' })
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
