import { createHash } from 'node:crypto'
import { isSameText } from '@vitrina/content/http/signed-token.ts'
import { hydrationPath } from '@vitrina/content/paths.ts'
import { LRUCache } from 'lru-cache'
import { pageKey } from '../cache/key.ts'
import type { SiteMiddleware } from '../context.ts'

/**
 * The loader results from which React Router hydrates a page. Cached pages have them at a separate
 * URL, so that only clients with scripts fetch them and the page fits into the first round trip.
 */
export type HydrationData = ReturnType<typeof createHydrationData>

/** Max memory, separate from that of pages; holds nearly all of a small site. */
const maxBytes = 16_000_000

/** A token: a hash of the data (132 bits), and a signature of the hash and the page (66 bits). */
const hashLetters = 22
const signatureLetters = 11

/** `sign` uses the secret of the site's processes, so forged tokens are rejected unrendered. */
export function createHydrationData(sign: (text: string) => string) {
  const cache = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (data) => data.length + 1,
  })
  const tokenOf = (page: string, hash: string) =>
    hash + sign(`${hash}${page}`).slice(0, signatureLetters)
  /** Whether this site issued the token for this page, even before a restart. */
  const isOurs = (page: string, token: string): boolean =>
    isSameText(token, tokenOf(page, token.slice(0, hashLetters)))
  return {
    isOurs,
    /** Stores the data of the page with this key; returns the URL prefix for its path. */
    store(page: string, data: string): string {
      const hash = createHash('sha256').update(data).digest('base64url').slice(0, hashLetters)
      const token = tokenOf(page, hash)
      cache.set(token + page, data)
      return `${hydrationPath}/${token}`
    },
    find: (page: string, token: string) => cache.get(token + page),
    /** The cache key of a request (cache/key.ts); `undefined` for tokens that are not ours. */
    keyOf(target: string): string | undefined {
      const key = pageKey(target)
      const [, token, page = ''] = tokenAndPage.exec(key ?? '') ?? []
      return token === undefined || isOurs(page, token) ? key : undefined
    },
  }
}

const tokenAndPage = /^\/hydration\/([^/]*)(.*)$/

/** Extracts the hydration data from a rendered page; without any, `data` is undefined. */
export function extractHydrationData(html: string, nonce: string): { html: string; data?: string } {
  const call = new RegExp(
    `<script nonce="${nonce}">window\\.__reactRouterContext\\.streamController\\.(?:enqueue\\((".*?")\\)|close\\(\\));</script>`,
    'g',
  )
  let data = ''
  const rest = html.replace(call, (_, part: string | undefined) => {
    if (part) data += JSON.parse(part)
    return ''
  })
  return data ? { html: rest, data } : { html }
}

const changed = 'This page has changed. Please load it again.\n'

/**
 * Serves `/hydration/<token><page>`. If this process lacks the data, renders the page again,
 * through the page cache (`render`), but only for a token that was issued for that page. If the
 * data has changed since, the visitor's page stays as rendered, with working links and forms.
 */
export function serveHydrationData(
  data: HydrationData,
  render: (key: string) => Promise<Response>,
): SiteMiddleware {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const [, token = '', path = ''] = tokenAndPage.exec(pathname) ?? []
    const page = pageKey(path + search)
    if (page === undefined || !data.isOurs(page, token)) return c.text(changed, 404)
    if (!data.find(page, token) && c.env?.sharedRender) await (await render(page)).body?.cancel()
    const found = data.find(page, token)
    if (!found) return c.text(changed, 404)
    return c.body(found, 200, {
      // The content type that React Router uses for the data of a navigation.
      'Content-Type': 'text/x-script; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `W/"${token}"`,
    })
  }
}
