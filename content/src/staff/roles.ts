import type { PayloadRequest } from 'payload'

/** Staff roles; the full access table is in `tests/model/access/access-table.ts`. */
export const roles = ['admin', 'editor', 'recruiter', 'sales'] as const
export type Role = (typeof roles)[number]

/** Whether the request comes from a signed-in member of staff with one of the given roles. */
export function hasRole(user: PayloadRequest['user'], ...allowed: readonly Role[]): boolean {
  return user?.collection === 'users' && allowed.includes(user.role)
}
