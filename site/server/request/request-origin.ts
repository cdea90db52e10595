/**
 * The origin as the visitor's browser sees it, such as `https://stejar.example`. Behind a proxy the
 * connection is plain HTTP and the host may differ, so the forwarded headers are used there.
 */
export function requestOrigin(request: Request, trustProxy: boolean): string {
  const url = new URL(request.url)
  if (!trustProxy) return url.origin
  const protocol = firstOf(request.headers.get('x-forwarded-proto')) ?? url.protocol.slice(0, -1)
  const host = firstOf(request.headers.get('x-forwarded-host')) ?? url.host
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}

/** The entry nearest to the client in a header to which each proxy appends its own. */
function firstOf(header: string | null): string | undefined {
  return header?.split(',')[0]?.trim() || undefined
}
