import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { bodyLimits } from './body-limits.ts'

const app = new Hono<SiteEnv>()
app.use(bodyLimits)
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

test('a larger one is rejected with a message', async () => {
  const answer = await post('/anything', 300)
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('256 KB')
})

test('pages with uploads accept more', async () => {
  expect((await post('/careers/designer', 5 * 1024)).status).toBe(200)
  expect((await post('/hire-us.data', 5 * 1024)).status).toBe(200)
  expect((await post('/careers/designer', 27 * 1024)).status).toBe(413)
})

test('five attachments of 10 MB and a form pass where they are accepted', async () => {
  expect((await post('/hire-us', 51 * 1024)).status).toBe(200)
  expect((await post('/hire-us', 65 * 1024)).status).toBe(413)
})

/** A request without a declared length; `pieces` of 64 KB, each created when it is read. */
function streamed(path: string, pieces: number, onPiece = () => {}) {
  let made = 0
  const body = new ReadableStream({
    pull(controller) {
      if (made === pieces) return controller.close()
      made += 1
      onPiece()
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return new Request(`http://localhost${path}`, init)
}

test('a body without a length is counted as it comes', async () => {
  app.onError((_error, c) => c.text('failed', 500))
  expect((await app.request(streamed('/anything', 4))).status).toBe(200)
  const answer = await app.request(streamed('/anything', Number.POSITIVE_INFINITY))
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('256 KB')
})

test('a body without a length is not collected first', async () => {
  let made = 0
  const reading = new Hono<SiteEnv>()
  reading.use(bodyLimits)
  reading.post('*', async (c) => {
    const before = made
    await c.req.arrayBuffer()
    return c.text(String(before))
  })
  const request = streamed('/hire-us', 160, () => {
    made += 1
  })
  expect(Number(await (await reading.request(request)).text())).toBeLessThan(4)
  expect(made).toBe(160)
})
