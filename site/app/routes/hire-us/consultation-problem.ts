import type { NotStored } from '~/intake.server/submit-consultation.ts'
import { m } from '~/paraglide/messages.js'
import type { FormProblem } from '~/ui/form/form-problems.tsx'
import { notSentProblem, waitProblem } from '~/ui/form/not-sent.ts'

/**
 * Why a valid request was not stored, and what to do.
 *
 * @param email where to write instead.
 */
export function consultationProblem(
  notStored: NotStored | undefined,
  email: string,
): FormProblem | undefined {
  const { reason } = notStored ?? {}
  if (!notStored || !reason) return undefined
  const title = m.hire_us_failed_title()
  if (reason === 'wait') return waitProblem(notStored, email)
  if (reason === 'full') return { tone: 'error', title, text: m.hire_us_full_text({ email }) }
  return notSentProblem(reason, { title, text: m.hire_us_failed_text({ email }) }, email)
}
