import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './browser/inline-script.tsx'
import { failureContext, nonceContext, queueContext } from './server-context.ts'

/** Renders the complete page: the policy for inline scripts and the cache need all of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) || undefined
  const render = () =>
    new Promise<Response>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </NonceContext>,
        {
          nonce,
          // Otherwise React would move content into place with inline scripts.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onAllReady() {
            headers.set('Content-Type', 'text/html; charset=utf-8')
            const page = pipe(new PassThrough())
            resolve(text(page).then((html) => new Response(html, { status, headers })))
          },
          onShellError: reject,
          onError(error) {
            context.get(failureContext).error ??= error
          },
        },
      )
    })
  return context.get(queueContext)(render)
}

/** Reports errors, except responses that a loader throws on purpose. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(failureContext).error ??= error
}
