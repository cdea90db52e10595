import { createHash } from 'node:crypto'

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
