import type { ServerResponse } from 'node:http'
import type { BoundedRequest } from './body-limits.ts'

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
