import type { PageCache } from './page-cache.ts'

type Options = {
  cache: Pick<PageCache, 'empty' | 'load' | 'filling'>
  /** Rendered again at once whenever all were forgotten. */
  pages: readonly string[]
  /** Calls from the next change of content on, and returns what ends that. */
  onChange: (listener: () => void) => () => void
  /** The day it is where the company is, on which pages depend; `undefined` while nobody knows. */
  today: () => Promise<string | undefined>
}

/** How long after midnight yesterday's pages may be sent, in milliseconds. */
const checkDayEvery = 1_000

/** While changes follow each other faster than this, in ms, pages are left to whoever asks. */
const quiet = 1_000

/**
 * Empties the page cache when the content changes and when a day ends, and fills it with the main
 * pages, now and then.
 *
 * @returns what ends it.
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

/** One page after the other, so that visitors’ requests come in between. */
async function warmUp(
  { load, filling }: Options['cache'],
  pages: readonly string[],
): Promise<void> {
  const begun = filling()
  for (const page of pages) {
    // What changed again is warmed up again, from the start.
    if (filling() !== begun) return
    await load(page).catch(() => {})
  }
}
