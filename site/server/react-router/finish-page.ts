import { createHash } from 'node:crypto'
import { statisticsPath } from '@vitrina/content/paths.ts'
import {
  contentSecurityPolicy,
  trustedForeignSources,
  trustedInlineCode,
} from '../http/security-headers.ts'
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
  countsVisits = false,
) {
  const { html: page, data } = storeHydrationData
    ? extractHydrationData(rendered, nonce)
    : { html: rendered }
  const styled = preloadFonts(reduceStyles(page, nonce))
  const deferred = deferScripts(styled, nonce, data && storeHydrationData?.(data), countsVisits)
  const outdented = outdentScripts(deferred, nonce)
  const policy = contentSecurityPolicy(
    trustedInlineCode(outdented, nonce),
    trustedForeignSources(outdented, nonce),
  )
  const html = outdented.replaceAll(` nonce="${nonce}"`, '')
  return { html, policy, etag: weakEtag(html) }
}

/**
 * Preloads the fonts of the page's letters in addition to the Latin one, which the document preloads:
 * discovered only during layout, they would be late for the first paint.
 */
function preloadFonts(html: string): string {
  const latin = /<link rel="preload" href="([^"]*)" as="font"[^>]*>/.exec(html)
  if (!latin) return html
  const [link, latinFont = ''] = latin
  const fonts = [...html.matchAll(/src:url\(([^)]*\.woff2)\)/g)].map(([, url = '']) => url)
  const more = fonts.filter((url) => url !== latinFont).map((url) => link.replace(latinFont, url))
  return html.replace(link, more.join('') + link)
}

function reduceStyles(html: string, nonce: string): string {
  const styleElement = new RegExp(`(<style\\b[^>]*? nonce="${nonce}"[^>]*>)([^]*?)(</style>)`)
  return html.replace(
    styleElement,
    (_, open: string, css: string, close: string) => open + usedStyles(css, html) + close,
  )
}

/** React Router's scripts come with their indentation. */
function outdentScripts(html: string, nonce: string): string {
  const script = new RegExp(`<script[^>]*? nonce="${nonce}"[^>]*>[^]*?</script>`, 'g')
  return html.replace(script, (element) => element.replace(/\n\s+/g, '\n'))
}

/** Weak, because the same page is sent in several encodings. */
export function weakEtag(text: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/**
 * React Router's module script and preloads compete with the fonts and pictures of the first paint
 * (0.8 s became 1.9 s on a throttled phone). Gives the script a type that browsers do not run and
 * moves the preload URLs into its `data-modules`, for `app/browser/start.inline.ts` to activate.
 * Its text, and so its hash in the policy, stays. `hydration`: URL of the data, if not inline;
 * `countsVisits`: names the script for the statistics, which is loaded after the first paint.
 */
export function deferScripts(
  html: string,
  nonce: string,
  hydration?: string,
  countsVisits = false,
): string {
  const modules: string[] = []
  const script = new RegExp(`<script([^>]*? nonce="${nonce}"[^>]*)>`, 'g')
  return html
    .replace(/<link rel="modulepreload" [^>]*?href="([^"]*)"[^>]*>/g, (_, address: string) => {
      modules.push(address)
      return ''
    })
    .replace(script, (tag, attributes: string) => {
      if (!attributes.includes(' type="module"')) return tag
      const deferred = ` type="text/plain" data-modules="${modules.join(' ')}"${hydration ? ` data-hydration="${hydration}"` : ''}${countsVisits ? ` data-statistics="${statisticsPath}"` : ''}`
      return `<script${attributes.replace(' async=""', '').replace(' type="module"', deferred)}>`
    })
}
