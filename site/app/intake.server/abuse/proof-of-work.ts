import { createHmac, randomInt } from 'node:crypto'
import { settings } from '@vitrina/content/settings.ts'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { WorkChallenge } from '~/browser/prove-work.ts'

/** How long a challenge may be answered, in milliseconds. */
const validFor = 10 * 60 * 1000

const secret = (purpose: string) =>
  createHmac('sha256', settings.PAYLOAD_SECRET).update(`proof-of-work:${purpose}`).digest('hex')
const secrets = {
  hmacSignatureSecret: secret('challenge'),
  hmacKeySignatureSecret: secret('key'),
}

/** The signatures of challenges that were answered, each until it expires. */
const answered = new Map<string, number>()

const schema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Work for the browser of whoever sends a lot: a second or two, unseen, and nothing to solve. */
export async function newChallenge(): Promise<WorkChallenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    counter: randomInt(400, 1_200),
    deriveKey,
    expiresAt: new Date(Date.now() + validFor),
    ...secrets,
  })
}

/**
 * Whether a proof (Base64 of ALTCHA's JSON) answers a challenge of ours that has not expired. Each
 * counts once in a process.
 */
export async function isProof(text: string, now = Date.now()): Promise<boolean> {
  const proof = schema.safeParse(parse(text))
  if (!proof.success) return false
  const { signature, parameters } = proof.data.challenge
  for (const [known, expires] of answered) if (expires < now) answered.delete(known)
  if (answered.has(signature)) return false
  const { challenge, solution } = proof.data as unknown as Payload
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
  if (verified) answered.set(signature, parameters.expiresAt * 1000)
  return verified
}

function parse(text: string): unknown {
  if (text.length > 4_000) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString())
  } catch {
    return undefined
  }
}
