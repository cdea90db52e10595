import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageKey } from './key.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

type Got = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

let cache: PageCache
let server: Server
let certainty: 'known' | 'unsure' | 'out-of-reach'
let number: bigint | undefined
const settled = vi.fn(async () => {})
/** What was rendered for the cache, and what was requested from the server directly. */
const rendered: string[] = []
const passedOn: string[] = []
let mayRender: boolean
let render: (key: string) => Promise<Response> | Response

const text = 'A sentence of a page. '.repeat(500)
const pageOf = (words: string, headers: Record<string, string> = {}) =>
  new Response(words + text, {
    headers: {
      'Cache-Control': 'no-cache',
      ETag: `W/"${words.slice(0, 20)}"`,
      'X-Request-Id': 'of the render',
      ...headers,
    },
  })

beforeEach(async () => {
  rendered.length = 0
  passedOn.length = 0
  certainty = 'known'
  number = 1n
  render = (key) => pageOf(key)
  mayRender = true
  cache = createPageCache({
    keyOf: pageKey,
    mayRender: () => mayRender,
    render: async (key) => {
      rendered.push(key)
      return render(key)
    },
    revision: { current: () => number, certainty: () => certainty, settled },
    maxBytes: 1_000_000,
    cdnMaxAge: 0,
    onSent: () => {},
    onFailure: () => {},
  })
  const app = cache.inFrontOf((request, response) => {
    passedOn.push(`${request.method} ${request.url}`)
    response.end('from the app')
  })
  server = createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer
        resolve({ status, headers, body: Buffer.concat(parts) })
      })
    })
    request.on('error', reject)
    request.end()
  })
}

