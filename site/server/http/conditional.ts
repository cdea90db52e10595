import type { SiteMiddleware } from '../context.ts'

export type HeaderList = [name: string, value: string][]

type Parts = { status: number; headers: HeaderList }

/** Seconds for which a browser may use prefetched data. */
const prefetchMaxAge = 300

/**
 * Adapts a response, cached or not, to what the browser has: 304 if it has the current version.
 * Data that it prefetches is cacheable for 5 minutes, or it would request it again on navigation,
 * but only by the browser: a CDN would serve it to others. Pages and data for an ongoing navigation
 * are always fresh. `target` is the path, with or without the query.
 */
export function conditional(
  header: (name: string) => string | undefined,
  target: string,
  { status, headers, etag }: Parts & { etag: string | null | undefined },
): Parts {
  const isUnchanged = status === 200 && etag && matchesEtag(header('if-none-match'), etag)
  const isPrefetch =
    header('sec-purpose')?.startsWith('prefetch') &&
    /\.data(?:\?|$)/.test(target) &&
    (status < 300 || isUnchanged)
  let adapted = headers
  if (isUnchanged) adapted = without(adapted, /^content-(?:length|type|encoding)$/i)
  if (isPrefetch) {
    const others = without(adapted, /^(?:cache-control|cdn-cache-control|surrogate-key)$/i)
    adapted = [...others, ['Cache-Control', `private, max-age=${prefetchMaxAge}`]]
  }
  return { status: isUnchanged ? 304 : status, headers: adapted }
}

const without = (headers: HeaderList, names: RegExp) =>
  headers.filter(([name]) => !names.test(name))

/** {@link conditional} for everything that does not come from the page cache. */
export const conditionalResponses: SiteMiddleware = async (c, next) => {
  await next()
  // A submission is answered with its result, whatever the browser has.
  if (c.req.method === 'POST') return
  const { res } = c
  const given = [...res.headers]
  const etag = res.headers.get('ETag')
  const response = { status: res.status, headers: given, etag }
  const { status, headers } = conditional((name) => c.req.header(name), c.req.path, response)
  if (headers === given) return
  c.res = undefined
  c.res = new Response(status === 304 ? null : res.body, { status, headers })
  if (status === 304) c.res.headers.append('Vary', 'Accept-Encoding')
}

/** Whether an `If-None-Match` header matches this ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const bare = (value: string) => value.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((value) => bare(value) === bare(etag))
}
