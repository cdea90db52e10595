/* Shows a page with the company's contacts where the browser would say that it is offline. */
{
  type Navigation = Event & {
    request: Request
    preloadResponse?: Promise<Response | undefined>
    respondWith: (response: Promise<Response>) => void
    waitUntil: (work: Promise<unknown> | undefined) => void
  }

  /** Prepended by the route: a page for each language, the default one first, and their policy. */
  const { pages, policy, registration } = self as unknown as {
    pages: { prefix: string; html: string }[]
    policy: string
    registration: ServiceWorkerRegistration
  }

  const respond = async ({ request, preloadResponse }: Navigation) => {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch {
      const { pathname } = new URL(request.url)
      const isOf = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
      const html = pages.findLast(({ prefix }) => isOf(prefix))?.html
      return new Response(html, {
        status: 503,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      })
    }
  }

  // The request is sent while the worker starts, so that it delays no navigation.
  addEventListener('activate', (event) =>
    (event as Navigation).waitUntil(registration.navigationPreload?.enable()),
  )
  addEventListener('fetch', (event) => {
    const navigation = event as Navigation
    const { mode, method } = navigation.request
    // A form keeps its input by itself.
    if (mode === 'navigate' && method === 'GET') navigation.respondWith(respond(navigation))
  })
}
