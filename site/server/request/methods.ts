import type { SiteMiddleware } from '../context.ts'

const allowed = ['GET', 'HEAD', 'POST']

/** Responds 405 to methods other than those for reading pages and posting forms. */
export function methods(): SiteMiddleware {
  return async (c, next) => {
    if (allowed.includes(c.req.method)) return next()
    return c.text('This address does not know that method.\n', 405, { Allow: allowed.join(', ') })
  }
}
