import type { SiteMiddleware } from '../context.ts'

/**
 * Refuses a request whose target is an absolute address with a user name or password (RFC 9110,
 * 4.2.4): no browser sends one, and none of what follows can read it.
 */
export function withoutCredentials(): SiteMiddleware {
  return async (c, next) => {
    const { username, password } = new URL(c.req.url)
    if (username === '' && password === '') return next()
    return c.text('An address with a password is not taken here.\n', 400)
  }
}
