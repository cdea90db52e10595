import { m } from '~/paraglide/messages.js'

/**
 * What people agree to with a job alert. Another version whenever the words change: a link that was
 * asked for under other words asks again.
 */
export function alertConsent(): { text: string; version: string } {
  return { text: m.job_alerts_consent(), version: '1' }
}
