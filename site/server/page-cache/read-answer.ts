import type { Answer } from './kept-page.ts'

/** Belong to one request or one encoding. */
const notKept = new Set(['x-request-id', 'content-length', 'content-encoding', 'date'])

/** How long a CDN may show a page while this server does not answer, in seconds. */
const whileServerIsGone = 86_400

/**
 * What may be done with an answer that was rendered for nobody in particular:
 *
 * - `kept`: a page or its data, the same for everybody;
 * - `shared`: a redirect or an apology, the same for whoever asked at that moment;
 * - `personal`: it forbids to be kept, so each visitor needs one of their own.
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
 * Reads an answer into memory, with what a CDN is told about pages: to keep them and ask each time
 * whether they are still good, or to hold them for a while and forget them by their key.
 *
 * @param maxAge how many seconds a CDN may show a page without asking.
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
