import { createHash } from 'node:crypto'
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
  /** Keeps the data of a page and returns where it is: the page's address is to be appended. */
  keep: (data: string) => string
  find: (hash: string) => string | undefined
}

/** In memory, beside the pages; as good as the whole of a small site. */
const maxBytes = 16_000_000

export function createHydrationData(): HydrationData {
  const kept = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (data) => data.length + 1,
  })
  return {
    keep(data) {
      const hash = createHash('sha256').update(data).digest('base64url').slice(0, 22)
      kept.set(hash, data)
      return `/hydration/${hash}`
    },
    find: (hash) => kept.get(hash),
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

/**
 * Serves `/hydration/<hash><page>`. A process that has not rendered the page, or has forgotten it,
 * renders it; if it is not the same any more, the visitor's page stays as it came, with working
 * links and forms.
 *
 * @param render renders the page with a key (page-cache/page-key.ts) for nobody in particular.
 */
export function hydrationData(
  data: HydrationData,
  render: (key: string) => Promise<Response>,
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  app.get('/hydration/:hash{[\\w-]{22}}/*', async (c) => {
    const { hash } = c.req.param()
    const { pathname, search } = new URL(c.req.url)
    const page = pageKey(pathname.slice(`/hydration/${hash}`.length) + search)
    if (!data.find(hash) && page) await (await render(page)).body?.cancel()
    const found = data.find(hash)
    if (!found) return c.text('This page has changed. Please load it again.\n', 404)
    return c.body(found, 200, {
      // As React Router calls the data of a navigation.
      'Content-Type': 'text/x-script; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `W/"${hash}"`,
    })
  })
  return app
}
