import type { FieldAccess } from 'payload'
import { hasRole, type Role } from './roles.ts'

/**
 * For the fields of a group that staff may keep to themselves with a checkbox `shown` beside them.
 * Without a document in hand, as when somebody filters or sorts by such a field, it stays closed.
 */
export const shownOrStaffWith =
  (...allowed: readonly Role[]): FieldAccess =>
  ({ req, siblingData }) =>
    hasRole(req.user, ...allowed) || (siblingData as { shown?: unknown })?.shown === true
