import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

export type SiteEnv = {
  /** A visitor's request has a connection; a shared render, for the page cache, has none. */
  Bindings: Partial<HttpBindings> & {
    /** Set for a page that is rendered once for all visitors: nothing personal may go into it. */
    sharedRender?: true
  }
  Variables: {
    requestId: string
    log: Logger
    /** Empty in a shared render, and if unknown. */
    clientAddress: string
  }
}

export type SiteMiddleware = MiddlewareHandler<SiteEnv>
