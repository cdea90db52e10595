import type { WorkChallenge } from '~/browser/prove-work.ts'
import type { NotSentReason } from '~/ui/form/not-sent.ts'

/** The result of a submission that was not stored. */
export type ApplicationOutcome = {
  /** The submitted values, by field name. */
  values: Record<string, string>
  /** The validation errors, by field name. */
  errors: Record<string, string>
  /** Why it was not stored although it is valid. */
  refused?: 'busy' | 'closed' | NotSentReason
  /**
   * For `busy`: the challenge that lets the submission pass, and the minutes to wait without it.
   */
  challenge?: WorkChallenge
  minutes?: number
}

/** The outcome of a submission that no action has answered. */
export function neverArrived(refused: NotSentReason): ApplicationOutcome {
  return { values: {}, errors: {}, refused }
}
