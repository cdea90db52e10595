import type { SiteMiddleware } from '../context.ts'
import { requestOrigin } from '../request/request-origin.ts'

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** For responses that are not pages: if opened as a page, they may do nothing. */
const policyOfPlainAnswers = "default-src 'none'; frame-ancestors 'none'"

/** Two years, as recommended for the HSTS preload list. */
const strictTransport = 'max-age=63072000'

/**
 * Security headers for every response. Pages have their own `Content-Security-Policy`
 * (content-security-policy.ts); headers set by inner handlers are not changed.
 */
export function securityHeaders(options: { siteUrl: string; trustProxy: boolean }): SiteMiddleware {
  const siteIsSecure = options.siteUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    for (const [name, value] of Object.entries(always)) {
      if (!headers.has(name)) c.header(name, value)
    }
    if (!headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', policyOfPlainAnswers)
    }
    const origin = requestOrigin(c.req.raw, options.trustProxy)
    if (siteIsSecure || origin.startsWith('https:')) {
      c.header('Strict-Transport-Security', strictTransport)
    }
  }
}
