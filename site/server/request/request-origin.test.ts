import { expect, test } from 'vitest'
import { requestOrigin } from './request-origin.ts'

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
