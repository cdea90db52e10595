import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, type Encoding, encode, encodings, minBytes } from '../http/compress.ts'
import { conditional, type HeaderList } from '../http/conditional.ts'

/** A page in one encoding: its bytes and headers, also flat, as Node writes them fastest. */
type EncodedPage = { body: Buffer; headers: HeaderList; flat: string[] }

/** A complete response, in each encoding requested so far. */
export type CachedPage = Awaited<ReturnType<typeof readPage>>

/**
 * How a shared render may be reused: `cacheable`, a page or its data, by all visitors; `shared`, a
 * redirect or an error, only by the requests that waited for it; `personal`, not at all.
 */
export function reuseOf({ status, headers }: Response): 'cacheable' | 'shared' | 'personal' {
  if (headers.has('Set-Cookie')) return 'personal'
  if (status >= 500) return 'shared'
  if (/\b(?:no-store|private)\b/.test(headers.get('Cache-Control') ?? '')) return 'personal'
  if (/\*|cookie|authorization/i.test(headers.get('Vary') ?? '')) return 'personal'
  return [200, 404, 410].includes(status) ? 'cacheable' : 'shared'
}

/** Headers that belong to one request or one encoding. */
const notCached = ['x-request-id', 'content-length', 'content-encoding', 'date']

/** Seconds for which a CDN may serve a stale page while this server is down. */
const staleIfError = 86_400

/** Memory of headers, keys and objects, and that of a body with all its encodings. */
const overhead = 6_000
const encodedSize = 1.6

/** Reads a response and sets its headers for CDNs: revalidate, or serve for `maxAge` seconds. */
export async function readPage(response: Response, maxAge: number) {
  const plain = Buffer.from(await response.arrayBuffer())
  const freshness = maxAge > 0 ? `max-age=${maxAge}` : 'no-cache'
  const headers: HeaderList = [
    ...[...response.headers].filter(([name]) => !notCached.includes(name)),
    ['CDN-Cache-Control', `public, ${freshness}, stale-if-error=${staleIfError}`],
    ['Surrogate-Key', 'pages'],
  ]
  const toPage = (body: Buffer, encoding?: Encoding): EncodedPage => {
    const ofBody: HeaderList = [['Content-Length', String(body.length)]]
    if (encoding) ofBody.push(['Content-Encoding', encoding])
    const all = [...headers, ...ofBody]
    return { body, headers: all, flat: all.flat() }
  }
  const identity = toPage(plain)
  const encoded = new Map<Encoding, Promise<EncodedPage>>()
  return {
    status: response.status,
    etag: response.headers.get('ETag') ?? undefined,
    bytes: Math.ceil(overhead + plain.length * encodedSize),
    /** The page encoded for an `Accept-Encoding`; concurrent requests share the work. */
    async encode(acceptEncoding: string | undefined): Promise<EncodedPage> {
      const isSmall = plain.length < minBytes
      const encoding = isSmall ? undefined : acceptedEncoding(acceptEncoding, encodings)
      if (!encoding) return identity
      const existing = encoded.get(encoding)
      if (existing) return existing
      const page = encode(plain, encoding).then((bytes) => toPage(bytes, encoding))
      encoded.set(encoding, page)
      page.catch(() => encoded.delete(encoding))
      return page
    },
    /** Replaces the quickly compressed bytes with the best compression, for most browsers. */
    async recompress(): Promise<void> {
      if (plain.length < minBytes) return
      const best = toPage(await encode(plain, 'br', 'best'), 'br')
      encoded.set('br', Promise.resolve(best))
    },
  }
}

/** The origin of a response, for measurements and debugging (RFC 9211). */
export type Origin = 'hit' | 'fwd=miss' | 'hit; detail=database-out-of-reach'

/** Writes a page to the connection: the hot path. @returns the status that was sent. */
export async function sendPage(
  { method, url = '', headers: requested }: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  added: string[],
): Promise<number> {
  const header = (name: string) => requested[name]?.toString()
  const { headers, flat, body } = await page.encode(header('accept-encoding'))
  const { status, etag } = page
  const adapted = conditional(header, url, { status, headers, etag })
  const sent = adapted.headers === headers ? flat : adapted.headers.flat()
  response.writeHead(adapted.status, [...sent, ...added])
  response.end(adapted.status === 304 || method === 'HEAD' ? undefined : body)
  return adapted.status
}
