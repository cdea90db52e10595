import type { PayloadRequest } from 'payload'
import type { Wording } from '../i18n/translate.ts'
import { hasRole } from '../staff/roles.ts'
import type { Holding } from './holdings.ts'

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

/** What staff call the parts of what is held about a person. */
export const partNames: Record<Holding['part'], Wording> = {
  applications: 'Applications',
  'consultation-requests': 'Consultation requests',
  'application-versions': 'Versions of applications',
  'request-versions': 'Versions of consultation requests',
  documents: 'Files',
  mails: 'Mails',
  'job-alerts': 'Job alerts',
  'saved-filters': 'Saved filters that name the address',
}

/** And the kinds that a role covers. */
export const kindNames: Record<Kind, Wording> = {
  applications: 'Applications',
  'consultation-requests': 'Consultation requests',
  'job-alerts': 'Job alerts',
  other: 'Other mails',
}
