/** Counts failures for each key in windows of time, in the memory of this process. */
export class FailureLimit {
  readonly #failures: number
  readonly #within: number
  readonly #counts = new Map<string, number>()
  #windowEnds = 0

  /** @param within how long a window lasts, in milliseconds */
  constructor({ failures, within }: { failures: number; within: number }) {
    this.#failures = failures
    this.#within = within
  }

  /** Counts an attempt as a failure until it is given back; `false` when there were too many. */
  take(key: string, now = Date.now()): boolean {
    if (now >= this.#windowEnds) {
      this.#counts.clear()
      this.#windowEnds = now + this.#within
    }
    const count = this.#counts.get(key) ?? 0
    if (count >= this.#failures) return false
    this.#counts.set(key, count + 1)
    return true
  }

  giveBack(key: string): void {
    const count = this.#counts.get(key) ?? 0
    if (count > 0) this.#counts.set(key, count - 1)
  }
}
