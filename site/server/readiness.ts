import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Throws when something that is needed to serve is missing. */
export type Check = () => Promise<void>

const limits = {
  /** How long whoever asks waits for an answer. */
  timeout: 2_000,
  /** How long an answer counts. */
  freshFor: 1_000,
  /** A check that has not ended by then never will, and is made again. */
  abandonAfter: 30_000,
}

/**
 * Makes all checks at once, at most once a second and never twice at the same time, however many
 * ask.
 * @returns a function that throws what the first check to fail has thrown, or that they take too long
 */
export function createReadiness(
  checks: readonly Check[],
  { timeout, freshFor, abandonAfter }: typeof limits = limits,
): Check {
  let last: { at: number; result: Promise<void> } | undefined
  let running: { since: number; result: Promise<void> } | undefined

  const begin = () => {
    const result = Promise.all(checks.map((check) => check())).then(() => {})
    const begun = { since: Date.now(), result }
    const ended = () => {
      if (running !== begun) return
      running = undefined
      last = { at: Date.now(), result }
    }
    result.then(ended, ended)
    running = begun
    return begun
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

/** Larger than what a file system finds room for in a folder's own entry. */
const probe = Buffer.alloc(16_384)

/**
 * A check that a file can be written into a folder, and reaches the disk; it writes one every few
 * seconds at most.
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
