/** Only the code is logged: what a mail server or a database answers can name a person. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
