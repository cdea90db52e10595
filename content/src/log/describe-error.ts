import { stripVTControlCharacters } from 'node:util'

/** Max characters of a logged stack. */
const maxStack = 2_000

/**
 * Describes an error for logs without personal data. A database driver's message contains the
 * values of the failed query, which can be personal: of such an error, only the kind and codes are
 * logged. A client error (status below 500) may quote the input and is no server failure: its kind
 * and status are enough.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { cause } = error
  if (isClientError(error)) return { kind: error.name, status: error.status }
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
      .slice(0, maxStack),
  }
}

/** Whether an error is a client error: its status is from 400 to 499. */
export function isClientError(error: unknown): error is Error & { status: number } {
  if (!(error instanceof Error) || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}

/**
 * PostgreSQL errors carry a five-character SQLSTATE, Drizzle errors the query. Either may be nested
 * several causes deep.
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

/** Max characters of a logged message. */
const maxMessage = 300

/**
 * Makes a third-party message safe to log: removes colours, the query and values of a database
 * error, and email addresses, and limits its length.
 */
export function withoutPersonalData(text: string): string {
  return stripVTControlCharacters(text.slice(0, 10 * maxMessage))
    .replace(/(?:Failed query|params):[\s\S]*/i, '')
    .replace(emailAddress, '[email]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxMessage)
}

/** Removes email addresses from a formatted log line, as a last safeguard. */
export const withoutAddresses = (line: string): string => line.replace(emailAddress, '[email]')

const emailAddress =
  /[^\s@"'<>(),;:=[\]\\/]{1,64}@[^\s@"'<>(),;:=[\]\\/]{1,255}\.[^\s@"'<>(),;:=[\]\\/.]{2,}/g
