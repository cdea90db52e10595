/**
 * Returns the error code for logs. The message is left out: the response of a mail server or a
 * database can contain personal data.
 */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
