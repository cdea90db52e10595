import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { readStaticFiles, staticFiles } from './static-files.ts'

const app = new Hono<SiteEnv>()

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'client/icons.svg'), '<svg/>')
  await writeFile(join(folder, 'client/assets/app-1a2b.js'), 'app()')
  await writeFile(join(folder, 'client/assets/app-1a2b.js.gz'), gzipSync('app()'))
  app.use(staticFiles(await readStaticFiles(join(folder, 'client'))))
  app.all('*', (c) => c.text('a page'))
})

test('built files are kept for good, in the encoding they were built in', async () => {
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

test('public files are kept for a day and revalidated', async () => {
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
