import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { bodyLimits } from './body-limits.ts'

const app = new Hono<SiteEnv>()
app.use(bodyLimits())
app.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))

const post = (path: string, kilobytes: number) =>
  app.request(path, {
    method: 'POST',
    body: new Uint8Array(kilobytes * 1024),
    headers: { 'Content-Length': String(kilobytes * 1024) },
  })

test('a form of ordinary size passes', async () => {
  expect((await post('/anything', 200)).status).toBe(200)
})

test('a larger one is refused with a sentence', async () => {
  const answer = await post('/anything', 300)
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('256 KB')
})

test('pages that take files take more', async () => {
  expect((await post('/careers/designer', 5 * 1024)).status).toBe(200)
  expect((await post('/hire-us.data', 5 * 1024)).status).toBe(200)
  expect((await post('/careers/designer', 27 * 1024)).status).toBe(413)
})

test('a body without a length is counted as it comes', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' }
  expect((await app.request(new Request('http://localhost/anything', init))).status).toBe(413)
})
