import type { PageCache } from './page-cache.ts'

type Options = {
  cache: Pick<PageCache, 'empty' | 'load'>
  /** Rendered again whenever the cache was emptied. */
  pages: readonly string[]
  onChange: (listener: () => void) => void
  /** The current date in the company's time zone, on which pages depend; `undefined` if unknown. */
  today: () => Promise<string | undefined>
}

/** Max milliseconds after midnight during which the previous day's pages may be sent. */
const dayCheckMs = 1_000

/** While changes follow each other within this many milliseconds, pages are rendered on request. */
const quietMs = 1_000

/**
 * Empties the cache on a change and at the end of a day, and renders the main pages again. @returns
 * a function that stops it.
 */
export function invalidateOnChange({ cache, pages, onChange, today }: Options): () => void {
  let day: string | undefined
  let emptiedAt = Number.NEGATIVE_INFINITY
  let warming: NodeJS.Timeout | undefined
  /** One page at a time, so that visitors' requests are served in between. */
  const warmUp = async () => {
    const since = emptiedAt
    for (const page of pages) {
      // The cache was emptied again, which starts another warm-up.
      if (emptiedAt !== since) return
      await cache.load(page).catch(() => {})
    }
  }
  const invalidate = () => {
    cache.empty()
    clearTimeout(warming)
    const now = performance.now()
    warming = setTimeout(() => void warmUp(), now - emptiedAt < quietMs ? quietMs : 0)
    emptiedAt = now
  }
  const checkDay = async () => {
    const now = await today().catch(() => undefined)
    if (now === undefined) return
    if (day !== undefined && day !== now) invalidate()
    day = now
  }
  const timer = setInterval(() => void checkDay(), dayCheckMs)
  onChange(invalidate)
  void checkDay()
  void warmUp()
  return () => {
    clearInterval(timer)
    clearTimeout(warming)
  }
}
