type Failures = { count: number; blockedUntil: number; forgetAt: number }

type Options = {
  /** The number of failures at which the first delay starts. */
  free: number
  /** The first delay, in milliseconds; each further failure doubles it. */
  first: number
  /** Max delay, in milliseconds; failures expire this long after their delay. */
  max: number
}

/** Max keys in memory; the oldest are dropped. */
const maxKeys = 50_000

/**
 * Delays attempts after repeated failures, in the memory of this process. rate-limiter-flexible
 * blocks for a fixed time; here each failure doubles the delay, and attempts during it do not count.
 */
export class SignInDelays {
  readonly #options: Options
  readonly #failures = new Map<string, Failures>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Counts an attempt. @returns how many milliseconds to wait instead; 0 if it may proceed. */
  attempt(key: string, now = Date.now()): number {
    const { free, first, max } = this.#options
    const known = this.#failures.get(key)
    const before = known && known.forgetAt > now ? known : undefined
    if (before && before.blockedUntil > now) return before.blockedUntil - now
    const count = (before?.count ?? 0) + 1
    const delay = count < free ? 0 : Math.min(max, first * 2 ** (count - free))
    this.#failures.delete(key)
    this.#failures.set(key, { count, blockedUntil: now + delay, forgetAt: now + delay + max })
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > maxKeys && oldest !== undefined) this.#failures.delete(oldest)
    return 0
  }

  /** Uncounts one attempt, whose outcome is unknown, together with the delay it started. */
  uncount(key: string): void {
    const known = this.#failures.get(key)
    if (!known) return
    if (known.count <= 1) this.clear(key)
    else this.#failures.set(key, { ...known, count: known.count - 1, blockedUntil: 0 })
  }

  clear(key: string): void {
    this.#failures.delete(key)
  }

  clearAll(start: string): void {
    for (const key of this.#failures.keys()) if (key.startsWith(start)) this.#failures.delete(key)
  }
}
