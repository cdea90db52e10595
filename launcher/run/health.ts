import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from '../terminal/user-error.mjs'

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
