import type { ApplicationFormContent } from '~/content.server/application-form.ts'
import { m } from '~/paraglide/messages.js'

/** The consent text: the company's wording and the retention period. */
export function consentInWords({ consent, months }: ApplicationFormContent): string {
  return `${consent.text} ${m.application_kept({ months })}`
}
