import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BoundedRequest } from './body-limits.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Inherited property names, which a lookup in an object of collections would find. */
const inherited = /^(?:__proto__|constructor|prototype|toString|valueOf|hasOwnProperty)$/

/**
 * Finds requests that no browser sends and that Next or Payload would answer with 500.
 * @returns the HTTP status to reject with, or undefined
 */
export function checkRequest({ method = '', url = '', headers }: IncomingMessage) {
  if (!methods.includes(method)) return 405
  // PostgreSQL stores no NUL, so no parameter can contain one.
  if (url.includes('%00')) return 400
  const path = url.split('?', 1)[0] ?? ''
  const segments = decode(path)
  if (!path.startsWith('/') || path.startsWith('//') || !segments) return 400
  if (segments.some((segment) => inherited.test(segment))) return 404
  // Pages are read-only, except for React's server actions.
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead && !path.startsWith('/api/') && !headers['next-action']) return 405
  return undefined
}

function decode(path: string): string[] | undefined {
  try {
    return decodeURIComponent(path).split('/')
  } catch {
    return undefined
  }
}

/** How long a client that is still sending may take to read the response, in milliseconds. */
const readingTime = 2_000

const sentences = {
  400: 'This is not an address of the admin.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  408: 'This took too long to arrive. Please try again.',
  413: 'That is more than this address takes. Please send less, or a smaller file.',
  429: 'Too many requests came from your address. Please wait a minute and try again.',
  503: 'The admin is busy. Please try again in a moment.',
} as const

/** Responds instead of Next, blocks further writes by Next and discards an unread body. */
export function reject(
  request: BoundedRequest,
  response: ServerResponse,
  status: keyof typeof sentences,
  retryAfter?: number,
): void {
  if (response.headersSent) return void request.destroy()
  const isApi = request.url?.startsWith('/api/')
  const message = sentences[status]
  // Closing immediately would reset the connection before the client has read the response.
  const isSending = !request.complete
  if (isSending) response.shouldKeepAlive = true
  response.writeHead(status, {
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  })
  response.end(isApi ? JSON.stringify({ errors: [{ message }] }) : `${message}\n`)
  if (isSending) setTimeout(() => request.destroy(), readingTime).unref()
  // Next may still be handling the request; its further writes are ignored.
  const ignore = () => response
  Object.assign(response, {
    ...{ setHeader: ignore, appendHeader: ignore, writeHead: ignore, end: ignore },
    ...{ removeHeader: ignore, flushHeaders: ignore, write: () => true },
  })
}
