import type { User } from '@vitrina/content/payload-types.ts'
import { type Role, roles } from '@vitrina/content/staff/access.ts'
import type { PayloadRequest } from 'payload'
import { openPayload } from '../payload.ts'

/** A caller of the model: a signed-in member of staff, or a visitor. */
export type TestUser = {
  user: (User & PayloadRequest['user']) | undefined
  /** Without one, a visitor's. */
  token: string | undefined
}

export type TestUserName = Role | 'anonymous'

/** Staff with two roles, who may do what either of them may. */
export const combinations = ['editor+recruiter', 'recruiter+sales'] as const
export type Combination = (typeof combinations)[number]

export const rolesOf = (name: Role | Combination) => name.split('+') as Role[]

/** Makes and signs in the staff with two roles. */
export async function createCombinations(): Promise<Record<Combination, TestUser>> {
  const made = combinations.map(
    async (name) => [name, await signUp(name, `${name}@company.example`)] as const,
  )
  return Object.fromEntries(await Promise.all(made)) as Record<Combination, TestUser>
}

export const testUserNames: TestUserName[] = [...roles, 'anonymous']

export const password = 'a password of these tests'

/** Makes one member of staff for each role and signs them in. */
export async function createTestUsers(): Promise<Record<TestUserName, TestUser>> {
  const testUsers = await Promise.all(
    roles.map(async (role) => [role, await signUp(role, `${role}@company.example`)] as const),
  )
  return {
    ...(Object.fromEntries(testUsers) as Record<Role, TestUser>),
    anonymous: { user: undefined, token: undefined },
  }
}

/** A new member of staff, signed in. */
export async function signUp(role: Role | Combination, email: string): Promise<TestUser> {
  const payload = await openPayload()
  const user = await payload.create({
    collection: 'users',
    data: { email, password, roles: rolesOf(role), name: `The ${role}` },
  })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { user: { ...user, collection: 'users' }, token }
}
