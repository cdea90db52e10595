import type { ApplicationFormContent } from '~/content.server/application-form.ts'
import { m } from '~/paraglide/messages.js'

/** What people agree to: the company's words, and for how long they hold. */
export function consentInWords({ consent, months }: ApplicationFormContent): string {
  return `${consent.text} ${m.application_kept({ months })}`
}
