import type { SiteMiddleware } from '../context.ts'

/**
 * Canonical URLs: `/services/` redirects permanently to `/services`. Several leading slashes are
 * collapsed into one, so that `//evil.example/` never becomes a redirect to another site.
 */
export function trailingSlash(): SiteMiddleware {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname === '/' || !pathname.endsWith('/')) return next()
    const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
    return c.redirect(path + search, c.req.method === 'POST' ? 308 : 301)
  }
}
