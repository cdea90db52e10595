import pino, { type Logger } from 'pino'
import { describeFailure } from './describe-failure.ts'

/** Structured lines on standard output, one JSON object each. */
export function createLog(level: string): Logger {
  return pino({
    name: 'site',
    level,
    base: { name: 'site' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeFailure },
    formatters: { level: (label) => ({ level: label }) },
  })
}
