import type { SiteMiddleware } from '../context.ts'

/**
 * Refuses a request whose address cannot be parsed, such as one with the host `1.1.1.1.1`, that has
 * a user name or password in it (RFC 9110, 4.2.4), or whose path cannot be decoded: no browser sends
 * one of the former, and React Router writes the latter to the console.
 */
export function requestAddress(): SiteMiddleware {
  return async (c, next) => {
    const address = URL.parse(c.req.url)
    if (address?.username === '' && address.password === '' && isDecodable(address.pathname)) {
      return next()
    }
    return c.text('This is not an address of this site.\n', 400)
  }
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
