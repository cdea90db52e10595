import type { PayloadRequest } from 'payload'

/** Staff roles; the full access table is in `tests/model/access/access-table.ts`. */
export const roles = ['admin', 'editor', 'recruiter', 'sales'] as const
export type Role = (typeof roles)[number]

/** Whether the user is active staff with one of the given roles; access is the union of roles. */
export function hasRole(user: PayloadRequest['user'], ...allowed: readonly Role[]): boolean {
  if (user?.collection !== 'users' || user.status !== 'active') return false
  return user.roles?.some((role) => allowed.includes(role)) ?? false
}
