import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** What one request carries through the middleware. */
export type SiteEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    log: Logger
  }
}

export type SiteMiddleware = MiddlewareHandler<SiteEnv>
