import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'

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

/** @param maxBytes above it, what was not asked for the longest is forgotten. */
export function createPageStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes() + key.length,
  })
  let filling = 0
  return {
    get: (key) => pages.get(key),
    peek: (key) => pages.peek(key),
    filling: () => filling,
    put(key, page, begun) {
      if (begun === filling) pages.set(key, page)
    },
    empty() {
      filling++
      pages.clear()
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}
