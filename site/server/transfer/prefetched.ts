import type { SiteMiddleware } from '../context.ts'

/** Seconds for which a browser may use prefetched data. */
const patience = 300

/**
 * Makes prefetched data cacheable for 5 minutes: without that, browsers would request it again for
 * the navigation. Data for an ongoing navigation, and pages themselves, are always fresh.
 */
export function prefetched(): SiteMiddleware {
  return async (c, next) => {
    await next()
    const cacheControl = prefetchedData(c.req.header('Sec-Purpose'), c.req.path)
    if (cacheControl && c.res.ok) c.header('Cache-Control', cacheControl)
  }
}

/** The `Cache-Control` of prefetched data; `undefined` for all other requests. */
export function prefetchedData(
  secPurpose: string | string[] | undefined,
  target: string,
): string | undefined {
  const isPrefetch = typeof secPurpose === 'string' && secPurpose.startsWith('prefetch')
  return isPrefetch && /\.data(?:\?|$)/.test(target) ? `private, max-age=${patience}` : undefined
}
