import cluster, { type Worker } from 'node:cluster'
import { type CountSubmission, submissionLimits } from '@vitrina/content/http/submission-limits.ts'
import type { Logger } from 'pino'
import { formLimit, type RenderLimit, renderLimit } from './http/render-limits.ts'

/** The limits per client address, counted in one place for all processes of the site. */
export type Limits = { renders: RenderLimit; forms: RenderLimit; submissions: CountSubmission }

export function createLimits(rendersPerMinute: number): Limits {
  return {
    renders: renderLimit(rendersPerMinute),
    forms: formLimit(rendersPerMinute),
    submissions: submissionLimits(),
  }
}

/** What a worker sends: a request to a limit, or nothing but that it is alive. */
type Message = { id?: number; limit?: keyof Limits; address?: string }

/** Milliseconds between messages of a worker; it is ended when it misses this many. */
const aliveEvery = 5_000
const maxMissed = 6
const restartAfter = 3_000

/**
 * Runs `SITE_PROCESSES` workers that share the port; replaces those that die or hang, and counts for
 * them. Ends with 1 when none serves, and on SIGTERM or SIGINT after all have stopped.
 */
export function superviseWorkers(count: number, limits: Limits, log: Logger): void {
  const workers = new Set<Worker>()
  const serving = new Set<Worker>()
  let stopping = false

  const start = () => {
    const worker = cluster.fork()
    workers.add(worker)
    let missed = 0
    let watch: NodeJS.Timeout | undefined
    worker.once('listening', () => {
      serving.add(worker)
      // Counted, because a machine that was suspended has missed none.
      watch = setInterval(() => ++missed > maxMissed && worker.process.kill('SIGKILL'), aliveEvery)
    })
    worker.on('message', async ({ id, limit, address = '' }: Message) => {
      missed = 0
      if (id === undefined || limit === undefined) return
      const counted = await limits[limit](address)
      // A worker that is gone needs no answer.
      worker.send({ id, counted }, undefined, () => {})
    })
    // Without a listener, an unsent message would end the process.
    worker.on('error', (err) => log.error({ err }, 'a message between processes of the site'))
    worker.once('exit', (code, signal) => {
      clearInterval(watch)
      workers.delete(worker)
      serving.delete(worker)
      if (stopping && workers.size === 0) process.exit(code ?? 0)
      if (stopping) return
      log.error({ code, signal }, 'a process of the site died')
      if (serving.size === 0) process.exit(1)
      setTimeout(() => stopping || start(), restartAfter)
    })
  }

  // Workers accept connections themselves: one on its way from here would hang if its worker died.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  for (let number = 0; number < count; number++) start()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      if (workers.size === 0) process.exit()
      // Not the signal: who stops all processes of a group has sent it to them already.
      for (const worker of workers)
        if (serving.has(worker)) worker.send('stop', undefined, () => {})
        else worker.process.kill('SIGKILL')
    })
  }
}

/** The limits for a worker, counted by the primary process; it ends when that is gone. */
export function limitsOfPrimary(): Limits {
  const waiting = new Map<number, (counted: never) => void>()
  let lastId = 0
  const send = (message: Message) => process.send?.(message, undefined, undefined, () => {})
  process.on('message', ({ id, counted }: { id: number; counted: never }) => {
    waiting.get(id)?.(counted)
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
