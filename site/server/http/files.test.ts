import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { mediaFiles, staticFiles } from './files.ts'

const app = new Hono<SiteEnv>()

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'client/icons.svg'), '<svg/>')
  await writeFile(join(folder, 'client/assets/app-1a2b.js'), 'app()')
  await writeFile(join(folder, 'client/assets/app-1a2b.js.gz'), gzipSync('app()'))
  app.use(await staticFiles(join(folder, 'client')))
  app.all('*', (c) => c.text('a page'))
})

test('built files are immutable and precompressed', async () => {
  const answer = await app.request('/assets/app-1a2b.js', {
    headers: { 'Accept-Encoding': 'gzip, br' },
  })
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  const plain = await app.request('/assets/app-1a2b.js')
  expect(await plain.text()).toBe('app()')
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding')
})

test('public files are cacheable for a day and revalidated', async () => {
  const answer = await app.request('/icons.svg')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
  const etag = answer.headers.get('ETag') ?? ''
  const again = await app.request('/icons.svg', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
})

test('a missing built file is a plain 404, other addresses are pages', async () => {
  expect((await app.request('/assets/gone.js')).status).toBe(404)
  expect(await (await app.request('/services')).text()).toBe('a page')
})

test.each(['/assets/../../secret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/..%2fsecret.txt'])(
  '%s reaches nothing outside',
  async (path) => {
    expect(await (await app.request(path)).text()).not.toBe('secret')
  },
)

const media = new Hono<SiteEnv>()

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  await mkdir(join(folder, 'media/covers'), { recursive: true })
  await writeFile(join(folder, 'secret.png'), 'secret')
  await writeFile(join(folder, 'media/office.avif'), '0123456789')
  await writeFile(join(folder, 'media/covers/a cover.webp'), 'webp')
  await writeFile(join(folder, 'media/oak.svg'), '<svg/>')
  await writeFile(join(folder, 'media/page.html'), '<script>')
  await writeFile(join(folder, 'media/.hidden.png'), 'hidden')
  await symlink(join(folder, 'secret.png'), join(folder, 'media/link.png'))
  media.get('/media/*', mediaFiles(join(folder, 'media')))
})

test('images have their type, an ETag and a day', async () => {
  const answer = await media.request('/media/office.avif')
  expect(await answer.text()).toBe('0123456789')
  expect(answer.headers.get('Content-Type')).toBe('image/avif')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
  const again = await media.request('/media/office.avif', {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('a URL with a version is immutable', async () => {
  const answer = await media.request('/media/covers/a%20cover.webp?v=1')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
})

test('an SVG opened by itself is in a sandbox', async () => {
  const answer = await media.request('/media/oak.svg')
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
})

test('parts of a video can be requested', async () => {
  const answer = await media.request('/media/office.avif', { headers: { Range: 'bytes=2-4' } })
  expect(answer.status).toBe(206)
  expect(await answer.text()).toBe('234')
  expect(answer.headers.get('Content-Range')).toBe('bytes 2-4/10')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
})

test.each([
  ['bytes=3-', '3456789'],
  ['bytes=-4', '6789'],
  ['bytes=8-99', '89'],
])('the part %s is “%s”', async (Range, part) => {
  const answer = await media.request('/media/office.avif', { headers: { Range } })
  expect([answer.status, await answer.text()]).toEqual([206, part])
})

test('a part beyond the end is 416, and not cacheable', async () => {
  const answer = await media.request('/media/office.avif', { headers: { Range: 'bytes=10-' } })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('Content-Range')).toBe('bytes */10')
  expect(answer.headers.get('Cache-Control')).toBeNull()
})

test.each([
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=0-4', '"of another version"'],
])('for Range %s with If-Range %s the whole file is sent', async (Range, ifRange) => {
  const headers = { Range, ...(ifRange && { 'If-Range': ifRange }) }
  const answer = await media.request('/media/office.avif', { headers })
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
})

test('a range of the version that the browser has is sent', async () => {
  const { headers } = await media.request('/media/office.avif')
  const answer = await media.request('/media/office.avif', {
    headers: { Range: 'bytes=0-4', 'If-Range': headers.get('ETag') ?? '' },
  })
  expect([answer.status, await answer.text()]).toEqual([206, '01234'])
})

test.each([
  '/media/missing.png',
  '/media/page.html',
  '/media/.hidden.png',
  '/media/covers',
  '/media/',
  '/media/..%2fsecret.png',
  '/media/%2e%2e/secret.png',
  '/media/covers%5c..%5c..%5csecret.png',
  '/media//etc/passwd',
  '/media/link.png',
  '/media/%00.png',
  '/media/%E0%A4%A',
])('%s is a plain 404', async (path) => {
  expect((await media.request(path)).status).toBe(404)
})
