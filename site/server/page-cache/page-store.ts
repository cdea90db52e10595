import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'
import { isVariant } from './page-key.ts'

/** Pages in memory. Whatever was begun before it was emptied cannot be put into it afterwards. */
export type PageStore = {
  get: (key: string) => KeptPage | undefined
  /** The same, without counting as being asked for. */
  peek: (key: string) => KeptPage | undefined
  /** Which filling this is: to be noted before a page is rendered, and given with it. */
  filling: () => number
  /** Keeps a page, unless the store was emptied since; counts its bytes anew if it is known. */
  put: (key: string, page: KeptPage, filling: number) => void
  /** Forgets everything at once. */
  empty: () => void
  size: () => { pages: number; bytes: number }
}

/** How much of the memory the variants of pages may take. */
const shareOfVariants = 1 / 4

/** @param maxBytes above it, what was not asked for the longest is forgotten. */
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
