import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { CachedPage } from './cached-page.ts'
import { isVariant } from './key.ts'

/** Max share of the memory for variants of pages. */
const shareOfVariants = 1 / 4

/** Pages in memory; above `maxBytes`, the least recently used ones are dropped. */
export function createPageStore(maxBytes: number) {
  const storeOf = (share: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.floor(maxBytes * share),
      sizeCalculation: ({ bytes }, key) => bytes + key.length,
    })
  const variants = storeOf(shareOfVariants)
  const pages = storeOf(1 - shareOfVariants)
  const storeFor = (key: string) => (isVariant(key) ? variants : pages)
  return {
    get: (key: string) => storeFor(key).get(key),
    set: (key: string, page: CachedPage) => void storeFor(key).set(key, page),
    size: () => ({
      pages: pages.size + variants.size,
      bytes: pages.calculatedSize + variants.calculatedSize,
    }),
  }
}

/** With more pages queued than this, further ones stay lightly compressed. */
const maxQueued = 200

/** Recompresses pages at best quality, one at a time; the first visitor gets a quick version. */
export function createRecompression(onFailure: (error: unknown) => void) {
  const inTurn = pLimit(1)
  return (page: Pick<CachedPage, 'recompress'>, isCached: () => boolean): void => {
    if (inTurn.pendingCount >= maxQueued) return
    inTurn(async () => isCached() && page.recompress()).catch(onFailure)
  }
}
