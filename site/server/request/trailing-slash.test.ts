import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { trailingSlash } from './trailing-slash.ts'

const app = new Hono<SiteEnv>()
app.use(trailingSlash())
app.all('*', (c) => c.text('page'))

test.each([
  ['/services/', '/services'],
  ['/services/?service=web', '/services?service=web'],
  ['/services///', '/services'],
  ['//evil.example/', '/evil.example'],
])('%s moves to %s', async (from, to) => {
  const answer = await app.request(new Request(`http://localhost${from}`))
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(to)
})

test.each(['/', '/services'])('%s stays', async (path) => {
  expect((await app.request(path)).status).toBe(200)
})
