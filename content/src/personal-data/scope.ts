import type { PayloadRequest } from 'payload'
import { hasRole } from '../staff/roles.ts'

/** What the company holds about people, by what it came in through. */
export const kinds = ['applications', 'consultation-requests', 'job-alerts', 'other'] as const
export type Kind = (typeof kinds)[number]

/**
 * What a member of staff may see, export and erase of a person: the same as in the lists of the
 * admin. Nobody else, and no editor, may do any of it.
 */
export function scopeOf(user: PayloadRequest['user']): readonly Kind[] {
  if (hasRole(user, 'admin')) return kinds
  if (hasRole(user, 'recruiter')) return ['applications', 'job-alerts']
  if (hasRole(user, 'sales')) return ['consultation-requests']
  return []
}

/** Whether a scope leaves nothing out. */
export const isWhole = (scope: readonly Kind[]): boolean => scope.length === kinds.length
