import { neverCached, personalRoutes } from '../cache/key.ts'
import type { SiteMiddleware } from '../context.ts'

/**
 * Rejects a request whose URL cannot be parsed, such as one with the host `1.1.1.1.1`, has a user
 * name or password (RFC 9110, 4.2.4), or has a path that cannot be decoded. Browsers do not send
 * the first two, and React Router writes the last to the console.
 */
export const requestAddress: SiteMiddleware = async (c, next) => {
  const address = URL.parse(c.req.url)
  if (address?.username === '' && address.password === '' && isDecodable(address.pathname)) {
    return next()
  }
  return c.text('This is not an address of this site.\n', 400)
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

const allowed = ['GET', 'HEAD', 'POST']

/** Responds 405 to methods other than those for reading pages and posting forms. */
export const methods: SiteMiddleware = async (c, next) => {
  if (allowed.includes(c.req.method)) return next()
  return c.text('This address does not know that method.\n', 405, { Allow: allowed.join(', ') })
}

/**
 * Canonical URLs: `/services/` redirects permanently to `/services`. Several leading slashes are
 * collapsed into one, so that `//evil.example/` never becomes a redirect to another site.
 */
export const trailingSlash: SiteMiddleware = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
  return c.redirect(path + search, c.req.method === 'POST' ? 308 : 301)
}

/**
 * Redirects from URLs with parameters that the screen does not read, before anything is rendered.
 * Cached pages do not need it: their keys contain only known parameters.
 */
export const knownParameters: SiteMiddleware = async (c, next) => {
  const known = personalRoutes[c.req.path]
  if (!known || c.req.method === 'POST') return next()
  const { pathname, searchParams: search } = new URL(c.req.url)
  const accepted = [...search].filter(([name]) => [...known, ...neverCached].includes(name))
  if (accepted.length === search.size) return next()
  const rest = new URLSearchParams(accepted).toString()
  return c.redirect(rest ? `${pathname}?${rest}` : pathname)
}
