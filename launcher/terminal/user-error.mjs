/**
 * Something the person at the keyboard can mend. Its message is one sentence that says what is
 * wrong and what to do; it is printed alone, without a stack trace.
 */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {string} [output] what the failing program said, shown above the sentence
   */
  constructor(message, output = '') {
    super(message)
    this.name = 'UserError'
    this.output = output
  }
}

/**
 * Prints why a command stopped: the sentence of a UserError, or the bare message of anything else.
 * @param {unknown} error
 */
export function tellError(error) {
  const output = error instanceof UserError ? error.output.trimEnd() : ''
  if (output) process.stderr.write(`\n${output}\n`)
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`\n${message}\n`)
  // A stack says nothing to somebody who only wants the site to run; whoever repairs us asks for it.
  if (process.env.VITRINA_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
}
