import type { SiteMiddleware } from '../context.ts'

/**
 * One address for each page: `/services/` moves to `/services` for good. Several slashes at the
 * start are folded into one, so that `//evil.example/` never becomes an address elsewhere.
 */
export function trailingSlash(): SiteMiddleware {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname === '/' || !pathname.endsWith('/')) return next()
    const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
    return c.redirect(path + search, c.req.method === 'POST' ? 308 : 301)
  }
}
