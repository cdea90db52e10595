import { AsyncLocalStorage } from 'node:async_hooks'
import type { RevisionWatch } from '@vitrina/content/publishing/watch-revision.ts'
import { withinTime } from '@vitrina/content/storage/transaction.ts'
import { LRUCache } from 'lru-cache'
import { getLocale } from '~/paraglide/runtime.js'
import { previewing } from './preview.ts'

type Revision = Pick<RevisionWatch, 'current' | 'certainty'>

let followed: Revision | undefined

/** Sets the source of the content revision; without one, nothing is memoized. */
export function followRevision(revision: Revision): void {
  followed = revision
}

/** Set while every read has to reach the database, as for the readiness check. */
export const readingAnew = new AsyncLocalStorage<true>()

/** How many results of a read are memoized, one for each of its arguments. */
const maxResults = 500

/**
 * Memoizes a read by its arguments, which JSON can express, and the language, until one of the
 * collections and globals it depends on changes; previews and uncertain revisions always read.
 * Callers share the result and must not change it.
 */
export function memoizeByRevision<Args extends unknown[], Result>(
  read: (...args: Args) => Promise<Result>,
  slugsOf: (...args: Args) => readonly string[],
): (...args: Args) => Promise<Result> {
  type Memoized = { result: Promise<Result>; slugs: readonly string[]; revision?: bigint }
  const memoized = new LRUCache<string, Memoized>({ max: maxResults })
  return (...args) => {
    const isAnew = readingAnew.getStore() || previewing.getStore()
    if (isAnew || followed?.certainty() !== 'known') return read(...args)
    const key = getLocale() + JSON.stringify(args)
    const found = memoized.get(key)
    const slugs = found?.slugs ?? slugsOf(...args)
    const revision = followed.current(slugs)
    if (found && found.revision === revision) return found.result
    const result = read(...args)
    memoized.set(key, { result, slugs, revision })
    // A read during a content change may return either revision.
    const forget = () => memoized.get(key)?.result === result && memoized.delete(key)
    result.then(() => followed?.current(slugs) !== revision && forget(), forget)
    return result
  }
}

/** Milliseconds after a failure during which nothing is read again. */
const pause = 2_000

type Reading = {
  /** Reads again and throws on failure; for results that go into a shared render. */
  orFail?: boolean
}

/**
 * Reads again on each call, or after `freshFor` milliseconds, with stale-if-error, for each language,
 * when the database is unreachable or too slow: an outage must not lose what was typed into a form.
 */
export function staleIfError<Answer>(
  read: () => Promise<Answer>,
  { freshFor = 0 } = {},
): (reading?: Reading) => Promise<Answer> {
  const readers = new Map<string, ReturnType<typeof staleIfErrorInLanguage<Answer>>>()
  return (reading) => {
    const language = getLocale()
    const reader = readers.get(language) ?? staleIfErrorInLanguage(read, freshFor)
    readers.set(language, reader)
    return reader(reading)
  }
}

function staleIfErrorInLanguage<Answer>(
  read: () => Promise<Answer>,
  freshFor: number,
): (reading?: Reading) => Promise<Answer> {
  let known: { answer: Answer; since: number } | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<Answer> | undefined

  const readOrFail = async () => {
    const answer = await withinTime(read(), 3_000)
    known = { answer, since: performance.now() }
    failedAt = Number.NEGATIVE_INFINITY
    return answer
  }

  const readAnew = () =>
    readOrFail().catch((error) => {
      if (!known) throw error
      failedAt = performance.now()
      return known.answer
    })

  return async ({ orFail = false } = {}) => {
    // A draft must not be remembered for other visitors.
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

/** The same per key, such as pages by their slug, for the 200 keys read last. */
export function staleIfErrorByKey<Answer>(
  read: (key: string) => Promise<Answer>,
): (key: string, reading?: Reading) => Promise<Answer> {
  const readers = new LRUCache<string, ReturnType<typeof staleIfError<Answer>>>({ max: 200 })
  return (key, reading) => {
    const reader = readers.get(key) ?? staleIfError(() => read(key))
    readers.set(key, reader)
    return reader(reading)
  }
}
