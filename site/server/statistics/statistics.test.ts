import { countWith } from '@vitrina/content/statistics/counters.ts'
import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { statistics } from './statistics.ts'

const options = {
  SITE_URL: 'https://stejar.example',
  TRUST_PROXY: false,
  RENDERS_PER_MINUTE: 240,
  STATISTICS: true,
}
const count = vi.fn<(counted: unknown) => void>()
const browser = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' }
const report = '{"views":["/"]}'

beforeEach(() => {
  count.mockClear()
  countWith({ count })
})

function site(settings: Partial<typeof options> = {}) {
  const app = new Hono<SiteEnv>()
  app.use((c, next) => {
    c.set('clientAddress', '203.0.113.7')
    return next()
  })
  return app.route('/', statistics({ ...options, ...settings }))
}

async function send(headers: Record<string, string>, body = report, app = site()) {
  const length = { 'Content-Length': String(body.length) }
  const request = { method: 'POST', headers: { ...length, ...headers }, body }
  const { status } = await app.request('/statistics', request)
  return { status, counted: count.mock.calls.length }
}

test('the script has at most 2 KB', async () => {
  const answer = await site().request('/statistics')
  const script = await answer.text()
  expect(answer.headers.get('Content-Type')).toContain('javascript')
  expect(script).toContain('sendBeacon(`/statistics`')
  expect(script.length).toBeLessThanOrEqual(2_048)
})

test('a report from a page of the site is counted', async () => {
  expect(await send(browser)).toEqual({ status: 204, counted: 1 })
  expect(count).toHaveBeenCalledWith([{ kind: 'page', name: '/', language: 'en' }])
})

test.each([
  ['of another site', { ...browser, 'Sec-Fetch-Site': 'cross-site' }, report, 403],
  ['of no browser', { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' }, report, 403],
  ['of a bot', { ...browser, 'User-Agent': 'Googlebot/2.1' }, report, 204],
  ['of a visitor who objects', { ...browser, DNT: '1' }, report, 204],
  ['that is none', browser, '{"views":1}', 400],
  ['without a length', { ...browser, 'Content-Length': '' }, report, 413],
  ['that is too long', browser, `{"views":["/${'a'.repeat(3_000)}"]}`, 413],
])('a report %s is not counted', async (_, headers, body, status) => {
  expect(await send(headers, body)).toEqual({ status, counted: 0 })
})

test('an address is counted only as often as a person hides a page', async () => {
  const app = site()
  for (let number = 0; number < 40; number++) {
    expect((await send(browser, report, app)).status).toBe(204)
  }
  expect(count).toHaveBeenCalledTimes(15)
})

test('when it is off, there is no script and nothing is counted', async () => {
  const app = site({ STATISTICS: false })
  expect((await app.request('/statistics')).status).toBe(404)
  expect(await send(browser, report, app)).toEqual({ status: 204, counted: 0 })
})
