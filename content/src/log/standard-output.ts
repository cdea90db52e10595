import pino from 'pino'

/**
 * Standard output as a log destination. When it cannot be written, as on a full disk, lines are
 * lost; the process must neither crash nor hang on exit while retrying the last lines.
 */
export function standardOutput(more: { minLength?: number; periodicFlush?: number } = {}) {
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
