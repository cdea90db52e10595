import { createJobQueue, declareQueues, type JobQueue } from './queue.ts'

let opening: Promise<JobQueue> | undefined

/**
 * Returns the job queue of a process that only enqueues, such as the admin app. It opens on the
 * first call, with one connection, and is then reused. A failed attempt to open it is not memoized,
 * so the next call tries again.
 */
export function adminQueue(): Promise<JobQueue> {
  opening ??= open().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open(): Promise<JobQueue> {
  const queue = createJobQueue({ sendOnly: true })
  // Without a listener an error event would end the process; the queue reconnects by itself.
  queue.on('error', () => {})
  try {
    await queue.start()
    await declareQueues(queue)
    return queue
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => {})
    throw error
  }
}
