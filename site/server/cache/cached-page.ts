import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, type Encoding, encode, encodings, minBytes } from '../http/compress.ts'
import { conditional, type HeaderList } from '../http/conditional.ts'

/** A page in one encoding: its bytes and headers. */
export type EncodedPage = { body: Buffer; headers: HeaderList }

/** A complete response, in each encoding requested so far. */
export type CachedPage = {
  status: number
  etag: string | undefined
  /** The page encoded for an `Accept-Encoding`, if it exists already. */
  encoded: (acceptEncoding: string | undefined) => EncodedPage | undefined
  /** The same, created if necessary; concurrent requests share the work. */
  encode: (acceptEncoding: string | undefined) => Promise<EncodedPage>
  /** Replaces the quickly compressed bytes with the best compression. */
  recompress: () => Promise<void>
  /** Approximate memory usage. */
  bytes: () => number
}

type PlainPage = { status: number; headers: HeaderList; etag: string | undefined; body: Buffer }

/** The encoding that most browsers accept; others are requested too rarely to be worth it. */
const recompressed: Encoding = 'br'

/** Memory of an entry's headers, keys and objects, in addition to its body. */
const overhead = 6_000

/** Wraps a response for the cache; compresses nothing yet. */
export function createCachedPage({ status, headers, etag, body }: PlainPage): CachedPage {
  const ready = new Map<Encoding | 'identity', EncodedPage>()
  const pending = new Map<Encoding, Promise<EncodedPage>>()
  const add = (encoding: Encoding | 'identity', bytes: Buffer): EncodedPage => {
    const page = {
      body: bytes,
      headers: [
        ...headers,
        ...['Content-Length', String(bytes.length)],
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ],
    }
    ready.set(encoding, page)
    return page
  }
  const identity = add('identity', body)
  const encodingFor = (acceptEncoding: string | undefined) =>
    body.length < minBytes ? undefined : acceptedEncoding(acceptEncoding, encodings)

  return {
    status,
    etag,
    encoded: (acceptEncoding) => ready.get(encodingFor(acceptEncoding) ?? 'identity'),
    async encode(acceptEncoding) {
      const encoding = encodingFor(acceptEncoding)
      if (!encoding) return identity
      const existing = ready.get(encoding) ?? pending.get(encoding)
      if (existing) return existing
      const work = encode(body, encoding).then((bytes) => add(encoding, bytes))
      pending.set(encoding, work)
      return work.finally(() => pending.delete(encoding))
    },
    async recompress() {
      if (body.length >= minBytes) add(recompressed, await encode(body, recompressed, 'best'))
    },
    bytes: () => [...ready.values()].reduce((sum, { body }) => sum + body.length, overhead),
  }
}

/**
 * How a shared render may be reused:
 * - `cacheable`: a page or its data, for all visitors;
 * - `shared`: a redirect or an error, only for the concurrent requests that waited for it;
 * - `personal`: it forbids caching, so each visitor needs a separate rendering.
 */
export type Reuse = 'cacheable' | 'shared' | 'personal'

export function reuseOf({ status, headers }: Response): Reuse {
  if (headers.has('Set-Cookie')) return 'personal'
  const isForbidden = /\b(?:no-store|private)\b/.test(headers.get('Cache-Control') ?? '')
  if (status >= 500) return 'shared'
  if (isForbidden) return 'personal'
  if (/\*|cookie|authorization/i.test(headers.get('Vary') ?? '')) return 'personal'
  return status === 200 || status === 404 ? 'cacheable' : 'shared'
}

/** Headers that belong to one request or one encoding. */
const notCached = new Set(['x-request-id', 'content-length', 'content-encoding', 'date'])

/** Seconds for which a CDN may serve a stale page while this server is down. */
const staleIfError = 86_400

/**
 * Reads a response into memory and sets the caching headers of pages for CDNs: store and revalidate
 * each time, or serve for `maxAge` and purge by key.
 *
 * @param maxAge seconds for which a CDN may serve a page without revalidation.
 */
export async function readPage(response: Response, maxAge: number): Promise<CachedPage> {
  const headers: string[] = []
  for (const [name, value] of response.headers) {
    if (!notCached.has(name)) headers.push(name, value)
  }
  const freshness = maxAge > 0 ? `max-age=${maxAge}` : 'no-cache'
  headers.push('CDN-Cache-Control', `public, ${freshness}, stale-if-error=${staleIfError}`)
  headers.push('Surrogate-Key', 'pages')
  return createCachedPage({
    status: response.status,
    headers,
    etag: response.headers.get('ETag') ?? undefined,
    body: Buffer.from(await response.arrayBuffer()),
  })
}

/** The origin of a response, for measurements and debugging (RFC 9211). */
export type Origin = 'hit' | 'fwd=miss' | 'hit; detail=database-out-of-reach'

type Sending = {
  page: CachedPage
  encoded: EncodedPage
  origin: Origin
  requestId: string
}

/**
 * Writes a page to the connection: the hot path for most visitors.
 *
 * @returns the status that was sent
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, encoded, origin, requestId }: Sending,
): number {
  const { status, headers } = conditional(
    {
      ifNoneMatch: request.headers['if-none-match'],
      secPurpose: request.headers['sec-purpose'],
      target: request.url ?? '',
    },
    { status: page.status, headers: encoded.headers, etag: page.etag },
  )
  response.writeHead(status, [
    ...headers,
    ...['Cache-Status', `vitrina; ${origin}`],
    ...['X-Request-Id', requestId],
  ])
  response.end(status === 304 || request.method === 'HEAD' ? undefined : encoded.body)
  return status
}
