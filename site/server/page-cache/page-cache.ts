import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RevisionWatch } from '@vitrina/content/publishing/watch-revision.ts'
import { type KeptPage, keepPage, type Spelling } from './kept-page.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { kindOf, readAnswer } from './read-answer.ts'
import { type Origin, sendPage } from './send-page.ts'
import { squeezeInTurn } from './squeeze-in-turn.ts'

type Options = {
  /** The cache key of a request's target (page-key.ts); `undefined` if it is not cacheable. */
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

export type Sent = { status: number; begun: number; origin: Origin; requestId: string }

export type PageCache = {
  /** Serves what is cacheable, and passes everything else to the listener. */
  inFrontOf: (app: RequestListener) => RequestListener
  /** Renders a page into the cache if it is missing. */
  load: (key: string) => Promise<void>
  /** Drops all pages, including those being rendered. */
  empty: () => void
  filling: PageStore['filling']
  size: PageStore['size']
}

/** A rendered page, or another response. */
type Rendered =
  | { kind: 'kept'; page: KeptPage }
  | { kind: 'shared'; response: Response; body: Buffer }
  | { kind: 'personal' }

/**
 * A page rendered during a content change is still sent if rendering took at most this long, in ms.
 */
const soon = 500

/** If the content keeps changing, the page is sent after this many renderings. */
const attempts = 3

/**
 * An in-memory page cache in front of the server: each page is rendered once and sent as bytes
 * until the content changes. It requests pages from the server as a CDN would, but without any of
 * the visitor's headers or unknown parameters, so cached pages contain nothing personal.
 */
export function createPageCache(options: Options): PageCache {
  const { render, revision, onSent } = options
  const store = createPageStore(options.maxBytes)
  const underWay = new Map<string, Promise<Rendered>>()
  const squeeze = squeezeInTurn(store, options.onFailure)

  const ask = async (key: string, attempt = 1): Promise<Rendered> => {
    // Before the revision is first known, a change could go unnoticed.
    const filling = revision.current() === undefined ? -1 : store.filling()
    const begun = performance.now()
    const response = await render(key)
    const kind = kindOf(response)
    if (kind === 'personal') return { kind }
    if (kind === 'shared')
      return { kind, response, body: Buffer.from(await response.arrayBuffer()) }
    const page = keepPage(await readAnswer(response, options.cdnMaxAge))
    const isOutdated = filling >= 0 && filling !== store.filling()
    const isOld = isOutdated && performance.now() - begun > soon
    if (isOld && attempt < attempts) return ask(key, attempt + 1)
    store.put(key, page, filling)
    squeeze(key, page, filling)
    return { kind: 'kept', page }
  }
  /** Concurrent requests for the same page share one rendering. */
  const askOnce = (key: string): Promise<Rendered> => {
    const begun = underWay.get(key)
    if (begun) return begun
    const asking = ask(key).finally(() => {
      if (underWay.get(key) === asking) underWay.delete(key)
    })
    underWay.set(key, asking)
    return asking
  }

  const send = (visit: Visit, page: KeptPage, spelling: Spelling, origin: Origin) => {
    const { request, response, begun } = visit
    const requestId = randomUUID()
    const status = sendPage(request, response, { page, spelling, origin, requestId })
    onSent(request, { status, begun, origin, requestId })
  }
  const spellAndSend = async (visit: Visit, page: KeptPage, origin: Origin, key: string) => {
    const spelling = await page.make(acceptEncoding(visit))
    // Updates its size in the store, if it is still there.
    if (store.peek(key) === page) store.put(key, page, store.filling())
    send(visit, page, spelling, origin)
  }
  const kept = (): Origin =>
    revision.certainty() === 'out-of-reach' ? 'hit; detail=database-out-of-reach' : 'hit'

  const answer = async (visit: Visit, key: string, app: RequestListener): Promise<void> => {
    if (revision.certainty() === 'unsure') await revision.settled()
    const page = store.get(key)
    if (page) return spellAndSend(visit, page, kept(), key)
    // Some screens work without the database, with stale-if-error content that is not cacheable.
    if (revision.certainty() === 'out-of-reach') return app(visit.request, visit.response)
    if (!underWay.has(key) && !options.mayRender(visit.request)) {
      return app(visit.request, visit.response)
    }
    const rendered = await askOnce(key)
    if (rendered.kind === 'kept') return spellAndSend(visit, rendered.page, 'fwd=miss', key)
    if (rendered.kind === 'personal') return app(visit.request, visit.response)
    sendShared(visit, rendered)
  }
  const sendShared = (
    { request, response, begun }: Visit,
    { response: shared, body }: Extract<Rendered, { kind: 'shared' }>,
  ) => {
    const { status } = shared
    response.writeHead(status, [...shared.headers].flat())
    response.end(request.method === 'HEAD' ? undefined : body)
    const requestId = shared.headers.get('X-Request-Id') ?? ''
    onSent(request, { status, begun, origin: 'fwd=miss', requestId })
  }

  return {
    inFrontOf: (app) => (request, response) => {
      const key = isPlainRead(request) ? options.keyOf(request.url ?? '') : undefined
      if (key === undefined) return app(request, response)
      const visit = { request, response, begun: performance.now() }
      const page = revision.certainty() === 'unsure' ? undefined : store.get(key)
      const spelling = page?.made(acceptEncoding(visit))
      if (page && spelling) return send(visit, page, spelling, kept())
      answer(visit, key, app).catch((error: unknown) => {
        options.onFailure(error)
        response.destroy()
      })
    },
    load: async (key) => {
      if (revision.certainty() === 'unsure') await revision.settled()
      const rendered = store.get(key) ? undefined : await askOnce(key)
      if (rendered?.kind === 'kept') await rendered.page.make('br')
    },
    empty: () => {
      store.empty()
      // Later requests must not share renderings that began before.
      underWay.clear()
    },
    filling: store.filling,
    size: store.size,
  }
}

type Visit = { request: IncomingMessage; response: ServerResponse; begun: number }

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
