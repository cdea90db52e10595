import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KeptPage } from './kept-page.ts'
import type { PageStore } from './page-store.ts'

/** More pages than this waiting means that nobody needs the oldest of them so badly. */
const waitingAtMost = 200

/**
 * Compresses kept pages as small as can be, one after the other, in Node's own threads: a visitor
 * who waits for a page gets it quickly compressed, and the others soon get fewer bytes.
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
