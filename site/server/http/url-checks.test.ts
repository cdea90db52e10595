import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { requestAddress, trailingSlash } from './url-checks.ts'

const app = new Hono<SiteEnv>()
app.use(requestAddress)
// As React Router's handler does.
app.all('*', (c) => c.text(new Request(c.req.raw, { method: 'GET', body: null }).url))

test.each([
  ['http://1.1.1.1.1/services', 400],
  ['http://user:password@localhost/', 400],
  ['http://user@localhost/services', 400],
  ['http://:password@localhost/services', 400],
  ['/%E0%A4%A', 400],
  [`/%zz/ana@example.com${'a'.repeat(100)}`, 400],
  ['http://localhost/services', 200],
  ['/caf%C3%A9?q=100%', 200],
  ['/services', 200],
])('a request for %s is answered with %i', async (target, status) => {
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  server.close()
})

test('a host that cannot be parsed is rejected', async () => {
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end('GET / HTTP/1.1\r\nHost: 1.1.1.1.1\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  server.close()
})

const slashes = new Hono<SiteEnv>()
slashes.use(trailingSlash)
slashes.all('*', (c) => c.text('page'))

test.each([
  ['/services/', '/services'],
  ['/services/?service=web', '/services?service=web'],
  ['/services///', '/services'],
  ['//evil.example/', '/evil.example'],
])('%s moves to %s', async (from, to) => {
  const answer = await slashes.request(new Request(`http://localhost${from}`))
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(to)
})

test.each(['/', '/services'])('%s stays', async (path) => {
  expect((await slashes.request(path)).status).toBe(200)
})
