import { randomBytes } from 'node:crypto'
import { isSameText } from '@vitrina/content/http/signed-token.ts'
import type { Settings } from '@vitrina/content/settings-schema.ts'
import { getCookie, setCookie } from 'hono/cookie'
import type { SiteMiddleware } from '../context.ts'

/** Must match app/browser/fetch.ts. */
const tokenCookie = 'XSRF-TOKEN'
const tokenHeader = 'X-XSRF-TOKEN'

type Options = Pick<Settings, 'SITE_URL' | 'TRUST_PROXY'>

/**
 * Rejects cross-site request forgery. Every request other than GET and HEAD must
 * 1. come from our own pages, by `Sec-Fetch-Site` or, in browsers that do not send it (old ones,
 *    and all over plain HTTP), `Origin`. A request without either is not from a browser and cannot
 *    misuse a visitor's cookies;
 * 2. if sent by a script, carry the cookie's token in a header, which other sites cannot read.
 *    Forms without a script cannot carry a header, so only rule 1 applies.
 */
export function forgery({ SITE_URL, TRUST_PROXY }: Options): SiteMiddleware {
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const ownOrigins = [SITE_URL, requestOrigin(c.req.raw, TRUST_PROXY)]
    const { headers } = c.req.raw
    const token = getCookie(c, tokenCookie)
    const hasToken = isToken(token) && isSameText(headers.get(tokenHeader) ?? '', token)
    const isGenuine =
      isSameOrigin(headers, ownOrigins) && (hasToken || !isMadeByScript(headers, c.req.path))
    if (isGenuine) return next()
    return c.text(
      'This request did not come from a page of this site, so it was not accepted. Please reload the page and try again.\n',
      403,
      { 'Cache-Control': 'no-store' },
    )
  }
}

/** Sets the token cookie. Pages do not set it, so that they are cacheable. */
export function sendToken({ TRUST_PROXY }: Options): SiteMiddleware {
  return async (c) => {
    const token = getCookie(c, tokenCookie)
    setCookie(c, tokenCookie, isToken(token) ? token : randomBytes(24).toString('base64url'), {
      path: '/',
      sameSite: 'Lax',
      secure: requestOrigin(c.req.raw, TRUST_PROXY).startsWith('https:'),
    })
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  }
}

/** Whether a browser says that a page of this site made the request. */
export function isFromOwnPage(request: Request, { SITE_URL, TRUST_PROXY }: Options): boolean {
  const { headers } = request
  const isBrowser = headers.has('sec-fetch-site') || headers.has('origin')
  return isBrowser && isSameOrigin(headers, [SITE_URL, requestOrigin(request, TRUST_PROXY)])
}

function isSameOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  // Browsers never send such an origin, and React Router parses it.
  if (origin !== null && origin !== 'null' && !URL.canParse(origin)) return false
  if (site) return site === 'same-origin' || site === 'none'
  return origin === null || ownOrigins.includes(origin)
}

/**
 * Whether a script made the request: according to `Sec-Fetch-Mode` if `Sec-Fetch-Site` is present
 * too (other programs may send the mode alone), otherwise by features that only scripts can set.
 */
function isMadeByScript(headers: Headers, path: string): boolean {
  const mode = headers.has('sec-fetch-site') && headers.get('sec-fetch-mode')
  if (mode) return mode !== 'navigate'
  return path.endsWith('.data') || headers.has(tokenHeader) || headers.has('x-requested-with')
}

function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{32}$/.test(value)
}

/** The origin as the browser sees it. Behind a proxy it comes from the forwarded headers. */
export function requestOrigin(request: Request, trustProxy: boolean): string {
  const url = new URL(request.url)
  if (!trustProxy) return url.origin
  const protocol = firstOf(request.headers.get('x-forwarded-proto')) ?? url.protocol.slice(0, -1)
  const host = firstOf(request.headers.get('x-forwarded-host')) ?? url.host
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}

/** The entry nearest to the client in a header to which each proxy appends its own. */
function firstOf(header: string | null): string | undefined {
  return header?.split(',')[0]?.trim() || undefined
}
