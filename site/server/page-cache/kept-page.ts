import { acceptedEncoding, type Encoding, encodings } from '../transfer/accept-encoding.ts'
import { encoded, worthwhile } from '../transfer/compress.ts'

/** Alternating names and values, which Node writes without further processing. */
type HeaderList = readonly string[]

/** A page in one encoding: its bytes and headers. */
export type Spelling = { body: Buffer; headers: HeaderList }

/** A complete response, in each encoding requested so far. */
export type KeptPage = {
  status: number
  etag: string | undefined
  /** The encoded page for an `Accept-Encoding`, if it exists already. */
  made: (acceptEncoding: string | undefined) => Spelling | undefined
  /** The same, created if necessary; concurrent requests share the work. */
  make: (acceptEncoding: string | undefined) => Promise<Spelling>
  /** Replaces the quickly compressed bytes with the best compression. */
  squeeze: () => Promise<void>
  /** Approximate memory usage. */
  bytes: () => number
}

export type Answer = { status: number; headers: HeaderList; etag: string | undefined; body: Buffer }

/** The encoding that most browsers accept; others are requested too rarely to be worth it. */
const squeezed: Encoding = 'br'

/** Memory of an entry's headers, keys and objects, in addition to its body. */
const overhead = 6_000

/** Wraps a response for the cache; compresses nothing yet. */
export function keepPage({ status, headers, etag, body }: Answer): KeptPage {
  const spellings = new Map<Encoding | 'identity', Spelling>()
  const underWay = new Map<Encoding, Promise<Spelling>>()
  const spell = (encoding: Encoding | 'identity', bytes: Buffer): Spelling => {
    const spelling = {
      body: bytes,
      headers: [
        ...headers,
        ...['Content-Length', String(bytes.length)],
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ],
    }
    spellings.set(encoding, spelling)
    return spelling
  }
  const identity = spell('identity', body)
  const encodingFor = (acceptEncoding: string | undefined) =>
    body.length < worthwhile ? undefined : acceptedEncoding(acceptEncoding, encodings)

  return {
    status,
    etag,
    made: (acceptEncoding) => spellings.get(encodingFor(acceptEncoding) ?? 'identity'),
    async make(acceptEncoding) {
      const encoding = encodingFor(acceptEncoding)
      if (!encoding) return identity
      const made = spellings.get(encoding)
      if (made) return made
      const begun = underWay.get(encoding)
      if (begun) return begun
      const making = encoded(body, encoding).then((bytes) => spell(encoding, bytes))
      underWay.set(encoding, making)
      return making.finally(() => underWay.delete(encoding))
    },
    async squeeze() {
      if (body.length >= worthwhile) spell(squeezed, await encoded(body, squeezed, 'best'))
    },
    bytes: () => [...spellings.values()].reduce((sum, { body }) => sum + body.length, overhead),
  }
}
