/** Ends a clock, once what it is doing is done. */
type Stop = () => Promise<void>

/** Does something every second; see `repeat`. */
export const everySecond = repeat(1_000)

/** Does something every minute; see `repeat`. */
export const everyMinute = repeat(60_000)

/** Does something every hour; see `repeat`. */
export const everyHour = repeat(3_600_000)

/**
 * Does something at once and then again and again, never twice at the same time. `onFailure` hears
 * of the first failure in a row; the next turn tries again.
 *
 * @param pause milliseconds from the end of a turn to the next.
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
