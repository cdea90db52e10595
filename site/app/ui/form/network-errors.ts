import { isRouteErrorResponse } from 'react-router'
import { m } from '~/paraglide/messages.js'
import type { NetworkReason } from './submission-error.ts'

/** The messages for a submission that never reached its action; they replace the form's own. */
export function networkError(
  reason: Exclude<NetworkReason, 'failed'>,
  email: string,
): { title?: string; text: string } {
  switch (reason) {
    case 'offline':
      return { title: m.form_offline_title(), text: m.form_offline_text() }
    case 'unreachable':
      return { title: m.form_unreachable_title(), text: m.form_unreachable_text({ email }) }
    case 'too-large':
      return { title: m.form_too_large_title(), text: m.form_too_large_text({ email }) }
    case 'expired':
      return { title: m.form_expired_title(), text: m.form_expired_text({ email }) }
    case 'too-many':
      return { title: m.guard_wait_title(), text: m.guard_wait_soon_text({ email }) }
    case 'unreadable':
      return { text: m.form_unreadable_text({ email }) }
  }
}

/** Derives the reason from the error thrown by the submission. */
export function reasonOf(error: unknown, isOnline: boolean): NetworkReason {
  if (isRouteErrorResponse(error) || error instanceof Response) return reasonOfStatus(error.status)
  if (!isOnline) return 'offline'
  // `fetch` throws it when there is no response.
  return error instanceof TypeError ? 'unreachable' : 'failed'
}

function reasonOfStatus(status: number): NetworkReason {
  if (status === 403) return 'expired'
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many'
  return status === 400 || status === 415 ? 'unreadable' : 'failed'
}
