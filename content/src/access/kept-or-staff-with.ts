import type { Access } from 'payload'
import { hasRole, type Role } from './roles.ts'

/** For what has no drafts: everyone reads it until it is put into the trash. */
export const keptOrStaffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed) || { deletedAt: { exists: false } }
