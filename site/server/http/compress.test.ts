import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { acceptedEncoding, compress, encodings } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['BR', 'br'],
  ['br;q=nonsense', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s gives %s', (header, encoding) => {
  expect(acceptedEncoding(header, encodings)).toBe(encoding)
})

test('only what is there is chosen', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip')
})

const page = '<p>A sentence that repeats itself.</p>'.repeat(100)
const app = new Hono<SiteEnv>()
app.use(compress)
app.get('/page', (c) => c.html(page))
app.get('/short', (c) => c.html('<p>short</p>'))
app.get('/picture', (c) => c.body(page, 200, { 'Content-Type': 'image/avif' }))

const get = (path: string, encoding: string) =>
  app.request(path, { headers: { 'Accept-Encoding': encoding } })

test('pages are sent in brotli, or else gzip', async () => {
  const small = await get('/page', 'gzip, br')
  expect(small.headers.get('Content-Encoding')).toBe('br')
  expect(small.headers.get('Vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(page)
  const gzipped = await get('/page', 'gzip')
  expect(gunzipSync(await gzipped.arrayBuffer()).toString()).toBe(page)
})

test('a browser that accepts neither gets the plain page, with Vary', async () => {
  const plain = await get('/page', 'identity')
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding')
  expect(await plain.text()).toBe(page)
})

test('short texts and pictures stay as they are', async () => {
  expect((await get('/short', 'br')).headers.get('Content-Encoding')).toBeNull()
  expect((await get('/picture', 'br')).headers.get('Content-Encoding')).toBeNull()
})
