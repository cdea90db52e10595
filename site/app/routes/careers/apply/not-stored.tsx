import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import type { FormProblem } from '~/ui/form/form-problems.tsx'
import { notSentProblem, waitProblem } from '~/ui/form/not-sent.ts'
import type { ApplicationOutcome } from './outcome.ts'

/**
 * Why a valid application was not stored.
 *
 * @param email where to write instead.
 */
export function applicationProblem(
  outcome: ApplicationOutcome | undefined,
  email: string,
): FormProblem | undefined {
  const { refused } = outcome ?? {}
  if (!outcome || !refused) return undefined
  if (refused === 'busy') return waitProblem(outcome, email)
  if (refused === 'closed') {
    return {
      tone: 'note',
      title: m.application_closed_title(),
      text: m.application_closed_text(),
      action: <ArrowLink to="/apply">{m.careers_speculative_action()}</ArrowLink>,
    }
  }
  const failed = { title: m.application_failed_title(), text: m.application_failed_text({ email }) }
  return notSentProblem(refused, failed, email)
}
