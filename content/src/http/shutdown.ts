import type { Server } from 'node:http'
import type { Logger } from 'pino'

type Options = {
  server: Server
  log: Logger
  /** Called after the last request, to close other resources. */
  close?: () => Promise<void>
  /** Milliseconds that running requests have to finish. */
  grace?: number
}

/** Timeout for closing other resources after that, in milliseconds. */
const closingTime = 10_000

/**
 * On SIGTERM, SIGINT or the message `stop`: accepts no new connections, lets running requests
 * finish, closes the rest, and exits; a second signal exits immediately. An uncaught error does the
 * same with code 1, because the state of the process is unknown; its supervisor restarts it.
 */
export function shutDownOnSignals({ server, log, close, grace = 10_000 }: Options): void {
  let stopping = false
  let signals = 0
  const stop = async (exitCode: number) => {
    if (stopping) return
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
      if (++signals > 1) process.exit(1)
      log.info({ signal }, 'stopping')
      void stop(0)
    })
  }
  // From the primary process of several, which may have sent the signal, too.
  process.on('message', (message) => {
    if (message === 'stop') void stop(0)
  })
  // Includes unhandled rejections, unless something else handles them, as Next does.
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'an error was not caught')
    void stop(1)
  })
}

/** Resolves once all requests have finished, or were aborted after `grace` milliseconds. */
export async function stopServing(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Otherwise keep-alive would hold connections open after their current request.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearInterval(closeIdle)
  clearTimeout(cutOff)
}
