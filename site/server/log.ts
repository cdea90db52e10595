import { logOptions } from '@vitrina/content/log/log-options.ts'
import { standardOutput } from '@vitrina/content/log/standard-output.ts'
import pino, { type Logger } from 'pino'

/** Structured log on standard output, one JSON object per line. */
export function createLog(level: string): Logger {
  return pino(logOptions('site', level), standardOutput())
}

/**
 * The same with a buffer, flushed about every 50 lines, at least once per second, and by `flush`:
 * for thousands of events per second. The buffer is lost when the process is killed.
 */
export function createBulkLog(level: string): { log: Logger; flush: () => void } {
  const output = standardOutput({ minLength: 8_192, periodicFlush: 1_000 })
  return { log: pino(logOptions('site', level), output), flush: () => output.flushSync() }
}
