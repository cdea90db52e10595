import type { Wording } from '../i18n/translate.ts'
import type { Holding } from './holdings.ts'
import type { Kind } from './scope.ts'

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
