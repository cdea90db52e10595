import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { SiteMiddleware } from '../context.ts'

/**
 * Assigns an id to every request, in the `X-Request-Id` response header and on every log line of
 * the request. An id sent by the client is ignored, because it would end up in the log.
 */
export function requestId(log: Logger): SiteMiddleware {
  return async (c, next) => {
    const id = randomUUID()
    c.set('requestId', id)
    c.set('log', log.child({ requestId: id }))
    await next()
    c.header('X-Request-Id', id)
  }
}
