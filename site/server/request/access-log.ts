import type { SiteMiddleware } from '../context.ts'

/** The path for the log, without the query and truncated to 200 characters. */
export const loggedPath = (target: string) => /^[^?]{0,200}/.exec(target)?.[0]

/**
 * Logs one line per request: method, path, status and time. Nothing about the visitor: no address,
 * query or user agent. Requests of the page cache are logged as `render`; the page cache logs the
 * visitor's request itself.
 */
export function accessLog(): SiteMiddleware {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const milliseconds = Math.round((performance.now() - start) * 10) / 10
    c.get('log').info(
      { method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, milliseconds },
      c.env.incoming ? 'request' : 'render',
    )
  }
}
