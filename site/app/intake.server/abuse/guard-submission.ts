import type { WorkChallenge } from '~/browser/prove-work.ts'
import { guardNames } from '~/ui/form/guard-names.ts'
import { isProof, newChallenge } from './proof-of-work.ts'
import { repeatedTexts } from './repeated-texts.ts'
import { type SpamSign, spamSigns } from './spam-signs.ts'
import { spendProof } from './spend-proof.ts'
import { submissionLimits } from './submission-limits.ts'

export type Verdict =
  | { allowed: true; spamSigns: SpamSign[] }
  /** The browser must solve a challenge first; without scripts, the visitor has to wait. */
  | { allowed: false; challenge: WorkChallenge; retryAfter: number }

const limits = submissionLimits()
const texts = repeatedTexts()

/**
 * Decides whether a valid submission may be stored now. Suspected spam is never dropped, but stored
 * and marked. Clients that exceed the limits or fill in the trap field must send a proof of work.
 *
 * @param took milliseconds since the form was rendered, if known to the server.
 */
export async function guardSubmission(
  form: FormData,
  { address, text, took }: { address: string; text: string; took?: number },
): Promise<Verdict> {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const measured = Number.parseInt(field(guardNames.took), 10)
  const signs = spamSigns({
    trap: field(guardNames.trap),
    took: took ?? (Number.isNaN(measured) ? undefined : measured),
    text,
  })
  const { over, retryAfter, pressure } = limits.count(address)
  const asked = over || signs.includes('trap')
  if (!asked || (await isProof(field(guardNames.proof), spendProof))) {
    return { allowed: true, spamSigns: texts.isRepeated(text) ? [...signs, 'repeated'] : signs }
  }
  return { allowed: false, challenge: await newChallenge(pressure), retryAfter: retryAfter || 60 }
}
