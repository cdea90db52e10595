import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endGroup } from './process-group.mjs'

/** A program that should always run. */
export interface Program {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** When a program that died is started again, and when no more. */
export interface RestartPolicy {
  /** The pause before a restart, doubled after each quick crash. */
  firstDelayMs: number
  longestDelayMs: number
  /** A life shorter than this is a quick crash; a longer one forgives those before. */
  quickMs: number
  quickCrashes: number
}

/** What the supervisor tells while a program runs. */
export interface Listener {
  line(text: string): unknown
  /** A sentence about the program's life: a crash, a restart, the end. */
  event(sentence: string): unknown
}

export interface Supervised {
  /** How often it died without being asked to. */
  crashes(): number
  /** What it said last, for whoever asks why it died. */
  lastWords(): string
  /** Resolves when it is not started again any more. */
  givenUp: Promise<void>
  /** Ends it: SIGTERM, and SIGKILL for what does not follow. */
  stop(): Promise<void>
}

export const restartPolicy: RestartPolicy = {
  firstDelayMs: 500,
  longestDelayMs: 30_000,
  quickMs: 30_000,
  quickCrashes: 6,
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
  let stopping = false

  const hear = (line: string) => {
    words.push(line)
    if (words.length > rememberedLines) words.shift()
    listener.line(line)
  }

  const afterCrash = (how: string, livedMs: number) => {
    if (stopping) return
    crashes += 1
    quickInARow = livedMs < policy.quickMs ? quickInARow + 1 : 1
    if (quickInARow > policy.quickCrashes) {
      const times = `${quickInARow} times, each soon after its start`
      listener.event(
        `The ${program.name} stopped ${times}, and stays off: mend what it says above, then start again.`,
      )
      givenUp.resolve()
      return
    }
    const delay = Math.min(policy.firstDelayMs * 2 ** (quickInARow - 1), policy.longestDelayMs)
    listener.event(`The ${program.name} stopped (${how}); starting it again in ${delay / 1000} s.`)
    restart = setTimeout(start, delay)
  }

  const start = () => {
    const since = Date.now()
    child = run(program, hear)
    // Whichever comes: a program that cannot be started has no exit.
    let ended = false
    const end = (how: string) => {
      if (ended) return
      ended = true
      afterCrash(how, Date.now() - since)
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`))
  }

  start()
  return {
    crashes: () => crashes,
    lastWords: () => words.join('\n'),
    givenUp: givenUp.promise,
    async stop() {
      stopping = true
      clearTimeout(restart)
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
    if (stream) createInterface({ input: stream }).on('line', hear)
  }
  return child
}
