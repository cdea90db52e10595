import { m } from '~/paraglide/messages.js'
import type { ApplicationFormContent } from '~/routes/vacancies/application-form.server.ts'

/** The consent text: the company's wording and the retention period. */
export function consentInWords({ consent, months }: ApplicationFormContent): string {
  return `${consent.text} ${m.application_kept({ months })}`
}
