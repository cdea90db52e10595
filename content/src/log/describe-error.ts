import { stripVTControlCharacters } from 'node:util'

const maxStack = 2_000

/**
 * Describes an error for logs without personal data. Of a database error, whose message contains
 * the values of the query, only kind and codes are logged; of a client error (status below 500),
 * which may quote the input, only kind and status.
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

/** PostgreSQL errors have a SQLSTATE, Drizzle's the query; either may be a nested cause. */
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

const maxMessage = 300

/** Removes colours, query values and addresses from a third-party message, and shortens it. */
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
