import type { SiteMiddleware } from '../context.ts'

/** A path as the log shows it: bounded, and without the query. */
export const loggedPath = (target: string) => /^[^?]{0,200}/.exec(target)?.[0]

/**
 * One line for every request: method, path, status and time. Nothing about the visitor: no
 * address, no query, no user agent. What the page cache asks for is a `render`; it writes the line
 * of the visitor's request itself.
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
