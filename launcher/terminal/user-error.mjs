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
 * Prints why a command stopped, without a stack trace unless VITRINA_DEBUG is set.
 * @param {unknown} error
 */
export function tellError(error) {
  const output = error instanceof UserError ? error.output.trimEnd() : ''
  if (output) process.stderr.write(`\n${output}\n`)
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  if (process.env.VITRINA_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
}
