import type { Server } from 'node:http'
import { foreignLogOptions } from '@vitrina/content/log/log-options.ts'
import { standardOutput } from '@vitrina/content/log/standard-output.ts'
import { settings } from '@vitrina/content/settings.ts'
import pino from 'pino'

/** The admin's log: JSON lines on standard output. */
export const log = pino(foreignLogOptions('admin', settings.LOG_LEVEL), standardOutput())

/** Redirects the console output of Next and React (with colours and queries) to the log. */
export function captureConsole(): void {
  for (const [method, level] of [
    ['error', 'error'],
    ['warn', 'warn'],
    ['info', 'info'],
    ['log', 'info'],
    ['debug', 'debug'],
  ] as const) {
    console[method] = (...said: unknown[]) => {
      const words = said.filter((part) => typeof part === 'string').join(' ')
      const err = said.find((part) => part instanceof Error)
      if (words.trim() || err) log[level](err ? { err } : {}, words)
    }
  }
}

/** On SIGTERM or SIGINT: stops accepting connections and lets running requests finish. */
export function endOnSignals(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => drain(server, 0, 8_000))
  }
}

/**
 * After an uncaught exception the process state is unreliable: running requests may finish, then
 * the process exits to be restarted by its supervisor. Unhandled rejections are only logged (by
 * Next), because a request aborted by a client must not end the admin.
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
  // A keep-alive connection that finishes its request now would wait for another one.
  setInterval(() => server.closeIdleConnections(), 50).unref()
  setTimeout(() => process.exit(code), grace).unref()
}
