import { setTimeout as sleep } from 'node:timers/promises'
import { runningPostmaster } from './postmaster-file.ts'

const watchMs = 1_000
const maxWatchMs = 30_000
/** Each probe opens a new connection, which only a healthy server accepts. */
const probeMs = 3_000
const maxFailedProbes = 3
/** No connection: shutting down, refused, reset, timed out. */
const unreachable = ['57P03', 'ECONNREFUSED', 'ECONNRESET', 'unknown']

interface Watched {
  data: string
  /** Connects; returns an error code when that fails. */
  ask(): Promise<string>
  restart(stop: AbortSignal): Promise<void>
  report(sentence: string): void
}

/** Checks a server every second until `stop`, with exponential backoff after failed restarts. */
export async function watch({ data, ask, restart, report }: Watched, stop: AbortSignal) {
  let probeAt = 0
  let failedProbes = 0

  /** After SIGTERM, it rejects new connections but waits for open ones, without a time limit. */
  const findProblem = async () => {
    const server = runningPostmaster(data)
    if (!server) return 'stopped by itself'
    if (server.status === 'stopping') return 'was told to stop'
    if (server.status !== 'ready' || Date.now() < probeAt) return undefined
    const failed = unreachable.includes(await ask())
    failedProbes = failed ? failedProbes + 1 : 0
    probeAt = failed ? 0 : Date.now() + probeMs
    return failedProbes >= maxFailedProbes ? 'takes no new connections' : undefined
  }

  for (let delayMs = watchMs; ; ) {
    await sleep(delayMs, undefined, { signal: stop, ref: false }).catch(() => {})
    if (stop.aborted) return
    try {
      const problem = await findProblem()
      if (problem) {
        report(`The database ${problem}; starting it again.`)
        await restart(stop)
        failedProbes = 0
        report('The database runs again.')
      }
      delayMs = watchMs
    } catch (error) {
      if (!stop.aborted) report(error instanceof Error ? error.message : String(error))
      delayMs = Math.min(delayMs * 2, maxWatchMs)
    }
  }
}
