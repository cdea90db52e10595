import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'
import { isVariant } from './page-key.ts'

/** Pages in memory. What was started before the store was emptied cannot be added afterwards. */
export type PageStore = {
  get: (key: string) => KeptPage | undefined
  /** The same, without counting as a use. */
  peek: (key: string) => KeptPage | undefined
  /** The current generation: read it before rendering a page, and pass it to `put`. */
  filling: () => number
  /**
   * Adds a page, unless the store was emptied since; updates the size of one that is already there.
   */
  put: (key: string, page: KeptPage, filling: number) => void
  empty: () => void
  size: () => { pages: number; bytes: number }
}

/** Max share of the memory for variants of pages. */
const shareOfVariants = 1 / 4

/** @param maxBytes above it, the least recently used pages are dropped. */
export function createPageStore(maxBytes: number): PageStore {
  const storeOf = (maxSize: number) =>
    new LRUCache<string, KeptPage>({
      maxSize: Math.floor(maxSize),
      sizeCalculation: ({ bytes }, key) => bytes() + key.length,
    })
  const variants = storeOf(maxBytes * shareOfVariants)
  const pages = storeOf(maxBytes * (1 - shareOfVariants))
  const storeFor = (key: string) => (isVariant(key) ? variants : pages)
  let filling = 0
  return {
    get: (key) => storeFor(key).get(key),
    peek: (key) => storeFor(key).peek(key),
    filling: () => filling,
    put(key, page, begun) {
      if (begun === filling) storeFor(key).set(key, page)
    },
    empty() {
      filling++
      pages.clear()
      variants.clear()
    },
    size: () => ({
      pages: pages.size + variants.size,
      bytes: pages.calculatedSize + variants.calculatedSize,
    }),
  }
}
