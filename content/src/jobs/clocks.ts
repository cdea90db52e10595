/** Stops the timer; resolves once the current run has finished. */
type Stop = () => Promise<void>

/** Runs work every second; see `repeat`. */
export const everySecond = repeat(1_000)

/** Runs work every minute; see `repeat`. */
export const everyMinute = repeat(60_000)

/** Runs work every hour; see `repeat`. */
export const everyHour = repeat(3_600_000)

/**
 * Runs work immediately and then repeatedly, never concurrently. `onFailure` is called for the
 * first of consecutive failures; the next run tries again.
 *
 * @param pause milliseconds from the end of a run to the start of the next.
 */
function repeat(pause: number) {
  return (work: () => Promise<void>, onFailure: (error: unknown) => void): Stop => {
    let failing = false
    let stopped = false
    let timer: NodeJS.Timeout | undefined
    let running = turn()

    async function turn(): Promise<void> {
      try {
        await work()
        failing = false
      } catch (error) {
        if (!failing) onFailure(error)
        failing = true
      }
      if (stopped) return
      timer = setTimeout(() => {
        running = turn()
      }, pause)
    }

    return async () => {
      stopped = true
      clearTimeout(timer)
      await running
    }
  }
}
