import { randomBytes } from 'node:crypto'
import { clientAddress } from '@vitrina/content/http/client-address/client-address.ts'
import type { Logger } from 'pino'
import { RouterContextProvider } from 'react-router'
import {
  type Failure,
  failureContext,
  nonceContext,
  siteContext,
} from '../../app/server-context.ts'
import type { SiteMiddleware } from '../context.ts'
import { finishPage, weakEtag } from './finish-page.ts'
import type { HydrationData } from './hydration-data.ts'
import { renderInTurn } from './render-in-turn.ts'

/** React Router's request handler: returns a document, data or a redirect. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>

type Options = {
  siteUrl: string
  adminUrl?: string
  trustProxy: boolean
  render: RenderPage
  /** Adds what else loaders and actions need to the context. */
  prepareContext: (context: RouterContextProvider, log: Logger) => void
  hydrationData: HydrationData
  strict: boolean
}

/**
 * Passes the request to React Router and finishes the response. `strict` is off only in
 * development, where Vite's own inline scripts must run.
 *
 * @throws what a loader or component threw, for error-page.ts to handle
 */
export function pages({
  siteUrl,
  adminUrl,
  trustProxy,
  render,
  prepareContext,
  hydrationData,
  strict,
}: Options): SiteMiddleware {
  const renderPage = renderInTurn(render)
  return async (c) => {
    const nonce = randomBytes(16).toString('base64url')
    const context = new RouterContextProvider()
    // Requests from the page cache have no connection.
    const forEverybody = !c.env.incoming
    context.set(siteContext, {
      siteUrl,
      adminUrl,
      requestId: c.get('requestId'),
      isForm: c.req.method === 'POST',
      forEverybody,
      clientAddress: clientAddress(
        c.req.raw.headers.get('x-forwarded-for'),
        c.env.incoming?.socket.remoteAddress,
        trustProxy,
      ),
    })
    if (strict) context.set(nonceContext, nonce)
    prepareContext(context, c.get('log'))
    const failure: Failure = { error: undefined }
    context.set(failureContext, failure)

    const answer = await renderPage(asGet(c.req.raw), context)
    if (failure.error !== undefined) {
      if (!c.req.path.endsWith('.data')) throw failure.error
      c.get('log').error({ err: failure.error }, 'a data request failed')
      answer.headers.set('Cache-Control', 'no-store')
    }
    if (!strict) return answer
    const { pathname, search } = new URL(c.req.url)
    const keep = (data: string) => hydrationData.keep(pathname + search, data)
    return finish(answer, nonce, forEverybody ? keep : undefined)
  }
}

/** Renders a HEAD request like a GET, to send the same headers; Hono drops the body. */
function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

async function finish(
  answer: Response,
  nonce: string,
  keep: ((data: string) => string) | undefined,
): Promise<Response> {
  const type = answer.headers.get('Content-Type') ?? ''
  const headers = new Headers(answer.headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (type.startsWith('text/html')) {
    const { html, policy, etag } = finishPage(await answer.text(), nonce, keep)
    headers.set('Content-Security-Policy', policy)
    if (answer.status === 200) headers.set('ETag', etag)
    return new Response(html, { status: answer.status, headers })
  }
  if (answer.status !== 200 || !answer.body) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  headers.set('ETag', weakEtag(bytes))
  return new Response(bytes, { status: answer.status, headers })
}
