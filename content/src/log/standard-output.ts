import pino from 'pino'

/**
 * Standard output for a log. One that cannot be written, as on a full disk, loses lines; it must
 * neither end the process nor keep it from ending by trying for ever to write the last ones.
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
