import type { Access } from 'payload'
import { hasRole, type Role } from './roles.ts'

/** Allows signed-in staff with one of the given roles, and nobody else. */
export const staffWith =
  (...allowed: readonly Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...allowed)
