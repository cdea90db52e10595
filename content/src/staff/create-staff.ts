import type { Payload } from 'payload'
import { type Role, roles } from './roles.ts'
import { weaknessOf } from './sign-in/password.ts'

export type NewStaff = {
  email: string
  password: string
  role: Role
  /** Default: the part of the email before the @. */
  name?: string
}

/**
 * Creates a staff account.
 *
 * @throws an Error with a message for the user when the email is invalid or taken, the role is
 * unknown, or the password is weak.
 */
export async function createStaff(
  payload: Payload,
  { email: given, password, role, name }: NewStaff,
): Promise<void> {
  const email = given.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new Error(`“${given}” is not an e-mail address: give one such as ana@company.example.`)
  }
  if (!roles.includes(role)) {
    throw new Error(`There is no role “${role}”: choose one of ${roles.join(', ')}.`)
  }
  const weakness = weaknessOf(password, [email, name ?? ''])
  if (weakness) throw new Error(weakness)
  await refuseTaken(payload, email)
  const data = { email, password, role, name: name?.trim() || email.split('@')[0] || email }
  await payload.create({ collection: 'users', data, depth: 0 })
}

async function refuseTaken(payload: Payload, email: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
  })
  const [taken] = docs
  if (!taken) return
  throw new Error(
    `${email} belongs to ${taken.name} (${taken.role}) already: sign in with it, or give another address.`,
  )
}
