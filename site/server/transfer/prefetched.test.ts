import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { prefetched } from './prefetched.ts'

const app = new Hono<SiteEnv>()
app.use(prefetched())
app.get('/gone.data', (c) => c.text('', 404, { 'Cache-Control': 'no-cache' }))
app.get('*', (c) => c.text('', 200, { 'Cache-Control': 'no-cache' }))

async function cacheControl(path: string, purpose: string): Promise<string | null> {
  const answer = await app.request(path, { headers: { 'Sec-Purpose': purpose } })
  return answer.headers.get('Cache-Control')
}

test('only data that is fetched ahead is kept', async () => {
  expect(await cacheControl('/services.data', 'prefetch')).toBe('private, max-age=300')
  expect(await cacheControl('/services.data', 'prefetch;prerender')).toBe('private, max-age=300')
  expect(await cacheControl('/services.data', '')).toBe('no-cache')
  expect(await cacheControl('/services', 'prefetch')).toBe('no-cache')
  expect(await cacheControl('/gone.data', 'prefetch')).toBe('no-cache')
})
