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

/** For answers that are not pages: should one ever be opened as a page, it may do nothing. */
const policyOfPlainAnswers = "default-src 'none'; frame-ancestors 'none'"

/** Two years, as the HSTS preload list asks for. */
const strictTransport = 'max-age=63072000'

/**
 * The headers that harden every answer. A page brings its own `Content-Security-Policy`
 * (content-security-policy.ts); what is set further in is left as it is.
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
