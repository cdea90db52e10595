import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** Lets staff reach their own account, and administrators every account. */
export const selfOrAdmin: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