test('a page is rendered once, and the next visitor gets the same bytes', async () => {
  const first = await get('/services?utm_source=x')
  const second = await get('/services')
  expect(rendered).toEqual(['/services'])
  expect(second.body.equals(first.body)).toBe(true)
  expect(first.headers['cache-status']).toBe('vitrina; fwd=miss')
  expect(second.headers['cache-status']).toBe('vitrina; hit')
  expect(second.headers['cdn-cache-control']).toContain('no-cache')
  expect(second.headers['surrogate-key']).toBe('pages')
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(second.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('each encoding is made once and unpacks to the page', async () => {
  const unpack = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    zstd: zstdDecompressSync,
  }
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const { headers, body } = await get('/services', { 'Accept-Encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(unpacked(body).toString()).toBe(`/services${text}`)
  }
  expect((await get('/services')).headers['content-encoding']).toBeUndefined()
  expect(rendered).toHaveLength(1)
})

test('the first visitor does not wait for the best compression; later ones get it', async () => {
  const mixed = Array.from({ length: 4_000 }, (_, i) => (i * 7919).toString(36)).join(' ')
  render = () => pageOf(mixed)
  const brotli = { 'Accept-Encoding': 'br' }
  const first = await get('/services', brotli)
  await vi.waitFor(async () => {
    const later = await get('/services', brotli)
    expect(later.body.length).toBeLessThan(first.body.length)
    expect(brotliDecompressSync(later.body).equals(brotliDecompressSync(first.body))).toBe(true)
  })
  expect(rendered).toHaveLength(1)
})

test('visitors who come together share one rendering', async () => {
  render = async (key) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return pageOf(key)
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/careers')))
  expect(rendered).toEqual(['/careers'])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a matching ETag is answered 304 without a body, HEAD without a body', async () => {
  const { headers } = await get('/services')
  const unchanged = await get('/services', { 'If-None-Match': String(headers.etag) })
  expect(unchanged.status).toBe(304)
  expect(unchanged.body).toHaveLength(0)
  expect(unchanged.headers.etag).toBe(headers.etag)
  expect(unchanged.headers['content-length']).toBeUndefined()
  expect((await get('/services', { 'If-None-Match': '"other"' })).status).toBe(200)
  const head = await get('/services', {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(headers['content-length'])
})

test('nothing of the visitor reaches a cached page, and a cookie does not prevent a hit', async () => {
  await get('/services?secret=1', { Cookie: 'XSRF-TOKEN=mine', Authorization: 'mine' })
  // The rendering depends on nothing but the key.
  expect(rendered).toEqual(['/services'])
  const other = await get('/services', { Cookie: 'XSRF-TOKEN=other' })
  expect(other.headers['cache-status']).toBe('vitrina; hit')
})

test.each([
  ['sets a cookie', { 'Set-Cookie': 'a=b' }],
  ['says no-store', { 'Cache-Control': 'no-store' }],
  ['says private', { 'Cache-Control': 'private, max-age=5' }],
  ['differs by cookie', { Vary: 'Accept-Encoding, Cookie' }],
])('a response that %s is personal', async (_, headers) => {
  render = (key) => pageOf(key, headers)
  for (let visit = 0; visit < 2; visit++)
    expect((await get('/services')).body.toString()).toBe('from the app')
  expect(passedOn).toHaveLength(2)
  expect(cache.size().pages).toBe(0)
})

test('only reads without a body are answered from memory', async () => {
  await get('/services')
  await get('/services', {}, 'POST')
  await get('/services', { 'Content-Length': '0' })
  await get('/hire-us')
  await get('/services?preview=token')
  expect(passedOn).toEqual([
    'POST /services',
    'GET /services',
    'GET /hire-us',
    'GET /services?preview=token',
  ])
})

test('redirects and failures are sent and not cached', async () => {
  render = () => new Response(null, { status: 302, headers: { Location: '/not-found' } })
  for (let i = 0; i < 1_000; i++) {
    const { status, headers } = await get(`/services/random-${i}`)
    expect([status, headers.location]).toEqual([302, '/not-found'])
  }
  render = () => new Response('sorry', { status: 503, headers: { 'Cache-Control': 'no-store' } })
  expect((await get('/careers')).status).toBe(503)
  render = (key) => pageOf(key)
  expect((await get('/careers')).status).toBe(200)
  expect(cache.size().pages).toBe(1)
})

test('a visitor over the limit causes no rendering, and still gets cached pages', async () => {
  await get('/services')
  mayRender = false
  expect((await get('/services')).headers['cache-status']).toBe('vitrina; hit')
  expect((await get('/careers')).body.toString()).toBe('from the app')
  expect((await get('/services?service=design', {}, 'HEAD')).status).toBe(200)
  expect(rendered).toEqual(['/services'])
  expect(passedOn).toEqual(['GET /careers', 'HEAD /services?service=design'])
})

test('a visitor who waits for a rendering that another caused uses nothing of the limit', async () => {
  let finish = () => {}
  render = (key) =>
    new Promise((resolve) => {
      finish = () => resolve(pageOf(key))
    })
  const first = get('/services')
  await vi.waitFor(() => expect(rendered).toHaveLength(1))
  mayRender = false
  const second = get('/services')
  await new Promise((resolve) => setTimeout(resolve, 50))
  finish()
  expect((await second).body.equals((await first).body)).toBe(true)
  expect(passedOn).toEqual([])
})

test('endless variants evict no page', async () => {
  const pages = ['/', '/careers', ...Array.from({ length: 20 }, (_, i) => `/services/work-${i}`)]
  for (const page of pages) await get(page)
  for (let i = 0; i < 150; i++) {
    await get(`/careers?location=place-${i}`)
    await get(`/hydration/${String(i).padStart(33, '0')}/careers`)
  }
  rendered.length = 0
  for (const page of pages) await get(page)
  expect(rendered).toEqual([])
  expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000)
})

test('a thousand parameters do not exceed the memory limit, and pages in use stay', async () => {
  for (let i = 0; i < 1_000; i++) {
    await get(`/services?service=random-${i}`)
    if (i % 10 === 0) await get('/')
  }
  const { bytes, pages } = cache.size()
  expect(bytes).toBeLessThanOrEqual(1_000_000)
  expect(pages).toBeGreaterThan(10)
  expect(rendered.filter((key) => key === '/')).toHaveLength(1)
})

test('after a change everything is rendered again', async () => {
  await get('/services')
  render = () => pageOf('new')
  cache.empty()
  expect((await get('/services')).body.toString()).toMatch(/^new/)
})

/** A rendering that the test completes after the content has changed. */
async function changeWhileRendering(milliseconds: number) {
  let finish = () => {}
  render = async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return pageOf('old')
  }
  const early = get('/services')
  await vi.waitFor(() => expect(rendered).toHaveLength(1))
  render = () => pageOf('new')
  cache.empty()
  const late = await get('/services')
  expect(late.body.toString(), 'later requests do not wait for it').toMatch(/^new/)
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  finish()
  return early
}

test('a rendering that began before a change is not cached', async () => {
  await changeWhileRendering(0)
  expect((await get('/services')).body.toString()).toMatch(/^new/)
})

test('nor is it sent when it took so long that the page would be old', async () => {
  const early = await changeWhileRendering(600)
  expect(early.body.toString()).toMatch(/^new/)
})

test('until the revision was read, nothing is cached', async () => {
  number = undefined
  certainty = 'unsure'
  await get('/services')
  await get('/services')
  expect(rendered).toHaveLength(2)
})

test('warming up waits for the revision, so that its pages are cached', async () => {
  number = undefined
  certainty = 'unsure'
  settled.mockImplementationOnce(async () => {
    number = 1n
    certainty = 'known'
  })
  await cache.load('/services')
  expect((await get('/services')).headers['cache-status']).toBe('vitrina; hit')
})

test('while the revision is unknown, it is read before a cached page is sent', async () => {
  await get('/services')
  certainty = 'unsure'
  settled.mockImplementationOnce(async () => {
    certainty = 'known'
    render = () => pageOf('new')
    cache.empty()
  })
  expect((await get('/services')).body.toString()).toMatch(/^new/)
})

test('while the database is unreachable, cached pages are served and marked', async () => {
  await get('/services')
  certainty = 'out-of-reach'
  render = () => new Response('sorry', { status: 503 })
  const { status, headers } = await get('/services')
  expect(status).toBe(200)
  expect(headers['cache-status']).toBe('vitrina; hit; detail=database-out-of-reach')
})

test('and what is not in memory is left to the app, and not cached', async () => {
  certainty = 'out-of-reach'
  expect((await get('/not-found')).body.toString()).toBe('from the app')
  expect(cache.size().pages).toBe(0)
})

test('prefetched data is cacheable for five minutes by the browser, and by no CDN', async () => {
  for (let visit = 0; visit < 2; visit++) {
    const { headers } = await get('/services.data', { 'Sec-Purpose': 'prefetch' })
    expect(headers['cache-control']).toBe('private, max-age=300')
    expect(headers['cdn-cache-control']).toBeUndefined()
    expect(headers['surrogate-key']).toBeUndefined()
  }
  expect((await get('/services.data')).headers['cache-control']).toBe('no-cache')
})
