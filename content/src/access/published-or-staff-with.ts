import type { Access } from 'payload'
import { hasRole, type Role } from './roles.ts'

/**
 * Lets staff with one of the given roles read drafts too; everyone else, visitors included, reads
 * what is published.
 */
export const publishedOrStaffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed) || { _status: { equals: 'published' } }
