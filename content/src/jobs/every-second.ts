/**
 * Does something every second, never twice at once.
 *
 * @param onFailure hears of the first failure in a row; the next second tries again.
 * @returns ends it, once what is being done is done.
 */
export function everySecond(
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
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
    }, 1_000)
  }

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
