import pino from 'pino'

/** Standard output for logs. When it fails, lines are lost; the process must not crash or hang. */
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
