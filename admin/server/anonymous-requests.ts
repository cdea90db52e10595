import { networkOf } from '@vitrina/content/staff/client-address.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

type Options = {
  /** Requests a minute from one network. */
  perMinute: number
  /** Of those, what changes something, such as signing in. */
  changesPerMinute: number
  /** How many are worked on at a time, and how many may wait for that. */
  atOnce: number
  waiting: number
  /** How long one counts as worked on at most, and how long it may wait, in milliseconds. */
  timeout: number
}

export type Refusal = { status: 429 | 503; retryAfter: number }

type Asked = { address: string; method: string }

/**
 * Strangers share a part of the admin: each network gets so many requests a minute, and all of them
 * together so many at a time, so that staff, who are signed in, always find a free connection.
 */
export class AnonymousRequests {
  readonly #requests: RateLimiterMemory
  readonly #changes: RateLimiterMemory
  readonly #options: Options
  readonly #queue: Array<() => void> = []
  #running = 0

  constructor(options: Options) {
    this.#options = options
    this.#requests = new RateLimiterMemory({ points: options.perMinute, duration: 60 })
    this.#changes = new RateLimiterMemory({ points: options.changesPerMinute, duration: 60 })
  }

  /** Counts a request. @returns why it is refused, if it is. */
  async count({ address, method }: Asked): Promise<Refusal | undefined> {
    const network = networkOf(address)
    try {
      await this.#requests.consume(network)
      if (method !== 'GET' && method !== 'HEAD') await this.#changes.consume(network)
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { status: 429, retryAfter: Math.ceil(error.msBeforeNext / 1_000) }
    }
  }

  /** Waits for a turn. @returns what ends it, once or more often, or why there is none. */
  async takeTurn(): Promise<(() => void) | Refusal> {
    const { atOnce, waiting, timeout } = this.#options
    const busy = { status: 503, retryAfter: Math.ceil(timeout / 1_000) } as const
    if (this.#running < atOnce) this.#running += 1
    else if (this.#queue.length >= waiting || !(await this.#wait())) return busy
    let isOver = false
    const end = () => {
      clearTimeout(timer)
      if (isOver) return
      isOver = true
      const next = this.#queue.shift()
      if (next) next()
      else this.#running -= 1
    }
    const timer = setTimeout(end, timeout).unref()
    return end
  }

  #wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(start), 1)
        resolve(false)
      }, this.#options.timeout)
      this.#queue.push(start)
    })
  }
}
