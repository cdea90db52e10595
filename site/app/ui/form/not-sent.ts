import { m } from '~/paraglide/messages.js'
import type { FormProblem } from './form-problems.tsx'

/** Why a submission never reached its action on the server, or returned without an answer. */
export type NotSentReason =
  | 'offline'
  | 'unreachable'
  | 'too-large'
  | 'expired'
  | 'too-many'
  | 'unreadable'
  | 'failed'

let words: typeof import('./not-sent-words.ts') | undefined

/** Loads the messages for network failures, before the browser goes offline. */
export async function loadNotSentWords() {
  words ??= await import('./not-sent-words.ts')
  return words
}

/**
 * The reason as a message for the visitor. Requires a completed `loadNotSentWords`.
 *
 * @param failed the form's own message for errors on our side.
 * @param email where to write instead.
 */
export function notSentProblem(
  reason: NotSentReason,
  failed: { title: string; text: string },
  email: string,
): FormProblem {
  return {
    tone: 'error',
    ...failed,
    ...(reason !== 'failed' && words?.notSentWords(reason, email)),
  }
}

/**
 * The message for too many requests from one network: how long to wait, or that the browser solves
 * a challenge and submits the form again.
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
