import { z } from 'zod'
import { readToken, signToken } from '../http/signed-token.ts'
import { settings } from '../settings.ts'

/** How long a link that confirms works, in milliseconds. */
const confirmWithin = 3 * 24 * 60 * 60 * 1000

const requested = z.object({
  email: z.string(),
  departments: z.array(z.number()),
  workplaces: z.array(z.enum(['on-site', 'hybrid', 'remote'])),
  /** The version of the words that were agreed to, and when (an ISO date). */
  consent: z.object({ version: z.string(), givenAt: z.string() }),
})

/** A job alert that was asked for: it is nowhere but in the token until its address confirms it. */
export type RequestedAlert = z.infer<typeof requested>

/** Signs what was asked for, for the mail that asks back. */
export function signRequestedAlert(alert: RequestedAlert, now = Date.now()): string {
  const data = { ...alert, expires: now + confirmWithin }
  return signToken('job-alert-confirm', data, settings.PAYLOAD_SECRET)
}

/** What was asked for; `expired` after three days, `undefined` when the token was never ours. */
export function readRequestedAlert(
  token: string,
  now = Date.now(),
): RequestedAlert | 'expired' | undefined {
  const data = readToken('job-alert-confirm', token, settings.PAYLOAD_SECRET)
  if (data === undefined) return undefined
  const { expires, ...alert } = requested.extend({ expires: z.number() }).parse(data)
  return expires < now ? 'expired' : alert
}

/**
 * The address that ends an alert. It names the alert and not the person, and works as long as the
 * alert exists, for a mail may be read years later.
 */
export function unsubscribeUrl(alertId: number): string {
  const token = signToken('job-alert-unsubscribe', { alert: alertId }, settings.PAYLOAD_SECRET)
  return `${settings.SITE_URL}/job-alerts/unsubscribe?token=${token}`
}

/** The id of the alert that a token ends; `undefined` when the token was never ours. */
export function readUnsubscribe(token: string): number | undefined {
  const data = readToken('job-alert-unsubscribe', token, settings.PAYLOAD_SECRET)
  return data === undefined ? undefined : z.object({ alert: z.number() }).parse(data).alert
}
