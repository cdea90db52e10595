import type { WorkChallenge } from '~/browser/prove-work.ts'
import type { NotSentReason } from '~/ui/form/not-sent.ts'

/** What became of a form that was not stored. */
export type ApplicationOutcome = {
  /** Everything that was typed, by the name of the field. */
  values: Record<string, string>
  /** What has to be mended, by the name of the field. */
  errors: Record<string, string>
  /** Why it was not stored although nothing is wrong with it. */
  refused?: 'busy' | 'closed' | NotSentReason
  /** For `busy`: the work that lets it pass, and the minutes to wait without. */
  challenge?: WorkChallenge
  minutes?: number
}

/** Of a form that no action has answered. */
export function neverArrived(refused: NotSentReason): ApplicationOutcome {
  return { values: {}, errors: {}, refused }
}
