import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteEnv } from '../context.ts'
import {
  createHydrationData,
  type HydrationData,
  hydrationData,
  takeHydrationData,
} from './hydration-data.ts'

const controller = 'window.__reactRouterContext.streamController'
const script = (code: string, nonce = 'n') => `<script nonce="${nonce}">${code};</script>`
const part = (data: string) =>
  script(`${controller}.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')})`)
const close = script(`${controller}.close()`)

let data: HydrationData
let app: Hono<SiteEnv>
const render = vi.fn(async (_: string) => new Response('a page'))

beforeEach(() => {
  data = createHydrationData()
  app = new Hono<SiteEnv>().route('/', hydrationData(data, render))
  render.mockReset().mockImplementation(async () => new Response('a page'))
})

test('what React Router wrote in pieces is taken out of the page, as it is decoded', () => {
  const pieces = ['["a","</script>"', ',"\\");\n"]']
  const html = `<p>page</p><!--$-->${pieces.map(part).join('<!--$-->')}${close}</body>`
  expect(takeHydrationData(html, 'n')).toEqual({
    html: '<p>page</p><!--$--><!--$--></body>',
    data: pieces.join(''),
  })
})

test('a page without any, and what came in with the content, stay as they are', () => {
  for (const html of ['<p>', `<p>${script(`${controller}.enqueue("x")`, 'guessed')}`]) {
    expect(takeHydrationData(html, 'n')).toEqual({ html })
  }
})

test('data is served at its address, for good', async () => {
  const answer = await app.request(`${data.keep('the data')}/services`)
  expect(await answer.text()).toBe('the data')
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  expect(answer.headers.get('Content-Type')).toBe('text/x-script; charset=utf-8')
  expect(render).not.toHaveBeenCalled()
})

test('a process that has not rendered the page renders it, with known parameters alone', async () => {
  const address = createHydrationData().keep('the data')
  render.mockImplementation(async () => {
    data.keep('the data')
    return new Response('a page')
  })
  const answer = await app.request(`${address}/services?x=1&page=2`)
  expect(await answer.text()).toBe('the data')
  expect(render.mock.calls).toEqual([['/services?page=2']])
})

test('a page that is another by now gives nothing', async () => {
  const answer = await app.request(`${createHydrationData().keep('old')}/`)
  expect(answer.status).toBe(404)
  expect(render).toHaveBeenCalledTimes(1)
})

test('nothing is rendered for what never was such a page', async () => {
  const address = createHydrationData().keep('x')
  for (const path of [`${address}/hire-us`, `${address}/a/b`, '/hydration/short/']) {
    expect((await app.request(path)).status).toBe(404)
  }
  expect(render).not.toHaveBeenCalled()
})
