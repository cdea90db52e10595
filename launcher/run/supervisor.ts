import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endGroup, signalGroup } from './programs.mjs'

/** A program to keep running. */
export interface Program {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** When a program that died is restarted, and when that causes a warning. */
export interface RestartPolicy {
  /** `never` leaves restarting to an outer supervisor. */
  restart: 'always' | 'never'
  /** The delay before a restart, doubled after each quick crash. */
  firstDelayMs: number
  maxDelayMs: number
  /** A shorter run counts as a quick crash; a longer one resets the count. */
  quickMs: number
  /** Number of consecutive quick crashes that causes a warning. */
  quickCrashes: number
  /** Interval between warnings while the crashes continue. */
  warnEveryMs: number
}

/** Receives the output and events of a supervised program. */
export interface Listener {
  line(text: string): unknown
  /** A crash or a restart. */
  event(sentence: string): unknown
  /** For operators: the program cannot be kept running, or runs again. */
  warn(sentence: string): unknown
}

export interface Supervised {
  /** Number of unrequested exits. */
  crashes(): number
  /** Its last output, to explain a crash. */
  lastOutput(): string
  /** Resolves when it died and is not restarted, which only happens with `restart: 'never'`. */
  stopped: Promise<void>
  /** Ends a hanging program, so that it is restarted like a crashed one. */
  kill(): void
  /** Ends it: SIGTERM, then SIGKILL after the grace period. */
  stop(): Promise<void>
}

export const restartPolicy: RestartPolicy = {
  restart: 'always',
  firstDelayMs: 500,
  maxDelayMs: 30_000,
  quickMs: 30_000,
  quickCrashes: 4,
  warnEveryMs: 300_000,
}

/** The site gives running requests ten seconds. */
const graceMs = 15_000
const maxLines = 200

/** Starts a program and keeps it running. */
export function supervise(
  program: Program,
  listener: Listener,
  policy: RestartPolicy = restartPolicy,
): Supervised {
  const lines: string[] = []
  const stopped = Promise.withResolvers<void>()
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
    if (policy.restart === 'never') {
      listener.event(
        `The ${program.name} stopped (${how}) and is not started again (RESTART=never).`,
      )
      stopped.resolve()
      return
    }
    quickInARow = livedMs < policy.quickMs ? quickInARow + 1 : 1
    const delay = Math.min(policy.firstDelayMs * 2 ** (quickInARow - 1), policy.maxDelayMs)
    listener.event(`The ${program.name} stopped (${how}); starting it again in ${delay / 1000} s.`)
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

  const recovered = () => {
    warnedAt = undefined
    listener.warn(`The ${program.name} keeps running again.`)
  }

  const start = () => {
    const since = Date.now()
    child = run(program, addLine)
    // Whichever comes first: a program that fails to start emits no exit event.
    let ended = false
    const end = (how: string) => {
      if (ended) return
      ended = true
      // Its descendants must not block the port for the next start.
      signalGroup(child.pid, 'SIGKILL')
      afterCrash(how, Date.now() - since)
    }
    // May be emitted more than once, also for signals and messages that cannot be sent.
    child.on('error', (error) => child.pid === undefined && end(error.message))
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`))
    if (warnedAt !== undefined) recovery = setTimeout(recovered, policy.quickMs)
  }

  start()
  return {
    crashes: () => crashes,
    lastOutput: () => lines.join('\n'),
    stopped: stopped.promise,
    kill: () => signalGroup(child.pid, 'SIGKILL'),
    async stop() {
      stopping = true
      clearTimeout(restart)
      clearTimeout(recovery)
      if (child.pid) await endGroup(child, graceMs)
    },
  }
}

/**
 * In its own process group, so that Ctrl-C reaches it once, through the launcher; with an IPC
 * channel that closes when the launcher dies (exit-with-parent.mjs).
 */
function run({ command, args, cwd, env }: Program, onLine: (line: string) => void): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    // An unreadable pipe is not fatal; the program's exit is reported anyway.
    const lines = createInterface({ input: stream }).on('line', onLine)
    for (const emitter of [stream, lines]) emitter.on('error', ({ message }) => onLine(message))
  }
  return child
}
