import { randomUUID } from 'node:crypto'
import { clientAddress } from '@vitrina/content/http/client-address.ts'
import type { Logger } from 'pino'
import type { SiteMiddleware } from '../context.ts'

/**
 * Gives requests that the page cache does not answer an id, a log and an address. The id is in the
 * header `X-Request-Id` and the log; one sent by the client is ignored, or it would end up there.
 */
export function requestContext(log: Logger, trustProxy: boolean): SiteMiddleware {
  return async (c, next) => {
    const id = randomUUID()
    c.set('requestId', id)
    c.set('log', log.child({ requestId: id }))
    const incoming = c.env?.incoming
    c.set('clientAddress', incoming ? clientAddress(incoming, trustProxy) : '')
    await next()
    c.header('X-Request-Id', id)
  }
}

export type LoggedRequest = {
  method: string | undefined
  /** Path and query; only the beginning of the path is logged. */
  target: string
  status: number
  /** By `performance.now()`. */
  startedAt: number
  requestId?: string
  /** What the page cache did. */
  cache?: string
}

/**
 * Logs one line per request, with nothing about the visitor: no address, query or user agent.
 * `message` is `render` for a shared render, which the `request` of a visitor caused.
 */
export function logRequest(
  log: Logger,
  { requestId, method, target, status, startedAt, cache }: LoggedRequest,
  message: 'request' | 'render' = 'request',
): void {
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10
  // Pino leaves out what is undefined.
  log.info({ requestId, method, path: loggedPath(target), status, milliseconds, cache }, message)
}

/** {@link logRequest} for every request that the page cache does not answer. */
export const accessLog: SiteMiddleware = async (c, next) => {
  const startedAt = performance.now()
  await next()
  logRequest(
    c.get('log'),
    { method: c.req.method, target: c.req.path, status: c.res.status, startedAt },
    c.env.sharedRender ? 'render' : 'request',
  )
}

/** The path for the log, without the query and truncated to 200 characters. */
export const loggedPath = (target: string) => /^[^?]{0,200}/.exec(target)?.[0]
