import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '../transfer/not-modified.ts'
import { prefetchedData } from '../transfer/prefetched.ts'
import type { KeptPage, Spelling } from './kept-page.ts'

/** The origin of a response, for measurements and debugging (RFC 9211). */
export type Origin = 'hit' | 'fwd=miss' | 'hit; detail=database-out-of-reach'

/** Writes a page to the connection: the hot path for most visitors. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, spelling, origin, requestId }: Sending,
): number {
  const isUnchanged =
    page.status === 200 &&
    page.etag !== undefined &&
    matchesEtag(request.headers['if-none-match'], page.etag)
  const kept = isUnchanged ? withoutContent(spelling.headers) : spelling.headers
  const prefetch = prefetchedData(request.headers['sec-purpose'], request.url ?? '')
  const headers = [
    ...(prefetch ? onlyForPrefetch(kept, prefetch) : kept),
    ...['Cache-Status', `vitrina; ${origin}`],
    ...['X-Request-Id', requestId],
  ]
  const status = isUnchanged ? 304 : page.status
  response.writeHead(status, headers)
  response.end(isUnchanged || request.method === 'HEAD' ? undefined : spelling.body)
  return status
}

type Sending = { page: KeptPage; spelling: Spelling; origin: Origin; requestId: string }

function withoutContent(headers: readonly string[]): string[] {
  return without(headers, /^content-(?:length|type|encoding)$/i)
}

/** Only the browser may cache its prefetched data: a CDN would serve it to others for as long. */
function onlyForPrefetch(headers: readonly string[], cacheControl: string): string[] {
  return [
    ...without(headers, /^(?:cache-control|cdn-cache-control|surrogate-key)$/i),
    ...['Cache-Control', cacheControl],
  ]
}

function without(headers: readonly string[], names: RegExp): string[] {
  return headers.filter((_, index) => !names.test(headers[index - (index % 2)] ?? ''))
}
