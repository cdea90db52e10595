import { Worker } from 'node:worker_threads'
import type { ConvertedKind } from './kinds.ts'

/** Milliseconds and megabytes that one file may cost. */
const longest = 10_000
const mostMemory = 256

/** Characters of HTML; a CV has some ten thousand. */
const longestHtml = 2_000_000

/**
 * Turns a text document into HTML in a thread of its own, which is ended when a file costs too much
 * time or memory: somebody may have made it for that.
 *
 * @returns nothing when it cannot be read, or cost too much.
 */
export function convertApart(bytes: Buffer, kind: ConvertedKind): Promise<string | undefined> {
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url), {
    workerData: { bytes, kind },
    resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 32 },
    // What a program was started with is none of its business, its secrets least of all.
    env: {},
    execArgv: [],
  })
  return new Promise((resolve) => {
    const finish = (html?: unknown) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(typeof html === 'string' && html.length <= longestHtml ? html : undefined)
    }
    const timer = setTimeout(finish, longest)
    worker.once('message', finish)
    worker.once('error', () => finish())
    worker.once('exit', () => finish())
  })
}
