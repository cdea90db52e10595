import type { AfterErrorHook } from 'payload'

/** SQLSTATE and Node.js codes of connection errors, as opposed to query errors. */
const connectionLost =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|08\w{3}|57P0[1-5]|53300)$/
// When a transaction cannot begin, Payload passes on only the message of the error.
const connectionMessages =
  /connection terminated|terminating connection|timeout exceeded when trying to connect|is not queryable|cannot connect|the database system is|cannot begin transaction|no connection to the database became free/i

/** Whether an error, or one of its causes, means that the database is unreachable. */
export function isDatabaseGone(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && connectionLost.test(code)) return true
  if (code === 'ENOENT' && error.message.startsWith('connect ')) return true
  if (connectionMessages.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some((e) => isDatabaseGone(e, depth + 1))
  return isDatabaseGone(error.cause, depth + 1)
}

export const unreachableSentence =
  'The database cannot be reached right now. Please try again in a moment.'

/** Responds with 503 and `Retry-After` (seconds) when the database is unreachable. */
export const answerDatabaseGone: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseGone(error)) return
  req.responseHeaders = new Headers({ 'Retry-After': '5' })
  return { response: { errors: [{ message: unreachableSentence }] }, status: 503 }
}
