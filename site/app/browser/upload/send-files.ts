type Fetching = { fetch: typeof fetch }

/** Wraps `fetch` to report upload progress; if that code fails to load, plain `fetch` is used. */
export function reportUploadProgress(browser: Fetching): void {
  const plainFetch = browser.fetch.bind(browser)

  browser.fetch = async (input, init) => {
    if (!init || !hasFiles(init.body)) return plainFetch(input, init)
    const loaded = await import('./upload.ts').catch(() => undefined)
    return loaded ? loaded.upload(input, init) : plainFetch(input, init)
  }
}

/** A file field without a selection contains an empty file. */
export function hasFiles(body: unknown): body is FormData {
  if (!(body instanceof FormData)) return false
  return [...body.values()].some((value) => value instanceof File && value.size > 0)
}
