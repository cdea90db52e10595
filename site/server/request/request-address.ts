import type { SiteMiddleware } from '../context.ts'

/**
 * Refuses a request whose address cannot be parsed, such as one with the host `1.1.1.1.1`, or that
 * has a user name or password in it (RFC 9110, 4.2.4): no browser sends one, and no `Request` can be
 * made of it.
 */
export function requestAddress(): SiteMiddleware {
  return async (c, next) => {
    const address = URL.parse(c.req.url)
    if (address?.username === '' && address.password === '') return next()
    return c.text('This is not an address of this site.\n', 400)
  }
}
