import type { Answer } from './kept-page.ts'

/** Headers that belong to one request or one encoding. */
const notKept = new Set(['x-request-id', 'content-length', 'content-encoding', 'date'])

/** Seconds for which a CDN may serve a stale page while this server is down. */
const whileServerIsGone = 86_400

/**
 * How a shared render may be reused:
 * - `kept`: a page or its data, cacheable for all visitors;
 * - `shared`: a redirect or an error, only for the concurrent requests that waited for it;
 * - `personal`: it forbids caching, so each visitor needs a separate rendering.
 */
export type Kind = 'kept' | 'shared' | 'personal'

export function kindOf({ status, headers }: Response): Kind {
  if (headers.has('Set-Cookie')) return 'personal'
  const isForbidden = /\b(?:no-store|private)\b/.test(headers.get('Cache-Control') ?? '')
  if (status >= 500) return 'shared'
  if (isForbidden) return 'personal'
  if (/\*|cookie|authorization/i.test(headers.get('Vary') ?? '')) return 'personal'
  return status === 200 || status === 404 ? 'kept' : 'shared'
}

/**
 * Reads a response into memory and sets the caching headers of pages for CDNs: store and revalidate
 * each time, or serve for `maxAge` and purge by key.
 *
 * @param maxAge seconds for which a CDN may serve a page without revalidation.
 */
export async function readAnswer(response: Response, maxAge: number): Promise<Answer> {
  const headers: string[] = []
  for (const [name, value] of response.headers) {
    if (!notKept.has(name)) headers.push(name, value)
  }
  const freshness = maxAge > 0 ? `max-age=${maxAge}` : 'no-cache'
  headers.push('CDN-Cache-Control', `public, ${freshness}, stale-if-error=${whileServerIsGone}`)
  headers.push('Surrogate-Key', 'pages')
  return {
    status: response.status,
    headers,
    etag: response.headers.get('ETag') ?? undefined,
    body: Buffer.from(await response.arrayBuffer()),
  }
}
