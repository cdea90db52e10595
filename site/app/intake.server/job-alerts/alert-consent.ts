import { m } from '~/paraglide/messages.js'

/**
 * The consent text of job alerts. Its version changes with the text, and a confirmation link for
 * another version asks for consent again.
 */
export function alertConsent(): { text: string; version: string } {
  return { text: m.job_alerts_consent(), version: '1' }
}
