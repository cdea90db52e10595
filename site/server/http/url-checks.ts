import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { neverCached, personalRoutes } from '../cache/key.ts'
import type { SiteMiddleware } from '../context.ts'

/**
 * Rejects a URL that cannot be parsed (host `1.1.1.1.1`) or decoded, or has a user name or password
 * (RFC 9110, 4.2.4). React Router writes undecodable paths to the console.
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

const readMethods = ['GET', 'HEAD']
const pageMethods = [...readMethods, 'POST']

/** A file, such as a feed; the data of a page has the page's methods. */
const isFile = (path: string) => /\.\w+$/.test(path) && !path.endsWith('.data')

/** Responds 405 to methods other than those for reading pages and files and for posting forms. */
export const methods: SiteMiddleware = async (c, next) => {
  const allowed = isFile(c.req.path) ? readMethods : pageMethods
  if (allowed.includes(c.req.method)) return next()
  return c.text('This address does not know that method.\n', 405, { Allow: allowed.join(', ') })
}

/** `/services/` redirects permanently to `/services`; `//evil.example/` never to another site. */
export const trailingSlash: SiteMiddleware = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`
  return c.redirect(path + search, c.req.method === 'POST' ? 308 : 301)
}

/** Redirects from URLs with unknown parameters, before rendering; cached pages never have them. */
export const knownParameters: SiteMiddleware = async (c, next) => {
  const known = personalRoutes[splitLanguage(c.req.path).page]
  if (!known || c.req.method === 'POST') return next()
  const { pathname, searchParams: search } = new URL(c.req.url)
  const accepted = [...search].filter(([name]) => [...known, ...neverCached].includes(name))
  if (accepted.length === search.size) return next()
  const rest = new URLSearchParams(accepted).toString()
  return c.redirect(rest ? `${pathname}?${rest}` : pathname)
}
