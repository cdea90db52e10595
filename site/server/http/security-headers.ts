import { createHash } from 'node:crypto'
import type { Settings } from '@vitrina/content/settings-schema.ts'
import type { SiteMiddleware } from '../context.ts'
import { requestOrigin } from './forgery.ts'

const defaults = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // For responses that are not pages: if opened as a page, they may do nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** For every response; headers of inner handlers, such as the policy of pages, are not changed. */
export function securityHeaders({
  SITE_URL,
  TRUST_PROXY,
}: Pick<Settings, 'SITE_URL' | 'TRUST_PROXY'>): SiteMiddleware {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(defaults)) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
    const origin = requestOrigin(c.req.raw, TRUST_PROXY)
    if (SITE_URL.startsWith('https:') || origin.startsWith('https:')) {
      // Two years, as recommended for the HSTS preload list.
      c.header('Strict-Transport-Security', 'max-age=63072000')
    }
  }
}

type InlineCode = { scripts: string[]; styles: string[] }

/** The origins of other sites whose frames and videos a page shows. */
type ForeignSources = { frames: string[]; videos: string[] }

/** The CSP source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The inline scripts and styles of a page that carry the secret nonce of this rendering. Code
 * injected through content does not have it and therefore does not run.
 */
export function trustedInlineCode(html: string, nonce: string): InlineCode {
  const inline = new RegExp(`<(script|style)\\b[^>]*? nonce="${nonce}"[^>]*>([^]*?)</\\1>`, 'g')
  const code: InlineCode = { scripts: [], styles: [] }
  for (const [tag, name, text = ''] of html.matchAll(inline)) {
    const hasAddress = /^<\w+\b[^>]*? src="/.test(tag)
    if (!hasAddress) code[name === 'style' ? 'styles' : 'scripts'].push(text)
  }
  return code
}

/** The other sites from which a page shows something, of elements that carry its nonce. */
export function trustedForeignSources(html: string, nonce: string): ForeignSources {
  const originsOf = (tag: string) => {
    const element = new RegExp(
      `<${tag}\\b(?=[^>]* nonce="${nonce}")[^>]* src="(https://[\\w.:-]+)`,
      'g',
    )
    return [...new Set([...html.matchAll(element)].map(([, origin = '']) => origin))]
  }
  return { frames: originsOf('iframe'), videos: originsOf('video') }
}

/**
 * A page's content security policy, by hashes, so that it can be cached without `unsafe-inline`.
 * Without 'strict-dynamic', which makes browsers ignore 'self' and block module preloads. 'self' is
 * safe because no upload is served with a script's type (files.ts, nosniff).
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineCode,
  { frames, videos }: ForeignSources = { frames: [], videos: [] },
): string {
  const sources = (texts: string[]) => ["'self'", ...new Set(texts.map(hashSource))].join(' ')
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data:",
    ["media-src 'self'", ...videos].join(' '),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
