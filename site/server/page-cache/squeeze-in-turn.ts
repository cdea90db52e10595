import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KeptPage } from './kept-page.ts'
import type { PageStore } from './page-store.ts'

/** With more pages waiting than this, the oldest are dropped. */
const waitingAtMost = 200

/**
 * Recompresses cached pages at best quality, one at a time, in Node's thread pool: the first
 * visitor quickly gets a lightly compressed page, and later ones get fewer bytes.
 */
export function squeezeInTurn(
  store: PageStore,
  onFailure: (error: unknown) => void,
): (key: string, page: KeptPage, filling: number) => void {
  const waiting: Array<[string, KeptPage, number]> = []
  let working = false

  const work = async () => {
    working = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, page, filling] = next
      if (store.peek(key) !== page) continue
      try {
        await page.squeeze()
        if (store.peek(key) === page) store.put(key, page, filling)
      } catch (error) {
        onFailure(error)
      }
      await nextTurn()
    }
    working = false
  }
  return (key, page, filling) => {
    waiting.push([key, page, filling])
    if (waiting.length > waitingAtMost) waiting.shift()
    if (!working) void work()
  }
}
