import { createHash, createHmac, randomInt } from 'node:crypto'
import { createChallenge, type Payload as Proof, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type CountSubmission, counters, submissionLimits } from '../http/submission-limits.ts'
import type { ConsultationRequest } from '../payload-types.ts'
import { settings } from '../settings.ts'
import { query } from '../storage/transaction.ts'
import { guardNames, type SubmissionResult, type WorkChallenge } from './submission.ts'

export type SpamSign = NonNullable<ConsultationRequest['spamSigns']>[number]

type WaitResult = Extract<SubmissionResult<never>, { status: 'wait' }>

/**
 * Decides whether a valid submission may be stored now. Suspected spam is stored and marked. Clients
 * that exceed the limits or fill in the trap field must send a proof of work.
 */
export async function guardSubmission(
  payload: Payload,
  form: FormData,
  address: string,
  text: string,
): Promise<{ status: 'allowed'; spamSigns: SpamSign[] } | WaitResult> {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const renderedAt = handedOutAt(field('idempotencyKey'))
  const measured = Number.parseInt(field(guardNames.took), 10)
  const signs = spamSigns({
    trap: field(guardNames.trap),
    took: renderedAt === undefined ? measured : Date.now() - renderedAt,
    text,
  })
  const { over, retryAfter, pressure } = await countSubmission(address)
  const asked = over || signs.includes('trap')
  const spend = (signature: string, expires: Date) => spendProof(payload, signature, expires)
  if (!asked || (await isProof(field(guardNames.proof), spend))) {
    return { status: 'allowed', spamSigns: isRepeated(text) ? [...signs, 'repeated'] : signs }
  }
  return { status: 'wait', challenge: await newChallenge(pressure), retryAfter: retryAfter || 60 }
}

/** Minimum time in milliseconds that a person needs to fill in a form. */
const shortestTime = 3_000

/** Max links expected from a person who describes a project. */
const maxLinks = 3

type Sent = { trap: string; took: number; text: string }

/** The spam signs. @param sent `took`, from rendering to submitting the page, is NaN if unknown. */
export function spamSigns({ trap, took, text }: Sent): SpamSign[] {
  const links = text.match(/https?:\/\/|www\.|\[url|<a\s/gi) ?? []
  const isFullOfLinks = links.length > maxLinks || /\[url[=\]]|<a\s+href/i.test(text)
  return [
    ...(trap !== '' ? (['trap'] as const) : []),
    ...(took < shortestTime ? (['fast'] as const) : []),
    ...(isFullOfLinks ? (['links'] as const) : []),
  ]
}

/** Whether to send a confirmation. Not to bots, which enter other people's addresses. */
export function mayBeConfirmed(signs: readonly SpamSign[] = []): boolean {
  return !signs.includes('trap')
}

/** When a form was rendered, from its key if that is a UUID version 7; it can be forged. */
export function handedOutAt(key: string): number | undefined {
  return key[14] === '7' ? Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16) : undefined
}

/** Repeats of a text allowed in 24 hours: an impatient visitor may send a form this often. */
const maxRepeats = 3

/** Shorter texts, such as “yes”, are legitimately sent by many people. */
const shortestText = 40

/** Whether this process has received a text too often; small differences do not count. */
export function repeatedTexts(
  clock: Pick<Performance, 'now'> = performance,
): (text: string) => boolean {
  const seen = counters(24 * 60 * 60 * 1000, clock)
  return (text) => {
    const letters = text.toLowerCase().replace(/[^\p{L}]/gu, '')
    if (letters.length < shortestText) return false
    return seen(createHash('sha256').update(letters).digest('base64')).count > maxRepeats
  }
}

let countSubmission: CountSubmission = submissionLimits()

/** Counts submissions in one place for several processes. */
export const countSubmissionsWith = (count: CountSubmission): void => {
  countSubmission = count
}

const isRepeated = repeatedTexts()

const validFor = 10 * 60 * 1000

const secret = (purpose: string) =>
  createHmac('sha256', settings.PAYLOAD_SECRET).update(`proof-of-work:${purpose}`).digest('hex')
const secrets = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('key') }

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
export async function spendProof(payload: Payload, signature: string, expires: Date) {
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
