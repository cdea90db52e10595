import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, type Payload as Proof, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'
import { settings } from '../settings.ts'
import { query } from '../storage/transaction.ts'
import type { WorkChallenge } from './submission.ts'

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

/** PBKDF2 iterations per key; twice as many take a slow phone less than 4 seconds. */
const iterations = 1_000

/** A challenge that the browser solves in the background. @param pressure multiple of the limit. */
export async function newChallenge(pressure = 1): Promise<WorkChallenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: pressure < 2 ? iterations : 2 * iterations,
    counter: randomInt(400, 1_200),
    deriveKey,
    expiresAt: new Date(Date.now() + validFor),
    ...secrets,
  })
}

/**
 * Whether a proof (Base64 of ALTCHA's JSON) solves a challenge of ours for the first time. `spend`
 * stores its signature until it expires and returns whether it was new.
 */
export async function isProof(
  text: string,
  spend: (signature: string, expires: Date) => boolean | Promise<boolean>,
): Promise<boolean> {
  const proof = schema.safeParse(parse(text))
  if (!proof.success) return false
  const { signature, parameters } = proof.data.challenge
  const { challenge, solution } = proof.data as unknown as Proof
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
  return verified && spend(signature, new Date(parameters.expiresAt * 1000))
}

function parse(text: string): unknown {
  if (text.length > 4_000) return undefined
  const bytes = Buffer.from(text, 'base64')
  // Several Base64 texts decode to the same bytes; browsers send only the canonical one.
  if (bytes.toString('base64') !== text) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** Key prefix of spent proofs in Payload's key-value table. */
const prefix = 'proof-of-work:'

/** Allowed clock difference between the database and the processes. */
const margin = 60 * 60 * 1000

/** Marks a proof as spent until it expires. @returns whether it was not spent before. */
export async function spendProof(
  payload: Payload,
  signature: string,
  expires: Date,
): Promise<boolean> {
  await query(
    { payload },
    sql`
    delete from payload_kv
    where key like ${`${prefix}%`} and (data->>'until')::timestamptz < now()`,
  )
  const data = JSON.stringify({ until: new Date(expires.getTime() + margin) })
  const rows = await query(
    { payload },
    sql`
    insert into payload_kv (key, data) values (${prefix + signature}, ${data}::jsonb)
    on conflict (key) do nothing returning id`,
  )
  return rows.length > 0
}
