import type { WorkChallenge } from '@vitrina/content/submissions/submission.ts'
import type { FormProblem, WaitProblem } from './form-problems.tsx'
import type { NetworkReason } from './network-errors.ts'

/** Why a form is shown again, with the submitted values; the same for all forms. */
export type SubmissionError = {
  /** By the name of the field; absent if no action has read the form. */
  values?: Record<string, string[]>
  /** Error messages by the name of the field. */
  errors?: Record<string, string>
  /** The answers are valid: why they were not stored. */
  reason?: 'wait' | 'closed' | 'full' | 'changed' | NetworkReason
  /** A challenge that the browser solves before it sends the form again. */
  challenge?: WorkChallenge
  /** Minutes until it can be sent again without a challenge. */
  minutes?: number
}

/** The submitted value of a field with one value. */
export const submittedValue = (error: SubmissionError | undefined, name: string) =>
  error?.values?.[name]?.[0]

let networkErrors: typeof import('./network-errors.ts') | undefined

/** Loads the messages for network failures, before the browser goes offline. */
export async function loadNetworkErrors() {
  networkErrors ??= await import('./network-errors.ts')
  return networkErrors
}

/** Why a valid form was not stored: `failed` is for errors on our side, `email` where to write. */
export function submissionProblem(
  { reason, minutes = 1, challenge }: SubmissionError,
  failed: { title: string; text: string },
  email: string,
): FormProblem | WaitProblem | undefined {
  if (!reason) return undefined
  if (reason === 'wait') return { minutes, email, isSolvable: challenge !== undefined }
  // Loaded with the first use of the form.
  const messages: { [Reason in typeof reason]?: Partial<typeof failed> } =
    networkErrors?.messages(email) ?? {}
  return { tone: 'error', ...failed, ...messages[reason] }
}
