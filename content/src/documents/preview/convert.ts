import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** Timeout in milliseconds and max memory in megabytes per file. */
const timeout = 10_000
const maxMemory = 256

/** Max characters of HTML; a CV has about ten thousand. */
const maxHtmlLength = 2_000_000

const fewAtOnce = pLimit(2)

/** Converts to HTML in a worker with limits: a file may be malicious. `undefined` if it fails. */
export const convertApart = (bytes: Buffer, mimeType: string) => fewAtOnce(convert, bytes, mimeType)

async function convert(bytes: Buffer, mimeType: string): Promise<string | undefined> {
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url), {
    workerData: { bytes, mimeType },
    resourceLimits: { maxOldGenerationSizeMb: maxMemory, maxYoungGenerationSizeMb: 32 },
    // The worker gets no environment variables, because they contain secrets, and no Node flags.
    env: {},
    execArgv: [],
  })
  // Without a listener, an error after the message would end the process.
  worker.on('error', () => {})
  const signal = AbortSignal.timeout(timeout)
  const [html] = await once(worker, 'message', { signal }).catch(() => [])
  void worker.terminate()
  return typeof html === 'string' && html.length <= maxHtmlLength ? html : undefined
}
