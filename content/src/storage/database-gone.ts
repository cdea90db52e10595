import type { AfterErrorHook } from 'payload'

/** Classes of SQLSTATE and codes of Node that mean: no connection, not: a wrong query. */
const connectionLost =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|08\w{3}|57P0[1-5]|53300)$/
// Payload keeps only the message of what kept a transaction from beginning.
const connectionMessages =
  /connection terminated|terminating connection|timeout exceeded when trying to connect|is not queryable|cannot connect|the database system is|cannot begin transaction|no connection to the database became free/i

/** Whether an error, or what caused it, is the database being out of reach. */
export function isDatabaseGone(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && connectionLost.test(code)) return true
  if (code === 'ENOENT' && error.message.startsWith('connect ')) return true
  if (connectionMessages.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some((e) => isDatabaseGone(e, depth + 1))
  return isDatabaseGone(error.cause, depth + 1)
}

/** What was asked for may be done in a moment, when the database is back. */
export const answerDatabaseGone: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseGone(error)) return
  req.responseHeaders = new Headers({ 'Retry-After': '5' })
  const message = 'The database cannot be reached right now. Please try again in a moment.'
  return { response: { errors: [{ message }] }, status: 503 }
}
