import { runningPostmaster } from './postmaster-file.ts'

const watchMs = 1_000
const maxWatchMs = 30_000
/** Each probe opens a new connection, which only a healthy server accepts. */
const probeMs = 3_000
const maxFailedProbes = 3
/** No connection: shutting down, refused, reset, timed out. */
const unreachable = ['57P03', 'ECONNREFUSED', 'ECONNRESET', 'unknown']

interface Options {
  /** PostgreSQL's data folder. */
  data: string
  /** Connects; returns an error code when that fails. */
  ask(): Promise<string>
  restart(stop: AbortSignal): Promise<void>
  report(sentence: string): void
}

/** Checks a server every second, with exponential backoff after failed restarts. */
export class Watchdog {
  readonly #options: Options
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #checking: Promise<void> | undefined
  #probeAt = 0
  #failedProbes = 0

  constructor(options: Options) {
    this.#options = options
    this.#checkIn(watchMs)
  }

  /** Stops checking, and waits for a restart that is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#checking
  }

  #checkIn(delayMs: number): void {
    this.#timer = setTimeout(() => {
      this.#checking = this.#check().then((serves) => {
        if (this.#stopping.signal.aborted) return
        this.#checkIn(serves ? watchMs : Math.min(delayMs * 2, maxWatchMs))
      })
    }, delayMs)
    this.#timer.unref()
  }

  /** Restarts the server if necessary; returns whether it serves. */
  async #check(): Promise<boolean> {
    const { restart, report } = this.#options
    const { signal } = this.#stopping
    try {
      const problem = await this.#problem()
      if (!problem) return true
      report(`The database ${problem}; starting it again.`)
      await restart(signal)
      this.#failedProbes = 0
      report('The database runs again.')
      return true
    } catch (error) {
      if (!signal.aborted) report(error instanceof Error ? error.message : String(error))
      return false
    }
  }

  /**
   * Why the server cannot serve any more. After SIGTERM (for example from an operator) it rejects
   * new connections and waits for the open ones, without a time limit.
   * @returns undefined when it serves or is about to
   */
  async #problem(): Promise<string | undefined> {
    const server = runningPostmaster(this.#options.data)
    if (!server) return 'stopped by itself'
    if (server.status === 'stopping') return 'was told to stop'
    if (server.status !== 'ready' || Date.now() < this.#probeAt) return undefined
    const failed = unreachable.includes(await this.#options.ask())
    this.#failedProbes = failed ? this.#failedProbes + 1 : 0
    this.#probeAt = failed ? 0 : Date.now() + probeMs
    return this.#failedProbes >= maxFailedProbes ? 'takes no new connections' : undefined
  }
}
