/** Must match server/http/forgery.ts. */
const tokenCookie = 'XSRF-TOKEN'
const tokenHeader = 'X-XSRF-TOKEN'
const tokenAddress = '/xsrf-token'

type Fetching = { fetch: typeof fetch; document: { cookie: string }; location: { href: string } }

/** Wraps `fetch` to send the cookie's token in a header; it is fetched when it is first needed. */
export function sendTokenWithFetch(browser: Fetching): void {
  const plainFetch = browser.fetch.bind(browser)

  browser.fetch = async (input, init) => {
    if (!needsToken(input, init, browser.location.href)) return plainFetch(input, init)
    let token = readToken(browser.document.cookie)
    if (!token) {
      await plainFetch(tokenAddress, { credentials: 'same-origin', cache: 'no-store' })
      token = readToken(browser.document.cookie)
    }
    const headers = new Headers(init?.headers ?? (isRequest(input) ? input.headers : undefined))
    if (token) headers.set(tokenHeader, token)
    return plainFetch(input, { ...init, headers })
  }
}

/** Whether a request is neither GET nor HEAD and stays on the page's own origin. */
export function needsToken(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  pageAddress: string,
): boolean {
  const method = (init?.method ?? (isRequest(input) ? input.method : 'GET')).toUpperCase()
  if (method === 'GET' || method === 'HEAD') return false
  const address = isRequest(input) ? input.url : input
  return new URL(address, pageAddress).origin === new URL(pageAddress).origin
}

/** Reads the token from a `document.cookie` string. */
export function readToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${tokenCookie}=`))
  return pair?.slice(tokenCookie.length + 1) || undefined
}

const isRequest = (input: RequestInfo | URL): input is Request => input instanceof Request
