import { type RequestedAlert, readRequestedAlert } from '@vitrina/content/vacancies/alert-tokens.ts'
import { alertConsent } from './alert-consent.ts'

/**
 * The alert that an address confirms; `expired` when its time is over or other words are agreed to
 * today, `undefined` when its token was never ours.
 */
export function requestedAlert(url: string): RequestedAlert | 'expired' | undefined {
  const alert = readRequestedAlert(new URL(url).searchParams.get('token') ?? '')
  if (typeof alert !== 'object') return alert
  return alert.consent.version === alertConsent().version ? alert : 'expired'
}
