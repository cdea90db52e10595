import { Worker } from 'node:worker_threads'
import type { ConvertedKind } from './kinds.ts'

/** Timeout in milliseconds and max memory in megabytes per file. */
const timeout = 10_000
const maxMemory = 256

/** Max characters of HTML; a CV has about ten thousand. */
const maxHtmlLength = 2_000_000

/**
 * Converts a text document to HTML in a worker thread, which is terminated when it exceeds the
 * timeout or the max memory, because a file may be malicious.
 *
 * @returns `undefined` if the file cannot be read or exceeds a limit.
 */
export function convertApart(bytes: Buffer, kind: ConvertedKind): Promise<string | undefined> {
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url), {
    workerData: { bytes, kind },
    resourceLimits: { maxOldGenerationSizeMb: maxMemory, maxYoungGenerationSizeMb: 32 },
    // The worker gets no environment variables, because they contain secrets, and no Node flags.
    env: {},
    execArgv: [],
  })
  return new Promise((resolve) => {
    const finish = (html?: unknown) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(typeof html === 'string' && html.length <= maxHtmlLength ? html : undefined)
    }
    const timer = setTimeout(finish, timeout)
    worker.once('message', finish)
    worker.once('error', () => finish())
    worker.once('exit', () => finish())
  })
}
