import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RevisionWatch } from '@vitrina/content/publishing/watch-revision.ts'
import { prefersMarkdown } from '../formats/markdown.ts'
import type { LoggedRequest } from '../http/access-log.ts'
import { type CachedPage, type Origin, readPage, reuseOf, sendPage } from './cached-page.ts'
import { createPageStore, createRecompression } from './store.ts'

type Options = {
  /** The cache key of a request's target (key.ts); `undefined` if it is not cacheable. */
  keyOf: (target: string) => string | undefined
  /** The shared render of the page with this key; never rejects. */
  render: (key: string) => Promise<Response>
  /** Whether this request may cause a rendering; if not, the listener responds. */
  mayRender: (request: IncomingMessage) => boolean | Promise<boolean>
  revision: Pick<RevisionWatch, 'current' | 'certainty' | 'settled'>
  maxBytes: number
  /** Seconds for which a CDN may serve a page without revalidation. */
  cdnMaxAge: number
  /** Called for every page sent from here. */
  onSent: (request: LoggedRequest) => void
  onFailure: (error: unknown) => void
}

export type PageCache = ReturnType<typeof createPageCache>

/** A cacheable page, or a response shared by those who waited; undefined for a personal one. */
type Rendered = { page: CachedPage } | { response: Response; body: Buffer } | undefined

type Visit = { request: IncomingMessage; response: ServerResponse; startedAt: number }

/** Max rendering time, in ms, of a page that is sent although the content changed meanwhile. */
const maxOutdatedMs = 500

/** If the content keeps changing, the page is sent after this many renderings. */
const maxAttempts = 3

/**
 * An in-memory page cache: each page is rendered once and sent as bytes until the content changes.
 * Pages are requested without the visitor's headers and unknown parameters, so they contain nothing
 * personal. Writes to Node's response directly: through Hono it costs three times the CPU time.
 */
export function createPageCache(options: Options) {
  const { revision } = options
  // Both are replaced when the content changes, so that earlier renderings cannot be added.
  let store = createPageStore(options.maxBytes)
  let pending = new Map<string, Promise<Rendered>>()
  const recompress = createRecompression(options.onFailure)

  const render = async (key: string, attempt = 1): Promise<Rendered> => {
    // Before the revision is first known, a change could go unnoticed.
    const current = revision.current() === undefined ? undefined : store
    const startedAt = performance.now()
    const response = await options.render(key)
    const reuse = reuseOf(response)
    if (reuse === 'personal') return undefined
    if (reuse === 'shared') return { response, body: Buffer.from(await response.arrayBuffer()) }
    const page = await readPage(response, options.cdnMaxAge)
    const isOutdated = current !== undefined && current !== store
    const isOld = isOutdated && performance.now() - startedAt > maxOutdatedMs
    if (isOld && attempt < maxAttempts) return render(key, attempt + 1)
    if (current === store) {
      store.set(key, page)
      recompress(page, () => store.get(key) === page)
    }
    return { page }
  }
  /** Concurrent requests for the same page share one rendering. */
  const renderOnce = (key: string): Promise<Rendered> => {
    const stored = store.get(key)
    if (stored) return Promise.resolve({ page: stored })
    const current = pending
    const rendering = current.get(key) ?? render(key).finally(() => current.delete(key))
    current.set(key, rendering)
    return rendering
  }

  const log = (visit: Visit, status: number, cache: Origin, requestId: string) => {
    const { method, url: target = '' } = visit.request
    options.onSent({ method, target, status, startedAt: visit.startedAt, cache, requestId })
  }
  const send = async (visit: Visit, page: CachedPage, origin: Origin) => {
    const requestId = randomUUID()
    const status = await sendPage(visit.request, visit.response, page, [
      ...['Cache-Status', `vitrina; ${origin}`],
      ...['X-Request-Id', requestId],
    ])
    log(visit, status, origin, requestId)
  }
  const serve = async (visit: Visit, key: string, app: RequestListener): Promise<void> => {
    const { request, response } = visit
    if (revision.certainty() === 'unsure') await revision.settled()
    const isOutOfReach = revision.certainty() === 'out-of-reach'
    const page = store.get(key)
    if (page) return send(visit, page, isOutOfReach ? 'hit; detail=database-out-of-reach' : 'hit')
    // Some screens work without the database, with stale-if-error content that is not cacheable.
    const allowed = !isOutOfReach && (pending.has(key) || options.mayRender(request))
    // When another process counts, the page may have been requested again meanwhile.
    const mayRender = typeof allowed === 'boolean' ? allowed : (await allowed) || pending.has(key)
    const rendered = mayRender ? await renderOnce(key) : undefined
    if (!rendered) return app(request, response)
    if ('page' in rendered) return send(visit, rendered.page, 'fwd=miss')
    const { status, headers } = rendered.response
    response.writeHead(status, [...headers].flat())
    response.end(request.method === 'HEAD' ? undefined : rendered.body)
    log(visit, status, 'fwd=miss', headers.get('X-Request-Id') ?? '')
  }

  return {
    /** Serves what is cacheable, and passes everything else to the listener. */
    inFrontOf:
      (app: RequestListener): RequestListener =>
      (request, response) => {
        const key = isPlainRead(request) ? options.keyOf(request.url ?? '') : undefined
        if (key === undefined) return app(request, response)
        const visit = { request, response, startedAt: performance.now() }
        serve(visit, key, app).catch((error: unknown) => {
          options.onFailure(error)
          response.destroy()
        })
      },
    load: async (key: string): Promise<void> => {
      if (revision.certainty() === 'unsure') await revision.settled()
      const rendered = store.get(key) ? undefined : await renderOnce(key)
      if (rendered && 'page' in rendered) await rendered.page.encode('br')
    },
    empty: (): void => {
      store = createPageStore(options.maxBytes)
      pending = new Map()
    },
    size: () => store.size(),
  }
}

/** A GET or HEAD request for a page without a body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !prefersMarkdown(headers.accept)
  )
}
