import type { Payload } from 'payload'
import { submissionLimits } from './limits.ts'
import { isProof, newChallenge, spendProof } from './proof-of-work.ts'
import { repeatedTexts, type SpamSign, spamSigns } from './spam-signs.ts'
import { guardNames, type SubmissionResult } from './submission.ts'

const limits = submissionLimits()
const texts = repeatedTexts()

/**
 * Decides whether a valid submission may be stored now. Suspected spam is never dropped, but stored
 * and marked. Clients that exceed the limits or fill in the trap field must send a proof of work.
 *
 * @param took milliseconds since the form was rendered, if known to the server.
 */
export async function guardSubmission(
  payload: Payload,
  form: FormData,
  { address, text, took }: { address: string; text: string; took?: number },
): Promise<{ status: 'allowed'; spamSigns: SpamSign[] } | WaitResult> {
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
  const spend = (signature: string, expires: Date) => spendProof(payload, signature, expires)
  if (!asked || (await isProof(field(guardNames.proof), spend))) {
    const isRepeated = texts.isRepeated(text)
    return { status: 'allowed', spamSigns: isRepeated ? [...signs, 'repeated'] : signs }
  }
  return { status: 'wait', challenge: await newChallenge(pressure), retryAfter: retryAfter || 60 }
}

type WaitResult = Extract<SubmissionResult<never>, { status: 'wait' }>
