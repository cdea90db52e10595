import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { progress } from '../terminal/progress.mjs'
import { UserError } from '../terminal/user-error.mjs'
import { type Program, restartPolicy, type Supervised, supervise } from './supervisor.ts'

/** The site app or the admin app. */
export interface App extends Program {
  name: 'site' | 'admin'
  /** How to check whether it is ready. */
  health: { url: string; isHealthy(status: number): boolean }
}

interface Options {
  restart?: (typeof restartPolicy)['restart']
  /** How often to check that an app responds at all, and the max time without a response. */
  hang?: { everyMs: number; afterMs: number }
  /** Otherwise the apps' output is hidden until they are ready: only the summary matters then. */
  showsStart?: boolean
}

/** The first start of a dev server on a slow machine takes long to compile. */
const readyMs = 120_000
const answerMs = 10_000

/**
 * Runs the apps; calls `ready` once all are healthy. @returns 0 when stopped, 1 when one died and
 * is not restarted @throws {UserError} with an app's last output when it fails to start
 */
export async function runApps(
  apps: App[],
  ready: () => void,
  stop: AbortSignal,
  { restart = 'always', hang, showsStart = false }: Options = {},
): Promise<number> {
  stop.throwIfAborted()
  const stopped = once(stop, 'abort').then(() => 0)
  let isShown = showsStart
  const running = apps.map((app) => {
    const line = (text: string) => isShown && progress.say(`${app.name.padEnd(5)} │ ${text}`)
    const warn = (sentence: string) => isShown && progress.say(`\n${sentence}\n`)
    return { ...app, ...supervise(app, { line, warn }, { ...restartPolicy, restart }) }
  })
  try {
    await progress.step('Site and admin ready', () =>
      Promise.all(running.map((app) => untilHealthy(app, stop))),
    )
    isShown = true
    ready()
    if (hang) for (const app of running) void endWhenHanging(app, stop, hang)
    return await Promise.race([stopped, ...running.map((app) => app.stopped.then(() => 1))])
  } finally {
    await progress.step('Site and admin stopped', () =>
      Promise.all(running.map((app) => app.stop())),
    )
  }
}

async function untilHealthy(app: App & Supervised, stop: AbortSignal): Promise<void> {
  const { name, health } = app
  const until = Date.now() + readyMs
  let last = 'no answer'
  while (Date.now() < until) {
    if (app.crashes()) {
      throw new UserError(
        `The ${name} stopped at its start: mend what it says above, then start again.`,
        app.lastOutput(),
      )
    }
    const status = await statusOf(health.url, stop)
    if (status && health.isHealthy(status)) return
    last = status ? `status ${status}` : 'no answer'
    await sleep(100, undefined, { signal: stop })
  }
  throw new UserError(
    `${health.url} is not ready after ${readyMs / 1000} seconds (${last}): start again, or see its last words above.`,
    app.lastOutput(),
  )
}

/** Ends an app without any response, as in an endless loop; every start resets the timeout. */
async function endWhenHanging(
  app: App & Supervised,
  stop: AbortSignal,
  { everyMs, afterMs }: Required<Options>['hang'],
): Promise<void> {
  let answeredAt = Date.now()
  let crashes = app.crashes()
  for (;;) {
    await sleep(everyMs, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return
    const answered = (await statusOf(app.health.url, stop)) !== undefined
    if (answered || app.crashes() !== crashes) answeredAt = Date.now()
    crashes = app.crashes()
    if (Date.now() - answeredAt < afterMs) continue
    progress.say(`\nThe ${app.name} has not answered for ${afterMs / 1000} s; ending it.\n`)
    app.kill()
    answeredAt = Date.now()
  }
}

/** The HTTP status of an app; undefined when it does not respond or times out. */
async function statusOf(url: string, stop: AbortSignal): Promise<number | undefined> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(answerMs)])
  const response = await fetch(url, { redirect: 'manual', signal }).catch(() => undefined)
  await response?.body?.cancel().catch(() => {})
  return response?.status
}

/** The address for reaching a server that listens on `host` from this machine. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
