import { isRouteErrorResponse } from 'react-router'
import { m } from '~/paraglide/messages.js'
import type { FormProblem } from './form-problems.tsx'

/** Why a form never reached its action on the server, or came back without an answer. */
export type NotSentReason =
  | 'offline'
  | 'unreachable'
  | 'too-large'
  | 'expired'
  | 'too-many'
  | 'unreadable'
  | 'failed'

/** What happened to a form, from what sending it has thrown. */
export function reasonOf(error: unknown, isOnline: boolean): NotSentReason {
  if (isRouteErrorResponse(error) || error instanceof Response) return reasonOfStatus(error.status)
  if (!isOnline) return 'offline'
  // What `fetch` throws when it gets no answer.
  return error instanceof TypeError ? 'unreachable' : 'failed'
}

function reasonOfStatus(status: number): NotSentReason {
  if (status === 403) return 'expired'
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many'
  return status === 400 || status === 415 ? 'unreadable' : 'failed'
}

/**
 * The same for the visitor.
 *
 * @param failed what the form itself says when the fault is ours.
 * @param email where to write instead.
 */
export function notSentProblem(
  reason: NotSentReason,
  failed: { title: string; text: string },
  email: string,
): FormProblem {
  switch (reason) {
    case 'offline':
      return { tone: 'error', title: m.form_offline_title(), text: m.form_offline_text() }
    case 'unreachable':
      return {
        tone: 'error',
        title: m.form_unreachable_title(),
        text: m.form_unreachable_text({ email }),
      }
    case 'too-large':
      return {
        tone: 'error',
        title: m.form_too_large_title(),
        text: m.form_too_large_text({ email }),
      }
    case 'expired':
      return { tone: 'error', title: m.form_expired_title(), text: m.form_expired_text({ email }) }
    case 'too-many':
      return { tone: 'error', title: m.guard_wait_title(), text: m.guard_wait_soon_text({ email }) }
    case 'unreadable':
      return { tone: 'error', title: failed.title, text: m.form_unreadable_text({ email }) }
    case 'failed':
      return { tone: 'error', ...failed }
  }
}

/**
 * That many requests came from one network: how long to wait, or that the browser works off a
 * challenge and sends the form again by itself.
 */
export function waitProblem(
  { minutes = 1, challenge }: { minutes?: number; challenge?: unknown },
  email: string,
): FormProblem {
  return {
    tone: 'error',
    title: m.guard_wait_title(),
    text: m.guard_wait_text({ minutes, email }),
    whileWorking: challenge
      ? { tone: 'note', title: m.guard_checking_title(), text: m.guard_checking_text() }
      : undefined,
  }
}
