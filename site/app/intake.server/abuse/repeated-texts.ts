import { createHash } from 'node:crypto'

const day = 24 * 60 * 60 * 1000

/** As often is the same text sent by one person with a slow connection and little patience. */
const most = 3

/** Bounds the memory: the oldest texts are forgotten first. */
const remembered = 10_000

/** Remembers, as fingerprints and for a day, which texts this process has seen how often. */
export function repeatedTexts(now = Date.now) {
  const seen = new Map<string, { count: number; since: number }>()
  return {
    /** Counts a text; whether it was sent again and again, small differences aside. */
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

/** In fewer letters many people say the same, such as “yes”. */
const shortest = 40

/** Of the letters alone: numbers and spaces are what machines vary. Short texts have none. */
function fingerprint(text: string): string | undefined {
  const letters = text.toLowerCase().replace(/[^\p{L}]/gu, '')
  if (letters.length < shortest) return undefined
  return createHash('sha256').update(letters).digest('base64')
}
