import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SiteEnv, SiteMiddleware } from '../context.ts'
import { requestOrigin } from '../request/request-origin.ts'

/** Names agreed with the browser's side, app/browser/forgery.ts. */
export const tokenCookie = 'XSRF-TOKEN'
export const tokenHeader = 'X-XSRF-TOKEN'

type Options = { siteUrl: string; trustProxy: boolean }

/**
 * Refuses requests that another site makes in a visitor's name. Whatever is not GET or HEAD
 *
 * 1. comes from our own pages: `Sec-Fetch-Site` says so, or in browsers that do not send it (old
 *    ones, and all of them over plain HTTP) `Origin` does. What has neither was not sent by a
 *    browser, and so in nobody's name: a program that has read the form may send it;
 * 2. if a script makes it, carries the token of the cookie in a header, which no foreign page can
 *    read. A form that is submitted without script cannot carry a header and is held to 1 alone.
 */
export function forgery(options: Options): SiteMiddleware {
  const siteOrigin = new URL(options.siteUrl).origin
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const ownOrigins = [siteOrigin, requestOrigin(c.req.raw, options.trustProxy)]
    const { headers } = c.req.raw
    const genuine =
      isSameOrigin(headers, ownOrigins) &&
      (!isMadeByScript(headers, c.req.path) ||
        sameToken(headers.get(tokenHeader), getCookie(c, tokenCookie)))
    if (genuine) return next()
    return c.text(
      'This request did not come from a page of this site, so it was not accepted. Please reload the page and try again.\n',
      403,
      { 'Cache-Control': 'no-store' },
    )
  }
}

/** `GET /xsrf-token`: gives the browser its token. Pages do not, so that they can be cached. */
export function tokenEndpoint(options: Options): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  app.get('/xsrf-token', (c) => {
    const token = getCookie(c, tokenCookie)
    setCookie(c, tokenCookie, isToken(token) ? token : randomBytes(24).toString('base64url'), {
      path: '/',
      sameSite: 'Lax',
      secure: requestOrigin(c.req.raw, options.trustProxy).startsWith('https:'),
    })
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  })
  return app
}

export function isSameOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  // No browser sends such a one, and React Router reads it.
  if (origin !== null && origin !== 'null' && !URL.canParse(origin)) return false
  if (site) return site === 'same-origin' || site === 'none'
  return origin === null || ownOrigins.includes(origin)
}

/**
 * A browser says so itself (always together with `Sec-Fetch-Site`; other programs may send the mode
 * alone); where it does not, by what only a script can have done.
 */
export function isMadeByScript(headers: Headers, path: string): boolean {
  const mode = headers.has('sec-fetch-site') && headers.get('sec-fetch-mode')
  if (mode) return mode !== 'navigate'
  return path.endsWith('.data') || headers.has(tokenHeader) || headers.has('x-requested-with')
}

function sameToken(header: string | null, cookie: string | undefined): boolean {
  if (!header || !isToken(cookie)) return false
  const given = Buffer.from(header)
  const expected = Buffer.from(cookie)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{32}$/.test(value)
}
