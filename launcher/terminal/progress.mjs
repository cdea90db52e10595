const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameMs = 100
const titleWidth = 46
/** Without a terminal (a log file, CI), a step that takes longer prints that it is under way. */
const quietMs = 5_000

/** @param {number} ms */
export function seconds(ms) {
  return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`
}

/**
 * Reports long steps: one line for each when it is done, and on a terminal a live line with the
 * seconds of those under way. Several steps may run at once.
 * @param {{ isTTY?: boolean, write(text: string): unknown }} stream
 */
export function createProgress(stream) {
  const colour = Boolean(stream.isTTY) && !process.env.NO_COLOR
  /** @param {number} code @param {string} text */
  const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)
  /** @type {Set<{ title: string, since: number }>} */
  const active = new Set()
  let frame = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const clear = () => {
    if (stream.isTTY && timer) stream.write('\r\u001b[2K')
  }
  const draw = () => {
    if (!stream.isTTY || active.size === 0) return
    frame = (frame + 1) % frames.length
    const parts = [...active].map((step) => `${step.title} ${seconds(Date.now() - step.since)}`)
    stream.write(`\r\u001b[2K  ${paint(36, frames[frame] ?? '')} ${parts.join('  ·  ')}`)
  }
  /** @param {string} line */
  const say = (line) => {
    clear()
    stream.write(`${line}\n`)
    draw()
  }
  /** @param {{ title: string, since: number }} step */
  const enter = (step) => {
    active.add(step)
    if (stream.isTTY) timer ??= setInterval(draw, frameMs)
    draw()
  }
  /** @param {{ title: string, since: number }} step */
  const leave = (step) => {
    clear()
    active.delete(step)
    if (active.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    say,
    /**
     * Runs one step and prints its title and duration when it ends.
     * @template T
     * @param {string} title
     * @param {() => Promise<T>} work
     * @returns {Promise<T>}
     */
    async step(title, work) {
      const step = { title, since: Date.now() }
      const took = () =>
        `${title.padEnd(titleWidth)} ${paint(2, seconds(Date.now() - step.since).padStart(7))}`
      const longStep = stream.isTTY
        ? undefined
        : setTimeout(() => stream.write(`  … ${title}\n`), quietMs)
      enter(step)
      try {
        const result = await work()
        leave(step)
        say(`  ${paint(32, '✓')} ${took()}`)
        return result
      } catch (error) {
        leave(step)
        // A step stopped by Ctrl-C did not fail.
        const stopped = error instanceof Error && error.name === 'AbortError'
        if (!stopped) say(`  ${paint(31, '✗')} ${took()}`)
        throw error
      } finally {
        clearTimeout(longStep)
      }
    },
  }
}

/** The progress of this process, on standard output. */
export const progress = createProgress(process.stdout)
