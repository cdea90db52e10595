import type { Server } from 'node:http'
import type { Logger } from 'pino'

type Options = {
  server: Server
  log: Logger
  /** What else to close, once no request runs any more. */
  close?: () => Promise<void>
  /** How long running requests get to finish, in milliseconds. */
  grace?: number
}

/**
 * On SIGTERM or SIGINT: takes no new connections, lets running requests finish for up to ten
 * seconds, closes the rest, and ends the process. A second signal ends it at once.
 */
export function shutDownOnSignals({ server, log, close, grace = 10_000 }: Options): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    await stopServing(server, grace)
    await close?.()
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}

/** Resolves once the server is closed: all requests finished, or cut off after the grace. */
export async function stopServing(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that finishes its request now would be kept alive, waiting for a next one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}
