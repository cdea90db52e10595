type Fetching = { fetch: typeof fetch; document: { cookie: string }; location: { href: string } }

/** Wraps `fetch`: writes to this site send a token header, named as in server/http/forgery.ts. */
export function sendTokenWithFetch(browser: Fetching): void {
  const plainFetch = browser.fetch.bind(browser)
  const readToken = () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(browser.document.cookie)?.[1]

  browser.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
    const { href } = browser.location
    const isOwn = new URL(request?.url ?? String(input), href).origin === new URL(href).origin
    if (method === 'GET' || method === 'HEAD' || !isOwn) return plainFetch(input, init)
    if (!readToken()) {
      await plainFetch('/xsrf-token', { credentials: 'same-origin', cache: 'no-store' })
    }
    const token = readToken()
    const headers = new Headers(init?.headers ?? request?.headers)
    if (token) headers.set('X-XSRF-TOKEN', token)
    return plainFetch(input, { ...init, headers })
  }
}
