import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** The context that middleware shares for one request. */
export type SiteEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    log: Logger
  }
}

export type SiteMiddleware = MiddlewareHandler<SiteEnv>
