const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameMs = 100
const titleWidth = 46
/** Without a terminal (a log file, CI), a step that takes longer prints that it is under way. */
const quietMs = 5_000

const { stdout } = process
/** @type {Set<{ title: string, since: number }>} */
const active = new Set()
let frame = 0
/** @type {NodeJS.Timeout | undefined} */
let timer

/** @param {number} code @param {string} text */
const paint = (code, text) =>
  stdout.isTTY && !process.env.NO_COLOR ? `\u001b[${code}m${text}\u001b[0m` : text

/** @param {number} since */
function elapsed(since) {
  const seconds = (Date.now() - since) / 1000
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`
}

function clear() {
  if (timer) stdout.write('\r\u001b[2K')
}

function draw() {
  if (!timer) return
  frame = (frame + 1) % frames.length
  const steps = [...active].map(({ title, since }) => `${title} ${elapsed(since)}`)
  stdout.write(`\r\u001b[2K  ${paint(36, frames[frame] ?? '')} ${steps.join('  ·  ')}`)
}

/** Reports steps, also concurrent ones: a line when done; on a terminal, live ones with seconds. */
export const progress = {
  /** @param {string} line */
  say(line) {
    clear()
    stdout.write(`${line}\n`)
    draw()
  },

  /**
   * Runs one step and prints its title and duration when it ends.
   * @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>}
   */
  async step(title, work) {
    const step = { title, since: Date.now() }
    active.add(step)
    if (stdout.isTTY) timer ??= setInterval(draw, frameMs)
    const longStep = stdout.isTTY ? undefined : setTimeout(progress.say, quietMs, `  … ${title}`)
    draw()
    let mark = paint(31, '✗')
    try {
      const result = await work()
      mark = paint(32, '✓')
      return result
    } catch (error) {
      // A step stopped by Ctrl-C did not fail.
      if (error instanceof Error && error.name === 'AbortError') mark = ''
      throw error
    } finally {
      clearTimeout(longStep)
      clear()
      active.delete(step)
      if (active.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
      const duration = paint(2, elapsed(step.since).padStart(7))
      if (mark) progress.say(`  ${mark} ${title.padEnd(titleWidth)} ${duration}`)
    }
  },
}
