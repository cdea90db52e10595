import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './nonce.ts'
import { failureContext, nonceContext, queueContext } from './server-context.ts'

/** Renders a page to its end: the policy of inline scripts and the cache need the whole of it. */
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
          // Nothing is sent in pieces, so nothing need be moved into place by a script.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onAllReady() {
            const parts: Buffer[] = []
            const collect = new Writable({
              write(part: Buffer, _, done) {
                parts.push(part)
                done()
              },
              final(done) {
                headers.set('Content-Type', 'text/html; charset=utf-8')
                resolve(new Response(Buffer.concat(parts).toString(), { status, headers }))
                done()
              },
            })
            pipe(collect)
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

/** Answers that a loader throws on purpose are no failures; everything else is reported. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(failureContext).error ??= error
}
