type Fetching = { fetch: typeof fetch }

/**
 * Wraps `fetch`: a form with files is sent in a way that tells how far it is, which `fetch` cannot.
 * The code for it is loaded with the first such form; where that fails, the form is sent all the
 * same.
 */
export function tellProgressOfFiles(browser: Fetching): void {
  const plainFetch = browser.fetch.bind(browser)

  browser.fetch = async (input, init) => {
    if (!init || !hasFiles(init.body)) return plainFetch(input, init)
    const loaded = await import('./upload.ts').catch(() => undefined)
    return loaded ? loaded.upload(input, init) : plainFetch(input, init)
  }
}

/** Whether it is a form with a file in it; a field in which none was chosen holds an empty one. */
export function hasFiles(body: unknown): body is FormData {
  if (!(body instanceof FormData)) return false
  return [...body.values()].some((value) => value instanceof File && value.size > 0)
}
