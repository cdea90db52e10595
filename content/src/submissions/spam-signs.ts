import { createHash } from 'node:crypto'
import type { ConsultationRequest } from '../payload-types.ts'

/** Why a submission may come from a bot. */
export type SpamSign = NonNullable<ConsultationRequest['spamSigns']>[number]

/** Minimum time in milliseconds that a person needs to fill in a form. */
const shortestTime = 3_000

/** Max links expected from a person who describes a project. */
const maxLinks = 3

type Sent = {
  /** Value of the trap field, which is hidden from people. */
  trap: string
  /** Milliseconds from rendering the page to submitting it, if known. */
  took?: number
  /** The longest text of the submission. */
  text: string
}

/** The spam signs of a submission. Submissions with signs are stored and marked. */
export function spamSigns({ trap, took, text }: Sent): SpamSign[] {
  return [
    ...(trap !== '' ? (['trap'] as const) : []),
    ...(took !== undefined && took < shortestTime ? (['fast'] as const) : []),
    ...(isFullOfLinks(text) ? (['links'] as const) : []),
  ]
}

/**
 * Whether to send a confirmation to the given address. Not when the submission is certainly from a
 * bot, which enters other people's addresses. The other signs also occur with people.
 */
export function mayBeConfirmed(signs: readonly SpamSign[] = []): boolean {
  return !signs.includes('trap')
}

function isFullOfLinks(text: string): boolean {
  const links = text.match(/https?:\/\/|www\.|\[url|<a\s/gi) ?? []
  return links.length > maxLinks || /\[url[=\]]|<a\s+href/i.test(text)
}

/**
 * When a form was rendered, from its idempotency key: a UUID version 7 starts with that time (RFC
 * 9562). Clients can forge it, so it is a sign and no proof.
 *
 * @returns milliseconds since 1970; `undefined` for keys of another version.
 */
export function handedOutAt(key: string): number | undefined {
  return key[14] === '7' ? Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16) : undefined
}

const day = 24 * 60 * 60 * 1000

/** Repeats allowed: an impatient visitor on a slow connection may send a form this often. */
const most = 3

/** Bounds the memory: the oldest texts are dropped first. */
const remembered = 10_000

/** Counts for 24 hours, by fingerprint, how often this process has received each text. */
export function repeatedTexts(now = Date.now) {
  const seen = new Map<string, { count: number; since: number }>()
  return {
    /**
     * Counts a text; returns whether it exceeds the allowed repeats, ignoring small differences.
     */
    isRepeated(text: string): boolean {
      const key = fingerprint(text)
      if (key === undefined) return false
      const known = seen.get(key)
      const entry = known && now() - known.since < day ? known : { count: 0, since: now() }
      entry.count++
      seen.delete(key)
      seen.set(key, entry)
      const [oldest] = seen.keys()
      if (seen.size > remembered && oldest !== undefined) seen.delete(oldest)
      return entry.count > most
    },
  }
}

/** Shorter texts, such as “yes”, are legitimately sent by many people. */
const shortest = 40

/** Hashes letters only, because bots vary numbers and spaces. `undefined` for short texts. */
function fingerprint(text: string): string | undefined {
  const letters = text.toLowerCase().replace(/[^\p{L}]/gu, '')
  if (letters.length < shortest) return undefined
  return createHash('sha256').update(letters).digest('base64')
}
