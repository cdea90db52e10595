import pino, { type Logger, type LoggerOptions } from 'pino'
import { describeFailure } from './describe-failure.ts'

/** Structured lines on standard output, one JSON object each. */
export function createLog(level: string): Logger {
  return pino(options(level), standardOutput())
}

/**
 * The same, written some 50 lines at a time and once a second at the latest: for what happens
 * thousands of times a second. A process that is killed takes the last ones with it.
 *
 * @returns the log, and what writes at once all that is still held.
 */
export function createBulkLog(level: string): { log: Logger; flush: () => void } {
  const output = standardOutput({ minLength: 8_192, periodicFlush: 1_000 })
  return { log: pino(options(level), output), flush: () => output.flushSync() }
}

/**
 * A log that cannot be written, as on a full disk, loses lines; it must neither end the site nor
 * keep it from ending, as it would by trying for ever to write the last ones.
 */
function standardOutput(more: { minLength?: number; periodicFlush?: number } = {}) {
  const output = pino.destination({ dest: 1, maxLength: 1_000_000, ...more })
  const { flushSync } = output
  output.on('error', () => {
    output.flushSync = () => {}
  })
  output.on('write', () => {
    output.flushSync = flushSync
  })
  return output
}

function options(level: string): LoggerOptions {
  return {
    name: 'site',
    level,
    base: { name: 'site' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeFailure },
    formatters: { level: (label) => ({ level: label }) },
  }
}
