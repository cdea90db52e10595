import type { PayloadRequest } from 'payload'
import type { Wording } from '../i18n/translate.ts'
import { hasRole } from '../staff/access.ts'

export const kinds = ['applications', 'consultation-requests', 'job-alerts', 'other'] as const
export type Kind = (typeof kinds)[number]

/** The kinds that a user may see, export and erase: the same as in the lists of the admin app. */
export function scopeOf(user: PayloadRequest['user']): readonly Kind[] {
  if (hasRole(user, 'admin')) return kinds
  const ofRoles: Kind[] = []
  if (hasRole(user, 'recruiter')) ofRoles.push('applications', 'job-alerts')
  if (hasRole(user, 'sales')) ofRoles.push('consultation-requests')
  return ofRoles
}

export const isWhole = (scope: readonly Kind[]): boolean => scope.length === kinds.length

export const partNames = {
  applications: 'Applications',
  'consultation-requests': 'Consultation requests',
  'application-versions': 'Versions of applications',
  'request-versions': 'Versions of consultation requests',
  documents: 'Files',
  emails: 'Emails',
  'job-alerts': 'Job alerts',
  'saved-filters': 'Saved filters that name the address',
} as const satisfies Record<string, Wording>
export type Part = keyof typeof partNames

export const nameOfKind = (kind: Kind): Wording =>
  kind === 'other' ? 'Other emails' : partNames[kind]
