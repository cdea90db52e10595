import { expect, test, vi } from 'vitest'
import { sendTokenWithFetch } from './fetch.ts'

const page = 'https://stejar.example/hire-us'

/** A fake browser whose token endpoint sets the cookie, with a list of the requests it fetched. */
function browser(cookie = '') {
  const document = { cookie }
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    if (input === '/xsrf-token') document.cookie = 'theme=x; XSRF-TOKEN=fresh'
    return new Response()
  })
  const window = { fetch, document, location: { href: page } }
  sendTokenWithFetch(window)
  const sentHeader = () => new Headers(fetch.mock.lastCall?.[1]?.headers).get('X-XSRF-TOKEN')
  return { window, fetch, sentHeader }
}

test('a form posted by script sends the token of the cookie', async () => {
  const { window, fetch, sentHeader } = browser('XSRF-TOKEN=kept')
  await window.fetch('/hire-us.data', { method: 'POST', headers: { Accept: 'text/x-script' } })
  expect(sentHeader()).toBe('kept')
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('Accept')).toBe('text/x-script')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('the token is fetched once, when it is first needed', async () => {
  const { window, fetch, sentHeader } = browser()
  await window.fetch('/hire-us.data', { method: 'POST' })
  await window.fetch('/hire-us.data', { method: 'POST' })
  expect(sentHeader()).toBe('fresh')
  expect(fetch.mock.calls.map(([input]) => input)).toEqual([
    '/xsrf-token',
    '/hire-us.data',
    '/hire-us.data',
  ])
})

test('the headers of a Request object are preserved', async () => {
  const { window, sentHeader } = browser('XSRF-TOKEN=kept')
  await window.fetch(new Request(page, { method: 'DELETE' }))
  expect(sentHeader()).toBe('kept')
})

test('GET requests and requests to other origins carry no token', async () => {
  const { window, sentHeader } = browser('XSRF-TOKEN=kept')
  await window.fetch('/services.data')
  expect(sentHeader()).toBeNull()
  await window.fetch('https://elsewhere.example/', { method: 'POST' })
  expect(sentHeader()).toBeNull()
})

test.each([
  ['/a', 'POST', true],
  ['a', 'put', true],
  ['https://stejar.example/a', 'PATCH', true],
  ['//elsewhere.example/a', 'POST', false],
  ['http://stejar.example/a', 'POST', false],
  ['/a', 'HEAD', false],
  ['/a', undefined, false],
])('%s with %s sends the token: %s', async (address, method, needed) => {
  const { window, sentHeader } = browser('XSRF-TOKEN=kept')
  await window.fetch(address, { method })
  expect(sentHeader()).toBe(needed ? 'kept' : null)
})

test.each([
  ['a=1; XSRF-TOKEN=t=t; b=2', 't=t'],
  ['NOT-XSRF-TOKEN=t', 'fresh'],
  ['XSRF-TOKEN=', 'fresh'],
  ['', 'fresh'],
])('with the cookies “%s” it sends %s', async (cookies, token) => {
  const { window, sentHeader } = browser(cookies)
  await window.fetch('/a', { method: 'POST' })
  expect(sentHeader()).toBe(token)
})
