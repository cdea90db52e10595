import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from './roles.ts'

/** For `admin.hidden`: keeps out of the menu what a role may not touch. */
export const hiddenUnless =
  (...allowed: readonly Role[]) =>
  ({ user }: { user: unknown }): boolean =>
    !hasRole(user as PayloadRequest['user'], ...allowed)
