import { createHash } from 'node:crypto'
import { isSameText } from '@vitrina/content/http/signed-token.ts'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { SiteEnv } from '../context.ts'
import { pageKey } from '../page-cache/page-key.ts'

/**
 * What React Router hydrates pages from: the data of their loaders, which it writes into a page as
 * scripts. Pages that are kept have it at an address of their own, so that only those who fetch
 * scripts fetch it too and the page itself comes in the first round trip.
 */
export type HydrationData = {
  /**
   * Keeps the data of the page with this key and returns where it is: the page's address is to be
   * appended.
   */
  keep: (page: string, data: string) => string
  find: (page: string, token: string) => string | undefined
  /** Whether this site has given that token to that page, now or before it was started again. */
  isOurs: (page: string, token: string) => boolean
  /** The key under which an answer is kept (page-cache/page-key.ts); none for tokens not of ours. */
  keyOf: (target: string) => string | undefined
}

/** In memory, beside the pages; as good as the whole of a small site. */
const maxBytes = 16_000_000

/** A token: a hash of the data (132 bits), and a signature of that and the page (66 bits). */
const hashLetters = 22
const signatureLetters = 11

/**
 * @param sign what only the processes of this site can write about a text. A token that was made up
 * is recognised by it without rendering anything.
 */
export function createHydrationData(sign: (text: string) => string): HydrationData {
  const kept = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (data) => data.length + 1,
  })
  const tokenOf = (page: string, hash: string) =>
    hash + sign(`${hash}${page}`).slice(0, signatureLetters)
  const isOurs = (page: string, token: string) =>
    isSameText(token, tokenOf(page, token.slice(0, hashLetters)))
  return {
    keep(page, data) {
      const hash = createHash('sha256').update(data).digest('base64url').slice(0, hashLetters)
      const token = tokenOf(page, hash)
      kept.set(token + page, data)
      return `/hydration/${token}`
    },
    find: (page, token) => kept.get(token + page),
    isOurs,
    keyOf(target) {
      const key = pageKey(target)
      const [, token, page] = /^\/hydration\/([^/]+)(.*)$/.exec(key ?? '') ?? []
      return token === undefined || page === undefined || isOurs(page, token) ? key : undefined
    },
  }
}

/**
 * Takes the data out of a rendered page.
 *
 * @returns no data when there is none in the page.
 */
export function takeHydrationData(html: string, nonce: string): { html: string; data?: string } {
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
 * Serves `/hydration/<token><page>`. A process that has not rendered the page, or has forgotten it,
 * renders it, but only for the page cache, which asks once; if it is not the same any more, the
 * visitor's page stays as it came, with working links and forms. For a token that we never gave to
 * that page nothing is rendered.
 *
 * @param render renders the page with a key (page-cache/page-key.ts) for nobody in particular.
 */
export function serveHydrationData(
  data: HydrationData,
  render: (key: string) => Promise<Response>,
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  app.get('/hydration/*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const [, token = '', path = ''] = /^\/hydration\/([^/]*)(.*)$/.exec(pathname) ?? []
    const page = pageKey(path + search)
    if (page === undefined || !data.isOurs(page, token)) return c.text(changed, 404)
    const isForCache = !c.env?.incoming
    if (!data.find(page, token) && isForCache) await (await render(page)).body?.cancel()
    const found = data.find(page, token)
    if (!found) return c.text(changed, 404)
    return c.body(found, 200, {
      // As React Router calls the data of a navigation.
      'Content-Type': 'text/x-script; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `W/"${token}"`,
    })
  })
  return app
}
