import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteEnv } from '../context.ts'
import {
  createHydrationData,
  extractHydrationData,
  type HydrationData,
  serveHydrationData,
} from './hydration-data.ts'

const controller = 'window.__reactRouterContext.streamController'
const script = (code: string, nonce = 'n') => `<script nonce="${nonce}">${code};</script>`
const part = (data: string) =>
  script(`${controller}.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')})`)
const close = script(`${controller}.close()`)

let data: HydrationData
let app: Hono<SiteEnv>
const render = vi.fn(async (_: string) => new Response('a page'))

const sign = (text: string) => createHash('sha256').update(`ours ${text}`).digest('base64url')
/** Stores the data in another process of the same site, or in this one before a restart. */
const elsewhere = (page: string, data: string) => createHydrationData(sign).store(page, data)

beforeEach(() => {
  data = createHydrationData(sign)
  app = new Hono<SiteEnv>().get('/hydration/*', serveHydrationData(data, render))
  render.mockReset().mockImplementation(async () => new Response('a page'))
})

test('data that React Router wrote in pieces is extracted from the page and decoded', () => {
  const pieces = ['["a","</script>"', ',"\\");\n"]']
  const html = `<p>page</p><!--$-->${pieces.map(part).join('<!--$-->')}${close}</body>`
  expect(extractHydrationData(html, 'n')).toEqual({
    html: '<p>page</p><!--$--><!--$--></body>',
    data: pieces.join(''),
  })
})

test('a page without any, and what came in with the content, stay as they are', () => {
  for (const html of ['<p>', `<p>${script(`${controller}.enqueue("x")`, 'guessed')}`]) {
    expect(extractHydrationData(html, 'n')).toEqual({ html })
  }
})

test('data is served at its URL, immutable', async () => {
  const answer = await app.request(`${data.store('/services', 'the data')}/services`)
  expect(await answer.text()).toBe('the data')
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  expect(answer.headers.get('Content-Type')).toBe('text/x-script; charset=utf-8')
  expect(render).not.toHaveBeenCalled()
})

test('a process that has not rendered the page renders it, with known parameters alone', async () => {
  const address = elsewhere('/services?page=2', 'the data')
  render.mockImplementation(async () => {
    data.store('/services?page=2', 'the data')
    return new Response('a page')
  })
  const answer = await app.request(`${address}/services?x=1&page=2`, {}, { sharedRender: true })
  expect(await answer.text()).toBe('the data')
  expect(render.mock.calls).toEqual([['/services?page=2']])
})

test('a page that is another by now gives nothing', async () => {
  const answer = await app.request(`${elsewhere('/', 'old')}/`, {}, { sharedRender: true })
  expect(answer.status).toBe(404)
  expect(render).toHaveBeenCalledTimes(1)
})

test('only a shared render of the page cache renders a page', async () => {
  const answer = await app.request(`${elsewhere('/', 'old')}/`)
  expect(answer.status).toBe(404)
  expect(render).not.toHaveBeenCalled()
})

test.each([
  ['made up', `/hydration/${'x'.repeat(33)}/services`],
  ['signed with another secret', `${createHydrationData((text) => text).store('/', 'x')}/`],
  ['too short', '/hydration/short/'],
  ['too long', `${elsewhere('/', 'x')}x/`],
  ['the hash alone', `${elsewhere('/', 'x').slice(0, -11)}/`],
  ['of another page', `${elsewhere('/', 'x')}/services`],
  ['of another page of the list', `${elsewhere('/services', 'x')}/services?page=2`],
  ['of what is never kept', `${elsewhere('/hire-us', 'x')}/hire-us`],
  ['without a page', elsewhere('/', 'x')],
  ['empty', '/hydration/'],
])(
  'nothing is rendered for a token that is %s, and the response is not cached',
  async (_, path) => {
    expect((await app.request(path)).status).toBe(404)
    expect(render).not.toHaveBeenCalled()
    expect(data.keyOf(path)).toBeUndefined()
  },
)

test('our tokens, and everything else that is cached, have a key', () => {
  const address = elsewhere('/services', 'x')
  expect(data.keyOf(`${address}/services?utm_source=x`)).toBe(`${address}/services`)
  expect(data.keyOf('/services?utm_source=x')).toBe('/services')
  expect(data.keyOf('/hire-us')).toBeUndefined()
})
