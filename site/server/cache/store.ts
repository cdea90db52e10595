import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'
import { isVariant } from './key.ts'

/** Pages in memory. What was started before the store was emptied cannot be added afterwards. */
export type PageStore = {
  get: (key: string) => CachedPage | undefined
  /** The same, without counting as a use. */
  peek: (key: string) => CachedPage | undefined
  /** Raised whenever the store is emptied: read it before rendering a page, and pass it to `put`. */
  generation: () => number
  /**
   * Adds a page, unless the store was emptied since; updates the size of one that is already there.
   */
  put: (key: string, page: CachedPage, generation: number) => void
  empty: () => void
  size: () => { pages: number; bytes: number }
}

/** Max share of the memory for variants of pages. */
const shareOfVariants = 1 / 4

/** @param maxBytes above it, the least recently used pages are dropped. */
export function createPageStore(maxBytes: number): PageStore {
  const storeOf = (maxSize: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.floor(maxSize),
      sizeCalculation: ({ bytes }, key) => bytes() + key.length,
    })
  const variants = storeOf(maxBytes * shareOfVariants)
  const pages = storeOf(maxBytes * (1 - shareOfVariants))
  const storeFor = (key: string) => (isVariant(key) ? variants : pages)
  let current = 0
  return {
    get: (key) => storeFor(key).get(key),
    peek: (key) => storeFor(key).peek(key),
    generation: () => current,
    put(key, page, generation) {
      if (generation === current) storeFor(key).set(key, page)
    },
    empty() {
      current++
      pages.clear()
      variants.clear()
    },
    size: () => ({
      pages: pages.size + variants.size,
      bytes: pages.calculatedSize + variants.calculatedSize,
    }),
  }
}

/** With more pages queued than this, the oldest are dropped. */
const maxQueued = 200

/**
 * Recompresses cached pages at best quality, one at a time, in Node's thread pool: the first
 * visitor quickly gets a lightly compressed page, and later ones get fewer bytes.
 */
export function createRecompression(
  store: PageStore,
  onFailure: (error: unknown) => void,
): (key: string, page: CachedPage, generation: number) => void {
  const queue: Array<[string, CachedPage, number]> = []
  let running = false

  const run = async () => {
    running = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, page, generation] = next
      if (store.peek(key) !== page) continue
      try {
        await page.recompress()
        if (store.peek(key) === page) store.put(key, page, generation)
      } catch (error) {
        onFailure(error)
      }
      await nextTurn()
    }
    running = false
  }
  return (key, page, generation) => {
    queue.push([key, page, generation])
    if (queue.length > maxQueued) queue.shift()
    if (!running) void run()
  }
}
