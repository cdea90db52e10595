import { isRouteErrorResponse } from 'react-router'
import { m } from '~/paraglide/messages.js'

/** The messages for a submission that never reached its action; they replace the form's own. */
export const messages = (email: string) => ({
  offline: { title: m.form_offline_title(), text: m.form_offline_text() },
  unreachable: { title: m.form_unreachable_title(), text: m.form_unreachable_text({ email }) },
  'too-large': { title: m.form_too_large_title(), text: m.form_too_large_text({ email }) },
  expired: { title: m.form_expired_title(), text: m.form_expired_text({ email }) },
  'too-many': { title: m.guard_wait_title(), text: m.guard_wait_soon_text({ email }) },
  unreadable: { text: m.form_unreadable_text({ email }) },
})

/** Why a submission never reached its action on the server, or returned without an answer. */
export type NetworkReason = keyof ReturnType<typeof messages> | 'failed'

const reasons: Record<number, NetworkReason> = {
  400: 'unreadable',
  403: 'expired',
  413: 'too-large',
  415: 'unreadable',
  429: 'too-many',
}

/** Derives the reason from the error thrown by the submission. */
export function reasonOf(error: unknown, isOnline: boolean): NetworkReason {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    return reasons[error.status] ?? 'failed'
  }
  if (!isOnline) return 'offline'
  // `fetch` throws it when there is no response.
  return error instanceof TypeError ? 'unreachable' : 'failed'
}
