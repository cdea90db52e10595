import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endGroup, signalGroup } from './process-group.mjs'

/** A program that should always run. */
export interface Program {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** When a program that died is started again, and when that is worth a warning. */
export interface RestartPolicy {
  /** `never` leaves restarting to whatever started us. */
  restart: 'always' | 'never'
  /** The pause before a restart, doubled after each quick crash. */
  firstDelayMs: number
  longestDelayMs: number
  /** A life shorter than this is a quick crash; a longer one forgives those before. */
  quickMs: number
  /** So many quick crashes in a row are told as a warning. */
  quickCrashes: number
  /** How long after a warning the next one is given, while nothing gets better. */
  warnEveryMs: number
}

/** What the supervisor tells while a program runs. */
export interface Listener {
  line(text: string): unknown
  /** A sentence about the program's life: a crash, a restart. */
  event(sentence: string): unknown
  /** A sentence for who runs us: the program cannot be kept running, or can be again. */
  warn(sentence: string): unknown
}

export interface Supervised {
  /** How often it died without being asked to. */
  crashes(): number
  /** What it said last, for whoever asks why it died. */
  lastWords(): string
  /** Resolves when it died and is not started again, which is only so with `restart: 'never'`. */
  givenUp: Promise<void>
  /** Ends one that hangs, so that it is started again like one that crashed. */
  kill(): void
  /** Ends it: SIGTERM, and SIGKILL for what does not follow. */
  stop(): Promise<void>
}

export const restartPolicy: RestartPolicy = {
  restart: 'always',
  firstDelayMs: 500,
  longestDelayMs: 30_000,
  quickMs: 30_000,
  quickCrashes: 4,
  warnEveryMs: 300_000,
}

/** The site gives running requests ten seconds. */
const graceMs = 15_000
const rememberedLines = 200

/** Starts a program and keeps it running. */
export function supervise(
  program: Program,
  listener: Listener,
  policy: RestartPolicy = restartPolicy,
): Supervised {
  const words: string[] = []
  const givenUp = Promise.withResolvers<void>()
  let child: ChildProcess
  let crashes = 0
  let quickInARow = 0
  let restart: NodeJS.Timeout | undefined
  let recovery: NodeJS.Timeout | undefined
  let warnedAt: number | undefined
  let stopping = false

  const hear = (line: string) => {
    words.push(line)
    if (words.length > rememberedLines) words.shift()
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
      givenUp.resolve()
      return
    }
    quickInARow = livedMs < policy.quickMs ? quickInARow + 1 : 1
    const delay = Math.min(policy.firstDelayMs * 2 ** (quickInARow - 1), policy.longestDelayMs)
    listener.event(`The ${program.name} stopped (${how}); starting it again in ${delay / 1000} s.`)
    if (quickInARow >= policy.quickCrashes) warn(how)
    restart = setTimeout(start, delay)
  }

  const warn = (how: string) => {
    if (warnedAt !== undefined && Date.now() - warnedAt < policy.warnEveryMs) return
    warnedAt = Date.now()
    listener.warn(
      `The ${program.name} cannot be kept running: it stopped ${quickInARow} times in a row, each time soon after its start (last: ${how}). It is started again at most ${policy.longestDelayMs / 1000} s after each stop; what it said last is above.`,
    )
  }

  const recovered = () => {
    warnedAt = undefined
    listener.warn(`The ${program.name} keeps running again.`)
  }

  const start = () => {
    const since = Date.now()
    child = run(program, hear)
    // Whichever comes: a program that cannot be started has no exit.
    let ended = false
    const end = (how: string) => {
      if (ended) return
      ended = true
      // What it started must not hold its port against the next one.
      signalGroup(child.pid, 'SIGKILL')
      afterCrash(how, Date.now() - since)
    }
    // More than once: a signal or a message that cannot be sent is told so as well.
    child.on('error', (error) => child.pid === undefined && end(error.message))
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`))
    if (warnedAt !== undefined) recovery = setTimeout(recovered, policy.quickMs)
  }

  start()
  return {
    crashes: () => crashes,
    lastWords: () => words.join('\n'),
    givenUp: givenUp.promise,
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
 * In a process group of its own, so that Ctrl-C reaches it through us and once; with a channel that
 * closes when we die (exit-with-parent.mjs).
 */
function run({ command, args, cwd, env }: Program, hear: (line: string) => void): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    // A pipe that cannot be read any more is no reason to end; its program's exit is told anyway.
    const lines = createInterface({ input: stream }).on('line', hear)
    for (const emitter of [stream, lines]) emitter.on('error', ({ message }) => hear(message))
  }
  return child
}
