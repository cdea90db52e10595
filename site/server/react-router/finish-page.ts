import { createHash } from 'node:crypto'
import romanianFont from '../../app/styles/fonts/onest-romanian.woff2?url&no-inline'
import { contentSecurityPolicy, trustedInlineCode } from '../http/security-headers.ts'
import { deferScripts } from './deferred-scripts.ts'
import { extractHydrationData } from './hydration-data.ts'
import { usedStyles } from './used-styles.ts'

/**
 * Turns a rendered page into bytes that can be cached: with the used styles, deferred scripts,
 * content security policy and ETag, without the nonce. `storeHydrationData` returns the data's URL;
 * without it, the data stays in the page.
 */
export function finishPage(
  rendered: string,
  nonce: string,
  storeHydrationData?: (data: string) => string,
) {
  const { html: page, data } = storeHydrationData
    ? extractHydrationData(rendered, nonce)
    : { html: rendered }
  const styled = reduceStyles(preloadRomanianFont(page), nonce)
  const deferred = deferScripts(styled, nonce, data && storeHydrationData?.(data))
  const policy = contentSecurityPolicy(trustedInlineCode(deferred, nonce))
  const html = deferred.replaceAll(` nonce="${nonce}"`, '')
  return { html, policy, etag: weakEtag(html) }
}

/** Preloads the font: discovered only during layout, it would be late for the first paint. */
function preloadRomanianFont(html: string): string {
  if (!/[ĂăŞşŢţȘșȚț]/.test(html)) return html
  const preload = `<link rel="preload" href="${romanianFont}" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" media="(hover: hover)"/>`
  return html.replace('<link rel="preload"', (first) => preload + first)
}

function reduceStyles(html: string, nonce: string): string {
  const styleElement = new RegExp(`(<style\\b[^>]*? nonce="${nonce}"[^>]*>)([^]*?)(</style>)`)
  return html.replace(
    styleElement,
    (_, open: string, css: string, close: string) => open + usedStyles(css, html) + close,
  )
}

/** Weak, because the same page is sent in several encodings. */
export function weakEtag(text: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}
