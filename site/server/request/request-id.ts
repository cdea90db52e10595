import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { SiteMiddleware } from '../context.ts'

/**
 * Gives every request an id of its own, on the answer as `X-Request-Id` and on every line that is
 * logged for it. An id sent by the visitor is not taken over: it would end up in the log.
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
