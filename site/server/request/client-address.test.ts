import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const forwarded = new Headers({ 'X-Forwarded-For': '10.0.0.1, 203.0.113.7' })

it('is the peer’s, whatever a header says', () => {
  expect(clientAddress(forwarded, '198.51.100.4', false)).toBe('198.51.100.4')
})

it('is what the trusted proxy has written, which is the last entry', () => {
  expect(clientAddress(forwarded, '127.0.0.1', true)).toBe('203.0.113.7')
  expect(clientAddress(new Headers(), '127.0.0.1', true)).toBe('127.0.0.1')
})

it('is empty when nobody knows', () => {
  expect(clientAddress(new Headers(), undefined, false)).toBe('')
})
