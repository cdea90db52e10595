import pino, { type Logger, type LoggerOptions } from 'pino'
import { describeFailure } from './describe-failure.ts'

/** Structured lines on standard output, one JSON object each. */
export function createLog(level: string): Logger {
  return pino(options(level), output({ sync: true }))
}

/**
 * The same, written some 50 lines at a time and once a second at the latest: for what happens
 * thousands of times a second. A process that is killed takes the last ones with it.
 *
 * @returns the log, and what writes at once all that is still held.
 */
export function createBulkLog(level: string): { log: Logger; flush: () => void } {
  const bulk = output({ minLength: 8_192, periodicFlush: 1_000 })
  return { log: pino(options(level), bulk), flush: () => bulk.flushSync() }
}

/** Bytes of lines that wait for a disk that is full; more are lost. */
const maxLength = 1_000_000

/** Standard output. What cannot be written, as on a full disk, is lost in the end; requests go on. */
function output(options: { sync?: boolean; minLength?: number; periodicFlush?: number }) {
  const stream = pino.destination({ dest: 1, maxLength, ...options })
  return stream.on('error', () => {
    // It would try for ever, and the process never end.
    stream.flushSync = () => {}
  })
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
