import type { Access } from 'payload'
import { hasRole, type Role } from './roles.ts'

/**
 * Lets staff with one of the given roles read drafts and the trash too; everyone else, visitors
 * included, reads what is published. What lies in the trash may still be marked as published, and
 * whoever asks for the trash is given it, so it is left out by name.
 */
export const publishedOrStaffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed) || {
      _status: { equals: 'published' },
      deletedAt: { exists: false },
    }
