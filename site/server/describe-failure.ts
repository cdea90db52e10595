/**
 * What may be written down of a failure. A database driver's message names the values of the query
 * that failed, and those can be somebody's name, address and words: of such an error only its kind
 * and codes are kept.
 */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { cause } = error
  const fromDatabase = isFromDatabase(error) || isFromDatabase(cause)
  return {
    kind: error.name,
    code: codeOf(error),
    ...(cause === undefined ? {} : { causeCode: codeOf(cause) }),
    ...(fromDatabase ? {} : { message: error.message }),
    // The first line of a stack repeats the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

/** PostgreSQL's own errors carry the state's five characters; Drizzle's carry the query. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof Error && ('query' in error || /^[0-9A-Z]{5}$/.test(String(codeOf(error))))
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
