import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endGroup, signalGroup, spawnGroup } from './programs.mjs'

/** A program to keep running. */
export interface Program {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** Receives the output of a supervised program, and sentences about it. */
interface Listener {
  /** A line of its output, or a crash or restart. */
  line(text: string): unknown
  /** For operators: the program cannot be kept running, or runs again. */
  warn(sentence: string): unknown
}

export type Supervised = ReturnType<typeof supervise>

/** When a program that died is restarted, and when that causes a warning. */
export const restartPolicy = {
  /** `never` leaves restarting to an outer supervisor. */
  restart: 'always' as 'always' | 'never',
  /** The delay before a restart, doubled after each quick crash. */
  firstDelayMs: 500,
  maxDelayMs: 30_000,
  /** A shorter run counts as a quick crash; a longer one resets the count. */
  quickMs: 30_000,
  /** Number of consecutive quick crashes that causes a warning. */
  quickCrashes: 4,
  /** Interval between warnings while the crashes continue. */
  warnEveryMs: 300_000,
}

/** The site gives running requests ten seconds. */
const graceMs = 15_000
const maxLines = 200

/** Starts a program and keeps it running. */
export function supervise(program: Program, listener: Listener, policy = restartPolicy) {
  const lines: string[] = []
  const gone = Promise.withResolvers<void>()
  let child: ChildProcess
  let crashes = 0
  let quickInARow = 0
  let restart: NodeJS.Timeout | undefined
  let recovery: NodeJS.Timeout | undefined
  let warnedAt: number | undefined
  let stopping = false

  const addLine = (line: string) => {
    lines.push(line)
    if (lines.length > maxLines) lines.shift()
    listener.line(line)
  }

  const afterCrash = (how: string, livedMs: number) => {
    clearTimeout(recovery)
    if (stopping) return
    crashes += 1
    const stopped = `The ${program.name} stopped (${how})`
    if (policy.restart === 'never') {
      listener.line(`${stopped} and is not started again (RESTART=never).`)
      return gone.resolve()
    }
    quickInARow = livedMs < policy.quickMs ? quickInARow + 1 : 1
    const delay = Math.min(policy.firstDelayMs * 2 ** (quickInARow - 1), policy.maxDelayMs)
    listener.line(`${stopped}; starting it again in ${delay / 1000} s.`)
    if (quickInARow >= policy.quickCrashes) warn(how)
    restart = setTimeout(start, delay)
  }

  const warn = (how: string) => {
    if (warnedAt !== undefined && Date.now() - warnedAt < policy.warnEveryMs) return
    warnedAt = Date.now()
    listener.warn(
      `The ${program.name} cannot be kept running: it stopped ${quickInARow} times in a row, each time soon after its start (last: ${how}). It is started again at most ${policy.maxDelayMs / 1000} s after each stop; what it said last is above.`,
    )
  }

  const start = () => {
    const since = Date.now()
    child = run(program, addLine)
    const end = (how: string) => {
      // Its descendants must not block the port for the next start.
      signalGroup(child.pid, 'SIGKILL')
      afterCrash(how, Date.now() - since)
    }
    // A program that fails to start emits no exit event. Errors of a running one are unsent messages.
    child.on('error', (error) => child.pid === undefined && end(error.message))
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`))
    if (warnedAt === undefined) return
    recovery = setTimeout(() => {
      warnedAt = undefined
      listener.warn(`The ${program.name} keeps running again.`)
    }, policy.quickMs)
  }

  start()
  return {
    /** Number of unrequested exits. */
    crashes: () => crashes,
    /** Explains a crash. */
    lastOutput: () => lines.join('\n'),
    /** Resolves when it died and is not restarted, which only happens with `restart: 'never'`. */
    stopped: gone.promise,
    /** Ends a hanging program, so that it is restarted like a crashed one. */
    kill: () => signalGroup(child.pid, 'SIGKILL'),
    /** Ends it: SIGTERM, then SIGKILL after the grace period. */
    async stop() {
      stopping = true
      clearTimeout(restart)
      clearTimeout(recovery)
      if (child.pid) await endGroup(child, graceMs)
    },
  }
}

function run(program: Program, onLine: (line: string) => void): ChildProcess {
  const child = spawnGroup(program, program, 'pipe')
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    // An unreadable pipe is not fatal; the program's exit is reported anyway.
    const lines = createInterface({ input: stream }).on('line', onLine)
    for (const emitter of [stream, lines]) emitter.on('error', ({ message }) => onLine(message))
  }
  return child
}
