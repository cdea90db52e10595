import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { conditionalResponses, matchesEtag } from './conditional.ts'

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match: %s against W/"a" is %s', (header, same) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(same)
})

test('a page that the browser has is answered without a body, with its headers', async () => {
  const app = new Hono<SiteEnv>()
  app.use(conditionalResponses)
  app.get('/', (c) => c.html('<p>', 200, { ETag: 'W/"a"', 'Cache-Control': 'no-cache' }))
  const answer = await app.request('/', { headers: { 'If-None-Match': 'W/"a"' } })
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(answer.headers.get('ETag')).toBe('W/"a"')
})

test('a submission is answered whatever the browser has', async () => {
  const app = new Hono<SiteEnv>()
  app.use(conditionalResponses)
  app.post('/', (c) => c.html('<p>', 200, { ETag: 'W/"a"' }))
  const answer = await app.request('/', { method: 'POST', headers: { 'If-None-Match': '*' } })
  expect([answer.status, await answer.text()]).toEqual([200, '<p>'])
})

const app = new Hono<SiteEnv>()
app.use(conditionalResponses)
app.get('/gone.data', (c) => c.text('', 404, { 'Cache-Control': 'no-cache' }))
app.get('*', (c) => c.text('', 200, { 'Cache-Control': 'no-cache' }))

async function cacheControl(path: string, purpose: string): Promise<string | null> {
  const answer = await app.request(path, { headers: { 'Sec-Purpose': purpose } })
  return answer.headers.get('Cache-Control')
}

test('only data that is prefetched is cacheable', async () => {
  expect(await cacheControl('/services.data', 'prefetch')).toBe('private, max-age=300')
  expect(await cacheControl('/services.data', 'prefetch;prerender')).toBe('private, max-age=300')
  expect(await cacheControl('/services.data', '')).toBe('no-cache')
  expect(await cacheControl('/services', 'prefetch')).toBe('no-cache')
  expect(await cacheControl('/gone.data', 'prefetch')).toBe('no-cache')
})
