import type { PageCache } from './page-cache.ts'

type Options = {
  cache: Pick<PageCache, 'empty' | 'load' | 'filling'>
  /** Rendered again whenever the cache was emptied. */
  pages: readonly string[]
  /** Calls the listener on each change of content; returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void
  /** The current date in the company's time zone, on which pages depend; `undefined` if unknown. */
  today: () => Promise<string | undefined>
}

/** Max milliseconds after midnight during which the previous day's pages may be sent. */
const checkDayEvery = 1_000

/**
 * While changes follow each other within this many milliseconds, pages are rendered on request
 * only.
 */
const quiet = 1_000

/**
 * Empties the page cache when the content changes and when a day ends, and then renders the main
 * pages again.
 *
 * @returns a function that stops it.
 */
export function keepFresh({ cache, pages, onChange, today }: Options): () => void {
  let day: string | undefined
  let renewedAt = Number.NEGATIVE_INFINITY
  let warming: NodeJS.Timeout | undefined
  const renew = () => {
    cache.empty()
    clearTimeout(warming)
    const pause = performance.now() - renewedAt < quiet ? quiet : 0
    renewedAt = performance.now()
    warming = setTimeout(() => void warmUp(cache, pages), pause)
  }
  const lookAtDay = async () => {
    const now = await today().catch(() => undefined)
    if (now === undefined) return
    if (day !== undefined && day !== now) renew()
    day = now
  }
  const clock = setInterval(() => void lookAtDay(), checkDayEvery)
  const stopListening = onChange(renew)
  void lookAtDay()
  void warmUp(cache, pages)
  return () => {
    clearInterval(clock)
    clearTimeout(warming)
    stopListening()
  }
}

/** One page at a time, so that visitors' requests are served in between. */
async function warmUp(
  { load, filling }: Options['cache'],
  pages: readonly string[],
): Promise<void> {
  const begun = filling()
  for (const page of pages) {
    // The cache was emptied again, which starts another warm-up.
    if (filling() !== begun) return
    await load(page).catch(() => {})
  }
}
