import type { SiteMiddleware } from '../context.ts'
import { neverKept, personalRoutes } from '../page-cache/kept-routes.ts'

/**
 * Redirects from URLs with parameters that the screen does not read, before anything is rendered.
 * Cached pages do not need it: their keys contain only known parameters.
 */
export function knownParameters(): SiteMiddleware {
  return async (c, next) => {
    const known = personalRoutes[c.req.path]
    if (!known || c.req.method === 'POST') return next()
    const { pathname, searchParams: search } = new URL(c.req.url)
    const kept = [...search].filter(([name]) => [...known, ...neverKept].includes(name))
    if (kept.length === search.size) return next()
    const rest = new URLSearchParams(kept).toString()
    return c.redirect(rest ? `${pathname}?${rest}` : pathname)
  }
}
