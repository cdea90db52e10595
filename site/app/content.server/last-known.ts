import { withinTime } from '@vitrina/content/storage/within-time.ts'
import { previewing } from './previewing.ts'

/** How long an answer of the database is waited for, in milliseconds. */
const patience = 3_000

/** After a failure, so long nobody waits again. */
const pause = 2_000

export type Reading = {
  /** Reads anew, and fails when that fails: for what will be kept for everybody. */
  orFail?: boolean
}

/**
 * Reads something anew each time, and gives the last good answer while the database is out of reach
 * or too slow: for the pages of forms, which must not be lost with what was typed into them.
 *
 * @param freshFor milliseconds within which an answer is not asked for again.
 * @returns reads it. @throws what `read` throws, as long as there was no good answer yet.
 */
export function lastKnown<Answer>(
  read: () => Promise<Answer>,
  { freshFor = 0 } = {},
): (reading?: Reading) => Promise<Answer> {
  let known: { answer: Answer; since: number } | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<Answer> | undefined

  const readOrFail = async () => {
    const answer = await withinTime(read(), patience)
    known = { answer, since: performance.now() }
    failedAt = Number.NEGATIVE_INFINITY
    return answer
  }

  const readAnew = async () => {
    try {
      return await readOrFail()
    } catch (error) {
      if (!known) throw error
      failedAt = performance.now()
      return known.answer
    }
  }

  return async ({ orFail = false } = {}) => {
    // A draft is for whoever may see it, and for nobody else's memory.
    if (previewing.getStore()) return read()
    if (orFail) return readOrFail()
    const now = performance.now()
    if (known && (now - known.since < freshFor || now - failedAt < pause)) return known.answer
    if (freshFor === 0) return readAnew()
    reading ??= readAnew().finally(() => {
      reading = undefined
    })
    return reading
  }
}

/** How many answers are kept of one kind: those asked for last. */
const mostKept = 200

/** The same for something that there are several of, such as pages by their slug. */
export function lastKnownBy<Answer>(
  read: (key: string) => Promise<Answer>,
): (key: string, reading?: Reading) => Promise<Answer> {
  const readers = new Map<string, ReturnType<typeof lastKnown<Answer>>>()
  return (key, reading) => {
    const reader = readers.get(key) ?? lastKnown(() => read(key))
    readers.delete(key)
    readers.set(key, reader)
    const [oldest] = readers.keys()
    if (readers.size > mostKept && oldest !== undefined) readers.delete(oldest)
    return reader(reading)
  }
}
