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

const schema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Rounds of hashing for each of the 400 to 1,200 keys that are tried: so many when all is calm, and
 * up to twice as many, which takes a slow phone less than four seconds.
 */
const calm = 1_000
const maxDoublings = 1

/**
 * Work for the browser of whoever sends a lot: unseen, and nothing to solve.
 *
 * @param pressure how many times as much was sent as is taken without asking: twice as much makes
 * the work twice as hard.
 */
export async function newChallenge(pressure = 1): Promise<WorkChallenge> {
  const doublings = Math.min(maxDoublings, Math.floor(Math.log2(Math.max(1, pressure))))
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: calm * 2 ** doublings,
    counter: randomInt(400, 1_200),
    deriveKey,
    expiresAt: new Date(Date.now() + validFor),
    ...secrets,
  })
}

/**
 * Whether a proof (Base64 of ALTCHA's JSON) answers a challenge of ours that has not expired and was
 * not answered before.
 *
 * @param spend remembers the signature of a challenge until it expires; whether it is the first time.
 */
export async function isProof(
  text: string,
  spend: (signature: string, expires: Date) => boolean | Promise<boolean>,
): Promise<boolean> {
  const proof = schema.safeParse(parse(text))
  if (!proof.success) return false
  const { signature, parameters } = proof.data.challenge
  const { challenge, solution } = proof.data as unknown as Payload
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
  return verified && spend(signature, new Date(parameters.expiresAt * 1000))
}

function parse(text: string): unknown {
  if (text.length > 4_000) return undefined
  const bytes = Buffer.from(text, 'base64')
  // The same bytes can be spelled in many ways, of which browsers write one.
  if (bytes.toString('base64') !== text) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
