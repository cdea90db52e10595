import type { SiteMiddleware } from '../context.ts'

/** How long a page's data may wait for the visitor to go there, in seconds. */
const patience = 300

/**
 * Data fetched ahead of a navigation is kept for five minutes, or fetching it would have been in
 * vain: browsers ask again for what must not be kept. Data fetched for a navigation under way, and
 * pages themselves, are always fresh.
 */
export function prefetched(): SiteMiddleware {
  return async (c, next) => {
    await next()
    const cacheControl = prefetchedData(c.req.header('Sec-Purpose'), c.req.path)
    if (cacheControl && c.res.ok) c.header('Cache-Control', cacheControl)
  }
}

/** The `Cache-Control` of data that is fetched ahead; `undefined` for all other requests. */
export function prefetchedData(
  secPurpose: string | string[] | undefined,
  target: string,
): string | undefined {
  const isPrefetch = typeof secPurpose === 'string' && secPurpose.startsWith('prefetch')
  return isPrefetch && /\.data(?:\?|$)/.test(target) ? `private, max-age=${patience}` : undefined
}
