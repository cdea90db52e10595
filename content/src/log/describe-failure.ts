import { withoutPersonalData } from './without-personal-data.ts'

/** How much of a stack is written down: more tells nobody more. */
const longestStack = 2_000

/**
 * What may be written down of a failure. A database driver's message names the values of the query
 * that failed, and those can be somebody's name, address and words: of such an error only its kind
 * and codes are kept. A refusal (status below 500) may quote what was sent, and is no fault of ours:
 * its kind and status are enough.
 */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { cause } = error
  if (isRefusal(error)) return { kind: error.name, status: error.status }
  return {
    kind: error.name,
    code: codeOf(error),
    ...(cause === undefined ? {} : { causeCode: codeOf(cause) }),
    ...(isFromDatabase(error) ? {} : { message: withoutPersonalData(error.message) }),
    // The first line of a stack repeats the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n')
      .slice(0, longestStack),
  }
}

/** Whether an error says that what was asked for is not allowed or makes no sense. */
export function isRefusal(error: unknown): error is Error & { status: number } {
  if (!(error instanceof Error) || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}

/**
 * PostgreSQL's own errors carry the state's five characters; Drizzle's carry the query. An error may
 * wrap one that wraps one of those.
 */
function isFromDatabase(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  return (
    'query' in error ||
    /^[0-9A-Z]{5}$/.test(String(codeOf(error))) ||
    isFromDatabase(error.cause, depth + 1)
  )
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
