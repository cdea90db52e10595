import type { Challenge } from 'altcha-lib'

/** What the forms, the site and the submission rules share; free of server code. */

export const guardNames = { trap: 'website', took: 'took', proof: 'altcha' } as const

/** The challenge for the browser of a client that submits too often. */
export type WorkChallenge = Challenge

/** Why a field is rejected; the site has the message. */
export type FieldError =
  | { code: 'missing' | 'invalid' | 'unknown-choice' | 'unavailable' }
  | { code: 'too-long'; max: number }
  /** Its files were rejected when they were uploaded. */
  | { code: 'files'; message: string }

export type FieldErrors = Record<string, FieldError>

/** The result of a submitted form; nothing is stored unless it is `stored`. */
export type SubmissionResult<Stored> =
  | { status: 'stored'; stored: Stored }
  | { status: 'invalid' | 'conflict'; errors: FieldErrors }
  /** The browser must solve the challenge, or the visitor wait; `retryAfter` is in seconds. */
  | { status: 'wait'; challenge: WorkChallenge; retryAfter: number }
  | { status: 'closed' }
  | { status: 'full' }
  | { status: 'failed' }
