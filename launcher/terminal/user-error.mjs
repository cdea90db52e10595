/**
 * An error that the user can fix. Its message is one sentence with the cause and the fix; it is
 * printed without a stack trace.
 */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {string} [output] output of the failed program, shown above the message
   */
  constructor(message, output = '') {
    super(message)
    this.name = 'UserError'
    this.output = output
  }
}

/**
 * Prints why a command stopped: the sentence of a UserError, or the bare message of other errors.
 * @param {unknown} error
 */
export function tellError(error) {
  const output = error instanceof UserError ? error.output.trimEnd() : ''
  if (output) process.stderr.write(`\n${output}\n`)
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`\n${message}\n`)
  // Stack traces are for debugging only.
  if (process.env.VITRINA_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
}
