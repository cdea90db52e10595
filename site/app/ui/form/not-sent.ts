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

let words: typeof import('./not-sent-words.ts') | undefined

/** Fetches what only a browser says of a form, before it is needed while nothing can be fetched. */
export async function loadNotSentWords() {
  words ??= await import('./not-sent-words.ts')
  return words
}

/**
 * The same for the visitor, once `loadNotSentWords` is through.
 *
 * @param failed what the form itself says when the fault is ours.
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
