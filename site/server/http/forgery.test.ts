import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../context.ts'
import { forgery, requestOrigin, sendToken } from './forgery.ts'

const options = { SITE_URL: 'https://stejar.example', TRUST_PROXY: false }
const app = new Hono<SiteEnv>()
app.get('/xsrf-token', sendToken(options))
app.use(forgery(options))
app.all('*', (c) => c.text('accepted'))

const token = 'a'.repeat(32)
const withToken = { 'X-XSRF-TOKEN': token, Cookie: `XSRF-TOKEN=${token}` }
const own = { 'Sec-Fetch-Site': 'same-origin' }

async function post(headers: Record<string, string>, path = '/hire-us'): Promise<number> {
  const answer = await app.request(`http://localhost:3000${path}`, { method: 'POST', headers })
  return answer.status
}

test('reading needs nothing', async () => {
  const answer = await app.request('/hire-us', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(answer.status).toBe(200)
})

test('a form submitted without script passes from our own page only', async () => {
  expect(await post({ ...own, 'Sec-Fetch-Mode': 'navigate' })).toBe(200)
  expect(await post({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' })).toBe(403)
  expect(await post({ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate' })).toBe(403)
})

test('a script needs the token of its cookie', async () => {
  const script = { ...own, 'Sec-Fetch-Mode': 'cors' }
  expect(await post(script)).toBe(403)
  expect(await post({ ...script, ...withToken })).toBe(200)
  expect(await post({ ...script, 'X-XSRF-TOKEN': token })).toBe(403)
  expect(await post({ ...script, ...withToken, 'X-XSRF-TOKEN': 'b'.repeat(32) })).toBe(403)
  expect(await post({ ...script, ...withToken, 'X-XSRF-TOKEN': 'short' })).toBe(403)
})

test('an empty token equal to an empty cookie is no token', async () => {
  const empty = { 'X-XSRF-TOKEN': '', Cookie: 'XSRF-TOKEN=' }
  expect(await post({ ...own, 'Sec-Fetch-Mode': 'cors', ...empty })).toBe(403)
})

test('a token does not help a foreign site', async () => {
  expect(await post({ 'Sec-Fetch-Site': 'cross-site', ...withToken })).toBe(403)
})

test('without Sec-Fetch headers the origin decides', async () => {
  expect(await post({ Origin: 'https://stejar.example' })).toBe(200)
  expect(await post({ Origin: 'http://localhost:3000' })).toBe(200)
  expect(await post({ Origin: 'https://evil.example' })).toBe(403)
  expect(await post({ Origin: 'null' })).toBe(403)
})

test('an origin that cannot be parsed is rejected, whatever the other headers', async () => {
  expect(await post({ ...own, 'Sec-Fetch-Mode': 'navigate', Origin: '%2500' })).toBe(403)
})

test('a program that is no browser may send what it has read', async () => {
  expect(await post({})).toBe(200)
  expect(await post({ 'Sec-Fetch-Mode': 'cors' })).toBe(200)
  expect(await post({}, '/hire-us.data')).toBe(403)
})

test('without Sec-Fetch headers React Router’s data requests still need the token', async () => {
  const origin = { Origin: 'http://localhost:3000' }
  expect(await post(origin, '/hire-us.data')).toBe(403)
  expect(await post({ ...origin, ...withToken }, '/hire-us.data')).toBe(200)
})

test('the token has its own URL, is random and reused, and is never cached', async () => {
  const first = await app.request('http://localhost:3000/xsrf-token')
  expect(first.status).toBe(204)
  expect(first.headers.get('Cache-Control')).toBe('no-store')
  const cookie = first.headers.get('Set-Cookie') ?? ''
  expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/)

  const [pair = ''] = cookie.split(';')
  const second = await app.request('http://localhost:3000/xsrf-token', {
    headers: { Cookie: pair },
  })
  expect(second.headers.get('Set-Cookie')).toContain(pair)
  const other = await app.request('http://localhost:3000/xsrf-token')
  expect(other.headers.get('Set-Cookie')).not.toContain(pair)
})

test('over https the cookie is marked secure', async () => {
  const answer = await app.request('https://stejar.example/xsrf-token')
  expect(answer.headers.get('Set-Cookie')).toContain('; Secure')
})

const request = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:3000/services', { headers })

test('without a proxy the forwarded headers are not believed', () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
  expect(requestOrigin(request(headers), false)).toBe('http://127.0.0.1:3000')
})

test('behind a proxy they are', () => {
  const headers = { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'stejar.example' }
  expect(requestOrigin(request(headers), true)).toBe('https://stejar.example')
})

test('behind a proxy that forwards nothing the request itself decides', () => {
  expect(requestOrigin(request({}), true)).toBe('http://127.0.0.1:3000')
})
