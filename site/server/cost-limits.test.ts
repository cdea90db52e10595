import { createHash, randomBytes } from 'node:crypto'
import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSettings } from '@vitrina/content/settings-schema.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nonceContext } from '../app/server-context.ts'
import { createSite } from './app.ts'
import type { PageCache } from './cache/page-cache.ts'
import { formLimit, renderLimit } from './http/render-limits.ts'

type Got = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }

const settings = readSettings({
  DATABASE_URL: 'postgres://none@localhost/none',
  PAYLOAD_SECRET: 'a-secret-that-only-the-unit-tests-use',
  DATA_DIR: '.data/tests',
  SITE_URL: 'http://localhost:3000',
  TRUST_PROXY: 'on',
})
const attacker = '198.51.100.9:4711'
const visitor = '203.0.113.7'
const random = () => randomBytes(8).toString('hex')

let cache: PageCache
let server: Server
let rendered: string[]

beforeEach(async () => {
  rendered = []
  const log = pino({ level: 'silent' })
  const site = createSite({
    settings,
    log,
    bulkLog: log,
    // Time does not advance: one rendering per address.
    limits: { renders: renderLimit(1, () => 0), forms: formLimit(16) },
    render: async (request, context) => {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      if (/made-up/.test(search)) return Response.redirect(new URL(pathname, request.url), 302)
      const script = `<script nonce="${context.get(nonceContext)}"`
      return new Response(
        `<h1>${pathname}</h1>${script}>window.__reactRouterContext.streamController.enqueue("data");</script>${script} type="module">start()</script>`,
        { headers: { 'Content-Type': 'text/html' } },
      )
    },
    content: {
      checkReady: async () => {},
      prepareContext: () => {},
      readPreview: () => undefined,
      signHydration: (text) => createHash('sha256').update(text).digest('base64url'),
    },
    revision: { current: () => 1n, certainty: () => 'known', settled: async () => {} },
  })
  cache = site.cache
  server = createServer(site.listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function get(path: string, address: string, { method = 'GET', headers = {} } = {}): Promise<Got> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asking = ask(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...headers, 'X-Forwarded-For': address },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const { statusCode: status = 0, headers } = answer
          resolve({ status, headers, body: Buffer.concat(parts).toString() })
        })
      },
    )
    asking.on('error', reject)
    asking.end()
  })
}

test.each([
  ['a search', () => `/careers?q=${random()}`],
  ['a filter', () => `/careers?department=made-up-${random()}`],
  ['a filter with a value that cannot be entered', () => `/careers?department=made-up<${random()}`],
  ['a filter’s data', () => `/careers.data?location=made-up-${random()}`],
  ['data of other screens', () => `/careers.data?_routes=${random()}`],
  ['a page of a list', () => `/services?page=${2 + Math.floor(Math.random() * 9_000)}`],
  ['a slug', () => `/services/${random()}`],
  ['a path', () => `/${random()}`],
  ['a form', () => `/hire-us?about=${random()}`],
  ['a page past the cache', () => '/about-us'],
])(
  'a visitor over the limit with %s is asked to wait, and nothing is rendered',
  async (what, path) => {
    // A request that declares a body is not served from the cache.
    const headers = what === 'a page past the cache' ? { 'Content-Length': '0' } : {}
    await get('/hire-us', attacker)
    rendered.length = 0
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await get(path(), attacker, { method, headers })
      expect(answer.status).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      if (method === 'GET') expect(answer.body).toContain('Please wait a moment')
    }
    expect(rendered).toEqual([])
    expect(cache.size().pages).toBe(0)
    expect((await get(path(), visitor, { headers })).status).toBeLessThan(400)
  },
)

test('cached pages are sent to every visitor, whatever the unknown parameters', async () => {
  await get('/services', visitor)
  await get('/hire-us', attacker)
  rendered.length = 0
  for (let i = 0; i < 20; i++) {
    const answer = await get(`/services?x=${random()}`, attacker)
    expect([answer.status, answer.headers['cache-status']]).toEqual([200, 'vitrina; hit'])
  }
  expect(rendered).toEqual([])
  expect(cache.size().pages).toBe(1)
})

test('redirects are not cached', async () => {
  for (let i = 0; i < 20; i++) {
    const { status, headers } = await get(`/services?service=made-up-${i}`, `10.0.${i}.1`)
    expect([status, headers.location]).toEqual([302, 'http://localhost:3000/services'])
  }
  expect(cache.size().pages).toBe(0)
})

test('hydration data of a forged token is not found, renders nothing and is not cached; the page’s own is sent', async () => {
  const { body } = await get('/services', visitor)
  const address = / data-hydration="([^"]+)"/.exec(body)?.[1]
  expect(cache.size().pages).toBe(1)
  rendered.length = 0
  for (let i = 0; i < 20; i++) {
    const made = randomBytes(24).toString('base64url')
    for (const path of [
      `/hydration/${made}x/services`,
      `/hydration/${made}/`,
      `${address}/careers`,
    ]) {
      expect((await get(path, attacker)).status).toBe(404)
    }
  }
  expect(rendered).toEqual([])
  expect(cache.size().pages).toBe(1)
  const own = await get(`${address}/services?utm_source=x`, attacker)
  expect([own.status, own.body]).toEqual([200, 'data'])
  expect(rendered).toEqual([])
})

test('a forged preview token renders nothing', async () => {
  for (let i = 0; i < 20; i++)
    expect((await get(`/?preview=${random()}`, attacker)).status).toBe(403)
  expect(rendered).toEqual([])
})

test('unknown parameters redirect to the URL without them, and render nothing', async () => {
  for (let i = 0; i < 20; i++) {
    const { status, headers } = await get(`/hire-us?project=${random()}&days=all`, attacker)
    expect([status, headers.location]).toEqual([302, '/hire-us?days=all'])
  }
  expect((await get(`/job-alerts/confirm?x=${random()}`, attacker)).headers.location).toBe(
    '/job-alerts/confirm',
  )
  expect(rendered).toEqual([])
})

test('forms have a limit of their own', async () => {
  const send = () => get('/hire-us', attacker, { method: 'POST' })
  await get('/hire-us', attacker)
  expect((await send()).status, 'the limit of reads does not count').toBe(200)
  rendered.length = 0
  const rejected = await send()
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  expect(rejected.body).toContain('go back, wait a minute')
  expect(rendered).toEqual([])
  expect((await get('/hire-us', visitor, { method: 'POST' })).status).toBe(200)
})
