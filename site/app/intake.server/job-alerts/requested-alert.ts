import { type RequestedAlert, readRequestedAlert } from '@vitrina/content/vacancies/alert-tokens.ts'
import { alertConsent } from './alert-consent.ts'

/**
 * The alert that a confirmation link is for; `expired` when it is too old or the consent text has
 * changed, `undefined` when its token is not one of ours.
 */
export function requestedAlert(url: string): RequestedAlert | 'expired' | undefined {
  const alert = readRequestedAlert(new URL(url).searchParams.get('token') ?? '')
  if (typeof alert !== 'object') return alert
  return alert.consent.version === alertConsent().version ? alert : 'expired'
}
