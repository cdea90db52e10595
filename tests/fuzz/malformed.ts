import type { Random } from './random.ts'
import { asBytes, type FuzzRequest } from './request.ts'
import { damaged, strangeBytes } from './values.ts'

const lines = [
  ...[
    'GET',
    'GET /',
    'GET / HTTP/9.9',
    'GET / HTTP/1.1 x',
    '/ HTTP/1.1',
    ' GET / HTTP/1.1',
    'get / HTTP/1.1',
  ],
  ...[
    'GET http://user:password@localhost/ HTTP/1.1',
    'GET http:// HTTP/1.1',
    'GET http://[ HTTP/1.1',
  ],
  ...[
    'GET https://evil.example/services HTTP/1.1',
    'GET ftp://localhost/ HTTP/1.1',
    'GET //x HTTP/1.1',
  ],
  ...['GET * HTTP/1.1', 'OPTIONS * HTTP/1.1', 'CONNECT localhost:80 HTTP/1.1', 'TRACE / HTTP/1.1'],
  ...[
    'GET \\ HTTP/1.1',
    'GET /\\..\\x HTTP/1.1',
    'GET /% HTTP/1.1',
    'GET /\x80 HTTP/1.1',
    'GET ? HTTP/1.1',
  ],
  ...[
    'GET /#x HTTP/1.1',
    'PRI * HTTP/2.0',
    'POST /hire-us HTTP/1.0',
    'GET / HTTP/1.0',
    'M-SEARCH * HTTP/1.1',
  ],
  ...[
    'QUERY / HTTP/1.1',
    'PATCH /hire-us HTTP/1.1',
    'DELETE / HTTP/1.1',
    'BREW / HTTP/1.1',
    '\r\n\r\nGET / HTTP/1.1',
  ],
] as const

const fields = [
  ...[
    'Host: localhost',
    'Host: localhost\r\nHost: evil.example',
    'Host',
    ': x',
    'Host:',
    'X\0Y: z',
    'X: \0',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 1e9',
    'Content-Length: 99',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
    'Transfer-Encoding: x',
  ],
  ...['Transfer-Encoding: gzip, chunked', ' folded', 'X: y\n folded', `X: ${'y'.repeat(20_000)}`],
  ...[
    'Expect: 100-continue',
    'Connection: upgrade\r\nUpgrade: websocket',
    'Upgrade: h2c\r\nHTTP2-Settings: x',
  ],
  ...[
    'Content-Type: multipart/form-data; boundary=b',
    'Trailer: x',
    'TE: trailers',
    'Cookie: a=\x80',
  ],
] as const

const bodies = [
  '',
  'x',
  '0\r\n\r\n',
  '5\r\nabc',
  'ffffffffffffffff\r\n',
  '-1\r\n',
  '3\r\nabc\r\n0\r\nX: y\r\n\r\n',
] as const

/** Bytes that are nearly HTTP: made of broken lines, or a request of another kind that is damaged. */
export function malformedHttp(random: Random, other: FuzzRequest): FuzzRequest {
  if (other.kind === 'http' && random.percent(40)) {
    return { kind: 'raw', bytes: damaged(random, asBytes(other)) }
  }
  if (random.percent(5)) return { kind: 'raw', bytes: strangeBytes(random, 2_000) }
  const head = [random.pick(lines), ...random.several(random.below(4), () => random.pick(fields))]
  if (random.percent(80)) head.splice(1, 0, 'Host: localhost')
  const text = `${head.join(random.percent(95) ? '\r\n' : '\n')}\r\n\r\n${random.pick(bodies)}`
  return { kind: 'raw', bytes: Buffer.from(text, 'latin1') }
}
