import type { SiteMiddleware } from '../context.ts'

/** Responds 304 without a body when the browser already has the current version. */
export function notModified(): SiteMiddleware {
  return async (c, next) => {
    await next()
    const etag = c.res.headers.get('ETag')
    if (!etag || c.res.status !== 200 || !matchesEtag(c.req.header('If-None-Match'), etag)) return
    const headers = new Headers(c.res.headers)
    headers.delete('Content-Length')
    headers.delete('Content-Type')
    headers.append('Vary', 'Accept-Encoding')
    c.res = undefined
    c.res = new Response(null, { status: 304, headers })
  }
}

/** Whether an `If-None-Match` header matches this ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const bare = (value: string) => value.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((value) => bare(value) === bare(etag))
}
