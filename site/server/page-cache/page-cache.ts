import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RevisionWatch } from '@vitrina/content/publishing/watch-revision.ts'
import { type KeptPage, keepPage, type Spelling } from './kept-page.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { kindOf, readAnswer } from './read-answer.ts'
import { type Origin, sendPage } from './send-page.ts'
import { squeezeInTurn } from './squeeze-in-turn.ts'

type Options = {
  /** What the answer to a request's target is kept under (page-key.ts); `undefined` for none. */
  keyOf: (target: string) => string | undefined
  /** Renders the page with this key for nobody in particular; never rejects. */
  render: (key: string) => Promise<Response>
  /** Whether a page is rendered for whoever makes this request; if not, the listener answers. */
  mayRender: (request: IncomingMessage) => boolean
  revision: Pick<RevisionWatch, 'current' | 'certainty' | 'settled'>
  maxBytes: number
  /** Seconds that a CDN may show a page without asking. */
  cdnMaxAge: number
  /** Hears of every page that was sent from here. */
  onSent: (request: IncomingMessage, sent: Sent) => void
  onFailure: (error: unknown) => void
}

export type Sent = { status: number; begun: number; origin: Origin; requestId: string }

export type PageCache = {
  /** Answers what can be kept, and leaves everything else to the listener given. */
  inFrontOf: (app: RequestListener) => RequestListener
  /** Makes sure that a page is in memory. */
  load: (key: string) => Promise<void>
  /** Forgets all pages at once, also those being rendered. */
  empty: () => void
  filling: PageStore['filling']
  size: PageStore['size']
}

/** A rendered page, or what was answered instead of one. */
type Rendered =
  | { kind: 'kept'; page: KeptPage }
  | { kind: 'shared'; response: Response; body: Buffer }
  | { kind: 'personal' }

/** A page that was rendered while the content changed is still sent if that took no longer, in ms. */
const soon = 500

/** When the content changes all the time, the page is sent as it is after so many renderings. */
const attempts = 3

/**
 * Pages in memory, in front of the server: what was rendered once is sent to everybody as bytes
 * until the content changes. It asks the server for pages as a CDN would, only with a request that
 * carries nothing of the visitor's, no header and no unknown parameter, so nothing personal can be
 * in what it keeps.
 */
export function createPageCache(options: Options): PageCache {
  const { render, revision, onSent } = options
  const store = createPageStore(options.maxBytes)
  const underWay = new Map<string, Promise<Rendered>>()
  const squeeze = squeezeInTurn(store, options.onFailure)

  const ask = async (key: string, attempt = 1): Promise<Rendered> => {
    // Before the revision is known for the first time, a change could go unnoticed.
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
  /** Whoever asks for the same page at the same time waits for the same rendering. */
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
    // Its bytes are counted anew, if it is still there.
    if (store.peek(key) === page) store.put(key, page, store.filling())
    send(visit, page, spelling, origin)
  }
  const kept = (): Origin =>
    revision.certainty() === 'out-of-reach' ? 'hit; detail=database-out-of-reach' : 'hit'

  const answer = async (visit: Visit, key: string, app: RequestListener): Promise<void> => {
    if (revision.certainty() === 'unsure') await revision.settled()
    const page = store.get(key)
    if (page) return spellAndSend(visit, page, kept(), key)
    // Some screens do without the database, with what is remembered: nothing to keep.
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
      // Whoever asks from now on does not wait for what was begun before.
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

/** A request that asks for a page and brings nothing. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}
