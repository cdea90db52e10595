import type { Access } from 'payload'
import { hasRole, roles } from './roles.ts'

/** Allows signed-in staff, whatever their role. */
export const anyStaff: Access = ({ req }) => hasRole(req.user, ...roles)
