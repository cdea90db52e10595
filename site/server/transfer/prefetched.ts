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
    const isPrefetch = c.req.header('Sec-Purpose')?.startsWith('prefetch')
    if (isPrefetch && c.req.path.endsWith('.data') && c.res.ok) {
      c.header('Cache-Control', `private, max-age=${patience}`)
    }
  }
}
