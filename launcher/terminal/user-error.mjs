/** An error the user can fix: one sentence with cause and fix, printed without a stack trace. */
export class UserError extends Error {
  /** @param {string} message @param {string} [output] of the failed program, shown above it */
  constructor(message, output = '') {
    super(message)
    this.name = 'UserError'
    this.output = output
  }
}

/** Prints why a command stopped; its stack only with VITRINA_DEBUG. @param {unknown} error */
export function printError(error) {
  const output = error instanceof UserError ? error.output.trimEnd() : ''
  if (output) process.stderr.write(`\n${output}\n`)
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  if (process.env.VITRINA_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
}
