import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { matchesEtag, notModified } from './not-modified.ts'

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

test('a page the browser holds is answered without a body, with its headers', async () => {
  const app = new Hono<SiteEnv>()
  app.use(notModified())
  app.get('/', (c) => c.html('<p>', 200, { ETag: 'W/"a"', 'Cache-Control': 'no-cache' }))
  const answer = await app.request('/', { headers: { 'If-None-Match': 'W/"a"' } })
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(answer.headers.get('ETag')).toBe('W/"a"')
})
