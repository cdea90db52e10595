import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { loggedPath } from '../request/access-log.ts'
import type { Sent } from './page-cache.ts'

/** The same line as for other requests (request/access-log.ts), for pages from the cache. */
export function logSent(log: Logger): (request: IncomingMessage, sent: Sent) => void {
  return ({ method, url = '' }, { status, begun, origin, requestId }) => {
    log.info(
      {
        requestId,
        method,
        path: loggedPath(url),
        status,
        milliseconds: Math.round((performance.now() - begun) * 10) / 10,
        cache: origin,
      },
      'request',
    )
  }
}
