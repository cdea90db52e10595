import type { Server } from 'node:http'
import { log } from './log.ts'

/** On SIGTERM or SIGINT: takes no new connections and lets running requests finish. */
export function endOnSignals(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => drain(server, 0, 8_000))
  }
}

/**
 * After an error that nobody caught, nothing is certain any more: running requests may finish, and
 * whoever started the process starts it again. A promise that failed unheard is only logged, which
 * Next does: what a client breaks off must not end the admin.
 */
export function endOnUncaughtErrors(server: Server): void {
  let isEnding = false
  process.on('uncaughtException', (err) => {
    if (isEnding) return
    isEnding = true
    log.fatal({ err }, 'an error was not caught: stopping')
    drain(server, 1, 3_000)
  })
}

function drain(server: Server, code: number, grace: number): void {
  server.close(() => process.exit(code))
  // A connection that finishes its request now would wait for a next one.
  setInterval(() => server.closeIdleConnections(), 50).unref()
  setTimeout(() => process.exit(code), grace).unref()
}
