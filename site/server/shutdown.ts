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

/** How long closing everything else may take after that, in milliseconds. */
const closingTime = 10_000

/**
 * On SIGTERM or SIGINT: takes no new connections, lets running requests finish for up to ten
 * seconds, closes the rest, and ends the process. A second signal ends it at once.
 *
 * An error that nothing has caught does the same as the last resort and ends it with 1, because
 * nobody knows what state it has left behind; whatever supervises the process starts it again.
 */
export function shutDownOnSignals({ server, log, close, grace = 10_000 }: Options): void {
  let stopping = false
  const stop = async (exitCode: number) => {
    stopping = true
    setTimeout(() => process.exit(1), grace + closingTime).unref()
    await stopServing(server, grace)
    try {
      await close?.()
    } catch (err) {
      log.error({ err }, 'not everything was closed')
      process.exit(1)
    }
    log.info('stopped')
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      log.info({ signal }, 'stopping')
      void stop(0)
    })
  }
  // Rejections that nobody handles arrive here as well.
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'an error was not caught')
    if (!stopping) void stop(1)
  })
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
