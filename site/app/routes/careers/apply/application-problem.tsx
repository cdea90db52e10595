import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import type { FormProblem, WaitProblem } from '~/ui/form/form-problems.tsx'
import { type SubmissionError, submissionProblem } from '~/ui/form/submission-error.ts'

/**
 * Why a valid application was not stored.
 *
 * @param email where to write instead.
 */
export function applicationProblem(
  rejected: SubmissionError | undefined,
  email: string,
): FormProblem | WaitProblem | undefined {
  if (!rejected) return undefined
  if (rejected.reason === 'closed') {
    return {
      tone: 'note',
      title: m.application_closed_title(),
      text: m.application_closed_text(),
      action: <ArrowLink to="/apply">{m.careers_speculative_action()}</ArrowLink>,
    }
  }
  const failed = { title: m.application_failed_title(), text: m.application_failed_text({ email }) }
  return submissionProblem(rejected, failed, email)
}
