import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RevisionWatch } from '@vitrina/content/publishing/watch-revision.ts'
import { newRequestId } from '../http/access-log.ts'
import {
  type CachedPage,
  type EncodedPage,
  type Origin,
  readPage,
  reuseOf,
  sendPage,
} from './cached-page.ts'
import { createPageStore, createRecompression, type PageStore } from './store.ts'

type Options = {
  /** The cache key of a request's target (key.ts); `undefined` if it is not cacheable. */
  keyOf: (target: string) => string | undefined
  /** The shared render of the page with this key; never rejects. */
  render: (key: string) => Promise<Response>
  /** Whether this request may cause a rendering; if not, the listener responds. */
  mayRender: (request: IncomingMessage) => boolean
  revision: Pick<RevisionWatch, 'current' | 'certainty' | 'settled'>
  maxBytes: number
  /** Seconds for which a CDN may serve a page without revalidation. */
  cdnMaxAge: number
  /** Called for every page sent from here. */
  onSent: (request: IncomingMessage, sent: Sent) => void
  onFailure: (error: unknown) => void
}

export type Sent = { status: number; startedAt: number; origin: Origin; requestId: string }

export type PageCache = {
  /** Serves what is cacheable, and passes everything else to the listener. */
  inFrontOf: (app: RequestListener) => RequestListener
  /** Renders a page into the cache if it is missing. */
  load: (key: string) => Promise<void>
  /** Drops all pages, including those being rendered. */
  empty: () => void
  generation: PageStore['generation']
  size: PageStore['size']
}

/** A rendered page, or another response. */
type Rendered =
  | { reuse: 'cacheable'; page: CachedPage }
  | { reuse: 'shared'; response: Response; body: Buffer }
  | { reuse: 'personal' }

/**
 * A page rendered during a content change is still sent if rendering took at most this long, in ms.
 */
const maxOutdatedMs = 500

/** If the content keeps changing, the page is sent after this many renderings. */
const maxAttempts = 3

/**
 * An in-memory page cache in front of the server: each page is rendered once and sent as bytes
 * until the content changes. It requests pages from the server as a CDN would, but without any of
 * the visitor's headers or unknown parameters, so cached pages contain nothing personal.
 *
 * It writes to Node's response directly: the same through Hono costs three times the CPU time.
 */
export function createPageCache(options: Options): PageCache {
  const { revision, onSent } = options
  const store = createPageStore(options.maxBytes)
  const pending = new Map<string, Promise<Rendered>>()
  const recompress = createRecompression(store, options.onFailure)

  const render = async (key: string, attempt = 1): Promise<Rendered> => {
    // Before the revision is first known, a change could go unnoticed.
    const generation = revision.current() === undefined ? -1 : store.generation()
    const startedAt = performance.now()
    const response = await options.render(key)
    const reuse = reuseOf(response)
    if (reuse === 'personal') return { reuse }
    if (reuse === 'shared')
      return { reuse, response, body: Buffer.from(await response.arrayBuffer()) }
    const page = await readPage(response, options.cdnMaxAge)
    const isOutdated = generation >= 0 && generation !== store.generation()
    const isOld = isOutdated && performance.now() - startedAt > maxOutdatedMs
    if (isOld && attempt < maxAttempts) return render(key, attempt + 1)
    store.put(key, page, generation)
    recompress(key, page, generation)
    return { reuse, page }
  }
  /** Concurrent requests for the same page share one rendering. */
  const renderOnce = (key: string): Promise<Rendered> => {
    const existing = pending.get(key)
    if (existing) return existing
    const rendering = render(key).finally(() => {
      if (pending.get(key) === rendering) pending.delete(key)
    })
    pending.set(key, rendering)
    return rendering
  }

  const send = (visit: Visit, page: CachedPage, encoded: EncodedPage, origin: Origin) => {
    const { request, response, startedAt } = visit
    const requestId = newRequestId()
    const status = sendPage(request, response, { page, encoded, origin, requestId })
    onSent(request, { status, startedAt, origin, requestId })
  }
  const encodeAndSend = async (visit: Visit, page: CachedPage, origin: Origin, key: string) => {
    const encoded = await page.encode(acceptEncoding(visit))
    // Updates its size in the store, if it is still there.
    if (store.peek(key) === page) store.put(key, page, store.generation())
    send(visit, page, encoded, origin)
  }
  const sendShared = (
    { request, response, startedAt }: Visit,
    { response: shared, body }: Extract<Rendered, { reuse: 'shared' }>,
  ) => {
    const { status } = shared
    response.writeHead(status, [...shared.headers].flat())
    response.end(request.method === 'HEAD' ? undefined : body)
    const requestId = shared.headers.get('X-Request-Id') ?? ''
    onSent(request, { status, startedAt, origin: 'fwd=miss', requestId })
  }
  const hit = (): Origin =>
    revision.certainty() === 'out-of-reach' ? 'hit; detail=database-out-of-reach' : 'hit'

  const serve = async (visit: Visit, key: string, app: RequestListener): Promise<void> => {
    if (revision.certainty() === 'unsure') await revision.settled()
    const page = store.get(key)
    if (page) return encodeAndSend(visit, page, hit(), key)
    // Some screens work without the database, with stale-if-error content that is not cacheable.
    if (revision.certainty() === 'out-of-reach') return app(visit.request, visit.response)
    if (!pending.has(key) && !options.mayRender(visit.request)) {
      return app(visit.request, visit.response)
    }
    const rendered = await renderOnce(key)
    if (rendered.reuse === 'cacheable') return encodeAndSend(visit, rendered.page, 'fwd=miss', key)
    if (rendered.reuse === 'personal') return app(visit.request, visit.response)
    sendShared(visit, rendered)
  }

  return {
    inFrontOf: (app) => (request, response) => {
      const key = isPlainRead(request) ? options.keyOf(request.url ?? '') : undefined
      if (key === undefined) return app(request, response)
      const visit = { request, response, startedAt: performance.now() }
      const page = revision.certainty() === 'unsure' ? undefined : store.get(key)
      const encoded = page?.encoded(acceptEncoding(visit))
      if (page && encoded) return send(visit, page, encoded, hit())
      serve(visit, key, app).catch((error: unknown) => {
        options.onFailure(error)
        response.destroy()
      })
    },
    load: async (key) => {
      if (revision.certainty() === 'unsure') await revision.settled()
      const rendered = store.get(key) ? undefined : await renderOnce(key)
      if (rendered?.reuse === 'cacheable') await rendered.page.encode('br')
    },
    empty: () => {
      store.empty()
      // Later requests must not share renderings that began before.
      pending.clear()
    },
    generation: store.generation,
    size: store.size,
  }
}

type Visit = { request: IncomingMessage; response: ServerResponse; startedAt: number }

function acceptEncoding({ request }: Visit): string | undefined {
  return request.headers['accept-encoding'] as string | undefined
}

/** A GET or HEAD request without a body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}
