import { acceptedEncoding, type Encoding, encodings } from '../transfer/accept-encoding.ts'
import { encoded, worthwhile } from '../transfer/compress.ts'

/** Names and values in turn, as Node writes them without looking at each again. */
type HeaderList = readonly string[]

/** One spelling of a page: its bytes, and the headers that go with them. */
export type Spelling = { body: Buffer; headers: HeaderList }

/** A whole answer, in each encoding that somebody has asked for. */
export type KeptPage = {
  status: number
  etag: string | undefined
  /** The spelling for an `Accept-Encoding`, if it was made already. */
  made: (acceptEncoding: string | undefined) => Spelling | undefined
  /** The same, made now if need be; requests that come together share the work. */
  make: (acceptEncoding: string | undefined) => Promise<Spelling>
  /** Replaces the quickly compressed spelling by the smallest that there is. */
  squeeze: () => Promise<void>
  /** What it takes in memory, about. */
  bytes: () => number
}

export type Answer = { status: number; headers: HeaderList; etag: string | undefined; body: Buffer }

/** Those most browsers take; the others are asked for too rarely to be worth the work. */
const squeezed: Encoding = 'br'

/** An entry's headers, keys and objects, beside its bytes. */
const overhead = 6_000

/** Keeps an answer; nothing is compressed yet. */
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
