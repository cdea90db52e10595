import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { mediaFiles } from './media-files.ts'

let app: Hono<SiteEnv>

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
  app = mediaFiles(join(folder, 'media'))
})

test('images have their type, an ETag and a day', async () => {
  const answer = await app.request('/media/office.avif')
  expect(await answer.text()).toBe('0123456789')
  expect(answer.headers.get('Content-Type')).toBe('image/avif')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
  const again = await app.request('/media/office.avif', {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('an address with a version is kept for good', async () => {
  const answer = await app.request('/media/covers/a%20cover.webp?v=1')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
})

test('an SVG opened by itself is in a sandbox', async () => {
  const answer = await app.request('/media/oak.svg')
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
})

test('parts of a video can be asked for', async () => {
  const answer = await app.request('/media/office.avif', { headers: { Range: 'bytes=2-4' } })
  expect(answer.status).toBe(206)
  expect(await answer.text()).toBe('234')
  expect(answer.headers.get('Content-Range')).toBe('bytes 2-4/10')
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
  expect((await app.request(path)).status).toBe(404)
})
