import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { SiteEnv } from '../context.ts'

/**
 * `/healthz` reports that the process is alive; `/readyz` that it can serve.
 *
 * @param checkReady throws when it cannot.
 */
export function health(checkReady: () => Promise<void>): Hono<SiteEnv> {
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
export type Check = () => Promise<void>

const limits = {
  /** Max time a caller waits for the result. */
  timeout: 2_000,
  /** Lifetime of a result. */
  freshFor: 1_000,
  /** A check that takes longer is considered stuck, and a new one is started. */
  abandonAfter: 30_000,
}

/**
 * Runs all checks concurrently, at most once per second and never twice at the same time;
 * concurrent callers share the result.
 *
 * @returns a function that throws the error of the first failed check, or a timeout
 */
export function createReadiness(
  checks: readonly Check[],
  { timeout, freshFor, abandonAfter }: typeof limits = limits,
): Check {
  let last: { at: number; result: Promise<void> } | undefined
  let running: { since: number; result: Promise<void> } | undefined

  const begin = () => {
    const result = Promise.all(checks.map((check) => check())).then(() => {})
    const current = { since: Date.now(), result }
    const ended = () => {
      if (running !== current) return
      running = undefined
      last = { at: Date.now(), result }
    }
    result.then(ended, ended)
    running = current
    return current
  }

  return () => {
    if (last && Date.now() - last.at < freshFor) return last.result
    const isUnderWay = running && Date.now() - running.since < abandonAfter
    const { result } = running && isUnderWay ? running : begin()
    return inTime(result, timeout)
  }
}

async function inTime(result: Promise<void>, timeout: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The checks were not done within ${timeout / 1000} seconds.`)
    timer = setTimeout(() => reject(error), timeout)
  })
  await Promise.race([result, late]).finally(() => clearTimeout(timer))
}

/** Too large for a file system to store inside the file's metadata, without allocating space. */
const probe = Buffer.alloc(16_384)

/**
 * Checks that a file in the folder can be written and flushed to the disk; at most one write per
 * `everyMs`.
 */
export function checkDisk(folder: string, everyMs = 5_000): Check {
  let last: { at: number; result: Promise<void> } | undefined
  return () => {
    if (!last || Date.now() - last.at >= everyMs) {
      last = { at: Date.now(), result: writeProbe(join(folder, `.probe-${randomUUID()}`)) }
    }
    return last.result
  }
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

async function writeProbe(file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(probe)
    await handle.sync()
  } finally {
    await handle.close()
    await rm(file, { force: true })
  }
}
