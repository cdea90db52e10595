import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { SiteEnv } from '../context.ts'

/** `/healthz`: the process is alive; `/readyz`: it can serve, unless `checkReady` throws. */
export function health(checkReady: Check): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  const fresh = { 'Cache-Control': 'no-store' }
  let logged: unknown
  app.get('/healthz', (c) => c.text('alive\n', 200, fresh))
  app.get('/readyz', async (c) => {
    try {
      await checkReady()
      return c.text('ready\n', 200, fresh)
    } catch (error) {
      // Logged once per check, even if several requests share its result.
      if (error !== logged) c.get('log').warn({ err: error }, 'not ready')
      logged = error
      return c.text('not ready\n', 503, fresh)
    }
  })
  return app
}

/** Throws when the process cannot serve. */
export type Check = () => Promise<unknown>

/** Max milliseconds that a caller waits for the result. */
const timeout = 2_000
/** Lifetime of a result, in milliseconds. */
const lifetime = 1_000
/** A check that takes longer is considered stuck, and a new one is started. */
const abandonAfter = 30_000

/** Runs a check at most once per `lifetime`, never twice at once; callers share the result. */
function share(check: Check, lifetime: number): Check {
  let last: { until: number; result: Promise<unknown> } | undefined
  return () => {
    if (last && Date.now() < last.until) return last.result
    const current = { until: Date.now() + abandonAfter, result: check() }
    const onEnd = () => {
      current.until = Date.now() + lifetime
    }
    current.result.then(onEnd, onEnd)
    last = current
    return current.result
  }
}

/** Runs all checks concurrently. @returns a check that throws the first error, or a timeout. */
export function createReadiness(checks: readonly Check[]): Check {
  const checkAll = share(() => Promise.all(checks.map((check) => check())), lifetime)
  return async () => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const error = new Error(`The checks were not done within ${timeout / 1_000} seconds.`)
    const timer = setTimeout(reject, timeout, error)
    await Promise.race([checkAll(), late]).finally(() => clearTimeout(timer))
  }
}

/** Too large for a file system to store inside the file's metadata, without allocating space. */
const probe = Buffer.alloc(16_384)

/** Checks that a file in the folder can be written and flushed, at most once per `everyMs`. */
export function checkDisk(folder: string, everyMs = 5_000): Check {
  const writeProbe = async () => {
    const file = join(folder, `.probe-${randomUUID()}`)
    try {
      await writeFile(file, probe, { flag: 'wx', mode: 0o600, flush: true })
    } finally {
      await rm(file, { force: true })
    }
  }
  return share(writeProbe, everyMs)
}

/** The same for a folder inside, which may be on another disk and is created on first use. */
export function checkFolder(folder: string, everyMs?: number): Check {
  const check = checkDisk(folder, everyMs)
  return async () => {
    // If it fails, so does the check.
    await mkdir(folder, { mode: 0o700 }).catch(() => {})
    await check()
  }
}
