import { logOptions } from '@vitrina/content/log/log-options.ts'
import { standardOutput } from '@vitrina/content/log/standard-output.ts'
import pino, { type Logger } from 'pino'

/** Structured lines on standard output, one JSON object each. */
export function createLog(level: string): Logger {
  return pino(logOptions('site', level), standardOutput())
}

/**
 * The same, written some 50 lines at a time and once a second at the latest: for what happens
 * thousands of times a second. A process that is killed takes the last ones with it.
 *
 * @returns the log, and what writes at once all that is still held.
 */
export function createBulkLog(level: string): { log: Logger; flush: () => void } {
  const output = standardOutput({ minLength: 8_192, periodicFlush: 1_000 })
  return { log: pino(logOptions('site', level), output), flush: () => output.flushSync() }
}
