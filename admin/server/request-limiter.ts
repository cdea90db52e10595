import type { ServerResponse } from 'node:http'
import { requestSlot } from '@vitrina/content/staff/sign-in/request-slot.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

type Options = {
  /** Max requests per minute and client. */
  perMinute: number
  /** Of those, max requests that change something, such as signing in. */
  changesPerMinute: number
  /** Max concurrent requests, in total and per client. */
  atOnce: number
  atOncePerClient: number
  /** Max queued requests, in total and per client. */
  waiting: number
  waitingPerClient: number
  /** Timeout for queueing and for handling, each in milliseconds. */
  timeout: number
  /** Max time for which a slot is held, in milliseconds; by default not longer than `timeout`. */
  maxHold?: number
}

export type Rejection = { status: 429 | 503; retryAfter: number }

type ReleaseSlot = () => void
type Waiting = { client: string; resolve: (release: ReleaseSlot | undefined) => void }

/** Max clients whose usage is remembered, and its half-life in milliseconds. */
const maxClients = 1_000
const halfLife = 60_000

/**
 * Limits requests of a kind (such as those without a session) per client, and all of them to some
 * slots, so that staff find a free connection. The client with the least recent usage goes first.
 */
export class RequestLimiter {
  readonly #requests: RateLimiterMemory
  readonly #changes: RateLimiterMemory
  readonly #options: Options
  readonly #queue: Waiting[] = []
  readonly #running: string[] = []
  /** Slots used by each client and the time of the last one; least recent first. */
  readonly #served = new Map<string, { slots: number; at: number }>()

  constructor(options: Options) {
    this.#options = options
    this.#requests = new RateLimiterMemory({ points: options.perMinute, duration: 60 })
    this.#changes = new RateLimiterMemory({ points: options.changesPerMinute, duration: 60 })
  }

  /** Counts a request. @returns why it is rejected, or undefined */
  async count(client: string, method: string): Promise<Rejection | undefined> {
    try {
      await this.#requests.consume(client)
      if (method !== 'GET' && method !== 'HEAD') await this.#changes.consume(client)
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { status: 429, retryAfter: Math.ceil(error.msBeforeNext / 1_000) }
    }
  }

  /**
   * Handles a request in a slot, held until work has ended and the response is closed (work goes
   * on after a disconnect), or until `requestSlot` or the max time releases it; resolves then.
   * Calls `onBusy` when no slot was free in time or the handler timed out.
   */
  async run(
    client: string,
    response: Pick<ServerResponse, 'destroyed' | 'once'>,
    handle: () => Promise<unknown>,
    onBusy: (busy: Rejection) => void,
  ): Promise<void> {
    const { timeout, maxHold = timeout } = this.#options
    const busy = { status: 503, retryAfter: Math.ceil(timeout / 1_000) } as const
    const release = await this.#takeSlot(client)
    if (!release) return onBusy(busy)
    try {
      // The client disconnected while queued.
      if (response.destroyed) return
      const closed = new Promise<void>((resolve) => response.once('close', resolve))
      const handled = requestSlot.run(release, handle).catch((error: unknown) => {
        if (!response.destroyed) throw error
      })
      const ended = Promise.all([handled, closed]).then(() => true)
      if (await inTime(ended, timeout)) return
      if (!response.destroyed) onBusy(busy)
      await inTime(ended, maxHold - timeout)
    } finally {
      release()
    }
  }

  /** @returns an idempotent release function; undefined if no slot was free in time */
  #takeSlot(client: string): Promise<ReleaseSlot | undefined> {
    const { waiting, waitingPerClient, timeout } = this.#options
    const { promise, resolve } = Promise.withResolvers<ReleaseSlot | undefined>()
    const entry: Waiting = { client, resolve }
    const timer = setTimeout(() => this.#drop(entry), timeout)
    this.#queue.push(entry)
    this.#startNext()
    const ofClient = this.#queue.filter((other) => other.client === client).length
    // The last entry in the queue belongs to the client with the most usage.
    const excess = ofClient > waitingPerClient ? entry : this.#queue[waiting]
    if (excess) this.#drop(excess)
    return promise.finally(() => clearTimeout(timer))
  }

  #drop(entry: Waiting): void {
    this.#queue.splice(this.#queue.indexOf(entry), 1)
    entry.resolve(undefined)
  }

  #startNext(): void {
    const { atOnce, atOncePerClient } = this.#options
    const now = Date.now()
    const slotsOf = ({ client }: Waiting) => {
      const { slots = 0, at = now } = this.#served.get(client) ?? {}
      return slots * 0.5 ** ((now - at) / halfLife)
    }
    // The sort is stable: requests of one client keep their order.
    this.#queue.sort((one, other) => slotsOf(one) - slotsOf(other))
    if (this.#running.length >= atOnce) return
    const next = this.#queue.find(
      ({ client }) => this.#running.filter((other) => other === client).length < atOncePerClient,
    )
    if (!next) return
    const { client, resolve } = next
    this.#queue.splice(this.#queue.indexOf(next), 1)
    this.#running.push(client)
    const slots = slotsOf(next) + 1
    this.#served.delete(client)
    this.#served.set(client, { slots, at: now })
    const [oldest = ''] = this.#served.keys()
    if (this.#served.size > maxClients) this.#served.delete(oldest)
    let isReleased = false
    resolve(() => {
      if (isReleased) return
      isReleased = true
      this.#running.splice(this.#running.indexOf(client), 1)
      this.#startNext()
    })
  }
}

/** What `work` resolves to; false if it takes longer than so many milliseconds. */
export function inTime(work: Promise<boolean>, time: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, time, false)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
