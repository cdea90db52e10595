import type { SiteMiddleware } from '../context.ts'

/**
 * Rejects a request whose URL cannot be parsed, such as one with the host `1.1.1.1.1`, has a user
 * name or password (RFC 9110, 4.2.4), or has a path that cannot be decoded. Browsers do not send
 * the first two, and React Router writes the last to the console.
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
