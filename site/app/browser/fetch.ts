type Fetching = { fetch: typeof fetch }
type Page = Fetching & { document: { cookie: string }; location: { href: string } }

/** Wraps `fetch`: writes to this site send a token header, named as in server/http/forgery.ts. */
export function sendTokenWithFetch(browser: Page): void {
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

/** Wraps `fetch` to report upload progress; if that code fails to load, plain `fetch` is used. */
export function reportUploadProgress(browser: Fetching): void {
  const plainFetch = browser.fetch.bind(browser)

  browser.fetch = async (input, init) => {
    if (!init || !hasFiles(init.body)) return plainFetch(input, init)
    const loaded = await import('~/ui/form/files/upload.tsx').catch(() => undefined)
    return loaded ? loaded.upload(input, init) : plainFetch(input, init)
  }
}

/** A file field without a selection contains an empty file. */
export function hasFiles(body: unknown): body is FormData {
  if (!(body instanceof FormData)) return false
  return [...body.values()].some((value) => value instanceof File && value.size > 0)
}
