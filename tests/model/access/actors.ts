import type { User } from '@vitrina/content/payload-types.ts'
import { type Role, roles } from '@vitrina/content/staff/roles.ts'
import type { PayloadRequest } from 'payload'
import { openPayload } from '../payload.ts'

/** Somebody who asks something of the model: a signed-in member of staff, or a visitor. */
export type Actor = {
  user: (User & PayloadRequest['user']) | undefined
  /** Without one, a visitor's. */
  token: string | undefined
}

export type ActorName = Role | 'anonymous'
export const actorNames: ActorName[] = [...roles, 'anonymous']

export const password = 'a password of these tests'

/** Makes one member of staff for each role and signs them in. */
export async function makeActors(): Promise<Record<ActorName, Actor>> {
  const actors = await Promise.all(
    roles.map(async (role) => [role, await signUp(role, `${role}@company.example`)] as const),
  )
  return {
    ...(Object.fromEntries(actors) as Record<Role, Actor>),
    anonymous: { user: undefined, token: undefined },
  }
}

/** A new member of staff, signed in. */
export async function signUp(role: Role, email: string): Promise<Actor> {
  const payload = await openPayload()
  const user = await payload.create({
    collection: 'users',
    data: { email, password, role, name: `The ${role}` },
  })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { user: { ...user, collection: 'users' }, token }
}
