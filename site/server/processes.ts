import cluster from 'node:cluster'
import { type CountSubmission, submissionLimits } from '@vitrina/content/http/submission-limits.ts'
import type { Logger } from 'pino'
import { formLimit, type RenderLimit, renderLimit } from './http/render-limits.ts'

/** The limits per client address, counted in one place for all processes of the site. */
export type Limits = { renders: RenderLimit; forms: RenderLimit; submissions: CountSubmission }

/** Counts in the memory of this process. */
export function createLimits(rendersPerMinute: number): Limits {
  return {
    renders: renderLimit(rendersPerMinute),
    forms: formLimit(rendersPerMinute),
    submissions: submissionLimits().count,
  }
}

/** What a worker sends: a request to a limit, or nothing but that it is alive. */
type Message = { id?: number; limit?: keyof Limits; address?: string }
type Answer = { id: number; counted: unknown }

/** Milliseconds between messages of a worker, and without one, after which it is ended. */
const aliveEvery = 5_000
const hangsAfter = 30_000
/** Milliseconds before a worker that died is replaced. */
const restartAfter = 1_000

/**
 * Runs `SITE_PROCESSES` workers that share the port; replaces those that die or hang, and counts for
 * them. Ends when the first one cannot be started, and on SIGTERM or SIGINT after all have stopped.
 */
export function superviseWorkers(count: number, limits: Limits, log: Logger): void {
  let hasStarted = false
  let stopping = false
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => !!worker)

  const start = () => {
    const worker = cluster.fork()
    let seenAt = performance.now()
    const watch = setInterval(() => {
      if (performance.now() - seenAt > hangsAfter) worker.process.kill('SIGKILL')
    }, aliveEvery)
    worker.once('listening', () => {
      hasStarted = true
    })
    worker.on('message', async ({ id, limit, address = '' }: Message) => {
      seenAt = performance.now()
      if (id === undefined || limit === undefined) return
      const counted = await limits[limit](address)
      // A worker that is gone needs no answer.
      worker.send({ id, counted } satisfies Answer, undefined, () => {})
    })
    worker.once('exit', (code, signal) => {
      clearInterval(watch)
      if (stopping && workers().length === 0) process.exit(code ?? 1)
      if (stopping) return
      log.error({ code, signal }, 'a process of the site died')
      if (!hasStarted) process.exit(1)
      setTimeout(() => stopping || start(), restartAfter)
    })
  }

  for (let number = 0; number < count; number++) start()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      if (workers().length === 0) process.exit(0)
      // Not the signal: who stops all processes of a group has sent it to them already.
      for (const worker of workers()) worker.send('stop', undefined, () => {})
    })
  }
}

/** The limits for a worker, counted by the primary process; it ends when that is gone. */
export function limitsOfPrimary(): Limits {
  const waiting = new Map<number, (counted: never) => void>()
  let lastId = 0
  const send = (message: Message) => process.send?.(message, undefined, undefined, () => {})
  process.on('message', ({ id, counted }: Answer) => {
    waiting.get(id)?.(counted as never)
    waiting.delete(id)
  })
  setInterval(send, aliveEvery, {})
  const ask =
    <Counted>(limit: keyof Limits) =>
    (address: string) =>
      new Promise<Counted>((resolve) => {
        waiting.set(++lastId, resolve)
        send({ id: lastId, limit, address })
      })
  return { renders: ask('renders'), forms: ask('forms'), submissions: ask('submissions') }
}
