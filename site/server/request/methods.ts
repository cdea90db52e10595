import type { SiteMiddleware } from '../context.ts'

const allowed = ['GET', 'HEAD', 'POST']

/** Pages are read and forms are posted; every other method is answered 405. */
export function methods(): SiteMiddleware {
  return async (c, next) => {
    if (allowed.includes(c.req.method)) return next()
    return c.text('This address does not know that method.\n', 405, { Allow: allowed.join(', ') })
  }
}
