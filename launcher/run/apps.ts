import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'
import {
  type Listener,
  type Program,
  restartPolicy,
  type Supervised,
  supervise,
} from './supervisor.ts'

/** The site app or the admin app. */
export interface App extends Program {
  name: 'site' | 'admin'
  health: HealthCheck
}

interface Options {
  restart?: Settings['RESTART']
  /** How often to check that an app responds at all, and the max time without a response. */
  hang?: { everyMs: number; afterMs: number }
  output?: ReturnType<typeof createAppOutput>
}

/** The first start of a dev server on a slow machine compiles for long. */
const readyMs = 120_000

/**
 * Runs the apps until stopped.
 * @param ready called once, when all of them are healthy
 * @param restart whether an app that dies is restarted
 * @param hang when to end an app that no longer responds; never by default
 * @returns the exit code: 0 when stopped, 1 when one of them died and is not restarted
 * @throws {UserError} with an app's last output when it fails to start
 */
export async function runApps(
  apps: App[],
  ready: () => void,
  stop: AbortSignal,
  { restart = 'always', output = createAppOutput(), hang }: Options = {},
): Promise<number> {
  stop.throwIfAborted()
  const stopped = once(stop, 'abort').then(() => 0)
  const policy = { ...restartPolicy, restart }
  const running = apps.map((app) => supervise(app, output.listenerFor(app.name), policy))
  try {
    await progress.step('Site and admin ready', () =>
      Promise.all(apps.map((app, index) => comeUp(app, running[index], stop))),
    )
    output.open()
    ready()
    if (hang) apps.forEach((app, index) => void endWhenHanging(app, running[index], stop, hang))
    return await Promise.race([stopped, ...running.map((app) => app.stopped.then(() => 1))])
  } finally {
    await progress.step('Site and admin stopped', () =>
      Promise.all(running.map((app) => app.stop())),
    )
  }
}

async function comeUp(app: App, running: Supervised | undefined, stop: AbortSignal): Promise<void> {
  const deadReason = () =>
    running?.crashes()
      ? `The ${app.name} stopped at its start: mend what it says above, then start again.`
      : undefined
  try {
    await untilHealthy(app.health, deadReason, stop, readyMs)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(error.message, running?.lastOutput())
  }
}

/**
 * Ends an app that runs but does not respond, such as in an endless loop, which nothing else
 * detects. Any status counts as a response, and every start resets the timeout.
 */
async function endWhenHanging(
  { name, health }: App,
  running: Supervised | undefined,
  stop: AbortSignal,
  { everyMs, afterMs }: Required<Options>['hang'],
): Promise<void> {
  let answeredAt = Date.now()
  let crashes = running?.crashes()
  for (;;) {
    await sleep(everyMs, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return
    const answered = (await statusOf(health.url, stop)) !== undefined
    if (answered || running?.crashes() !== crashes) answeredAt = Date.now()
    crashes = running?.crashes()
    if (Date.now() - answeredAt < afterMs) continue
    progress.say(`\nThe ${name} has not answered for ${afterMs / 1000} s; ending it.\n`)
    running?.kill()
    answeredAt = Date.now()
  }
}

const intervalMs = 100
const answerMs = 10_000

/** How to check whether an app is ready. */
export interface HealthCheck {
  url: string
  isHealthy(status: number): boolean
}

/**
 * Waits until an app is healthy.
 * @param deadReason returns why waiting is pointless, once it is
 * @throws {UserError} for that reason, or after `timeoutMs`
 */
export async function untilHealthy(
  { url, isHealthy }: HealthCheck,
  deadReason: () => string | undefined,
  stop: AbortSignal,
  timeoutMs: number,
): Promise<void> {
  const until = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < until) {
    const dead = deadReason()
    if (dead) throw new UserError(dead)
    const status = await statusOf(url, stop)
    if (status && isHealthy(status)) return
    last = status ? `status ${status}` : 'no answer'
    await sleep(intervalMs, undefined, { signal: stop })
  }
  throw new UserError(
    `${url} is not ready after ${timeoutMs / 1000} seconds (${last}): start again, or see its last words above.`,
  )
}

/** The HTTP status of an app; undefined when it does not respond or times out. */
export async function statusOf(url: string, stop: AbortSignal): Promise<number | undefined> {
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(answerMs)])
    const response = await fetch(url, { redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}

/** The address for reaching a server that listens on `host` from this machine. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const nameWidth = 5

/**
 * The apps' output, each line prefixed with the app's name. Hidden until opened: for a successful
 * start only the summary matters.
 */
export function createAppOutput() {
  let isOpen = false
  const show = (name: string, text: string) => progress.say(`${name.padEnd(nameWidth)} │ ${text}`)
  return {
    open() {
      isOpen = true
    },
    listenerFor(name: string): Listener {
      return {
        line: (text) => isOpen && show(name, text),
        event: (sentence) => isOpen && show(name, sentence),
        warn: (sentence) => isOpen && progress.say(`\n${sentence}\n`),
      }
    },
  }
}
