import type { PageCache } from './page-cache.ts'

type Options = {
  cache: Pick<PageCache, 'empty' | 'load' | 'generation'>
  /** Rendered again whenever the cache was emptied. */
  pages: readonly string[]
  /** Calls the listener on each change of content; returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void
  /** The current date in the company's time zone, on which pages depend; `undefined` if unknown. */
  today: () => Promise<string | undefined>
}

/** Max milliseconds after midnight during which the previous day's pages may be sent. */
const dayCheckMs = 1_000

/**
 * While changes follow each other within this many milliseconds, pages are rendered on request
 * only.
 */
const quietMs = 1_000

/**
 * Empties the page cache when the content changes and when a day ends, and then renders the main
 * pages again.
 *
 * @returns a function that stops it.
 */
export function invalidateOnChange({ cache, pages, onChange, today }: Options): () => void {
  let day: string | undefined
  let emptiedAt = Number.NEGATIVE_INFINITY
  let warming: NodeJS.Timeout | undefined
  const invalidate = () => {
    cache.empty()
    clearTimeout(warming)
    const pause = performance.now() - emptiedAt < quietMs ? quietMs : 0
    emptiedAt = performance.now()
    warming = setTimeout(() => void warmUp(cache, pages), pause)
  }
  const checkDay = async () => {
    const now = await today().catch(() => undefined)
    if (now === undefined) return
    if (day !== undefined && day !== now) invalidate()
    day = now
  }
  const timer = setInterval(() => void checkDay(), dayCheckMs)
  const unsubscribe = onChange(invalidate)
  void checkDay()
  void warmUp(cache, pages)
  return () => {
    clearInterval(timer)
    clearTimeout(warming)
    unsubscribe()
  }
}

/** One page at a time, so that visitors' requests are served in between. */
async function warmUp(
  { load, generation }: Options['cache'],
  pages: readonly string[],
): Promise<void> {
  const current = generation()
  for (const page of pages) {
    // The cache was emptied again, which starts another warm-up.
    if (generation() !== current) return
    await load(page).catch(() => {})
  }
}
