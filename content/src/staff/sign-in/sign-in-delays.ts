type Failures = { count: number; blockedUntil: number; forgetAt: number }

type Options = {
  /** So many failures cost nothing. */
  free: number
  /** How long the first delay is, in milliseconds; each further failure doubles it. */
  first: number
  /** No delay is longer, and failures are forgotten after this. */
  longest: number
}

/** More keys than that are never remembered: the oldest are forgotten. */
const mostKeys = 50_000

/** Makes those wait who fail again and again, in the memory of this process. */
export class SignInDelays {
  readonly #options: Options
  readonly #failures = new Map<string, Failures>()

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Counts an attempt as a failure until it is forgiven.
   *
   * @returns how long to wait instead, in milliseconds; 0 when it may be made.
   */
  attempt(key: string, now = Date.now()): number {
    const { free, first, longest } = this.#options
    const known = this.#failures.get(key)
    const before = known && known.forgetAt > now ? known : undefined
    if (before && before.blockedUntil > now) return before.blockedUntil - now
    const count = (before?.count ?? 0) + 1
    const delay = count < free ? 0 : Math.min(longest, first * 2 ** (count - free))
    this.#failures.delete(key)
    this.#failures.set(key, { count, blockedUntil: now + delay, forgetAt: now + delay + longest })
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > mostKeys && oldest !== undefined) this.#failures.delete(oldest)
    return 0
  }

  /** An attempt that succeeded is no failure, and what went before is forgotten. */
  forgive(key: string): void {
    this.#failures.delete(key)
  }

  /** Forgets all whose key begins so. */
  forgiveAll(start: string): void {
    for (const key of this.#failures.keys()) if (key.startsWith(start)) this.#failures.delete(key)
  }
}
