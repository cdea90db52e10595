import { z } from 'zod'
import { readExpiringToken, readToken, signToken } from '../http/signed-token.ts'
import { settings } from '../settings.ts'
import { workplaces } from './alert-choice.ts'

/** How long a confirmation link is valid, in milliseconds. */
const confirmWithin = 3 * 24 * 60 * 60 * 1000

const requested = z.object({
  email: z.string(),
  departments: z.array(z.number()),
  workplaces: z.array(z.enum(workplaces)),
  /** The version of the accepted consent text, and when it was accepted (an ISO date). */
  consent: z.object({ version: z.string(), givenAt: z.string() }),
})

/** A requested job alert; it is stored only in the token until it is confirmed by email. */
export type RequestedAlert = z.infer<typeof requested>

/** Signs a requested alert for the confirmation email. */
export function signRequestedAlert(alert: RequestedAlert, now = Date.now()): string {
  const data = { ...alert, expires: now + confirmWithin }
  return signToken('job-alert-confirm', data, settings.PAYLOAD_SECRET)
}

/** The requested alert; `expired` after three days, `undefined` when the token is invalid. */
export function readRequestedAlert(
  token: string,
  now = Date.now(),
): RequestedAlert | 'expired' | undefined {
  return readExpiringToken('job-alert-confirm', requested, token, settings.PAYLOAD_SECRET, now)
}

/**
 * The unsubscribe URL of an alert. It identifies the alert, not the person, and is valid as long as
 * the alert exists, because an email may be read years later.
 */
export function unsubscribeUrl(alertId: number): string {
  const token = signToken('job-alert-unsubscribe', { alert: alertId }, settings.PAYLOAD_SECRET)
  return `${settings.SITE_URL}/job-alerts/unsubscribe?token=${token}`
}

/** The id of the alert to unsubscribe; `undefined` when the token is invalid. */
export function readUnsubscribe(token: string): number | undefined {
  const data = readToken('job-alert-unsubscribe', token, settings.PAYLOAD_SECRET)
  return data === undefined ? undefined : z.object({ alert: z.number() }).parse(data).alert
}
