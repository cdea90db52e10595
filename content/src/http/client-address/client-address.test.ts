import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const forwarded = '10.0.0.1, 203.0.113.7'

it('is the peer’s, whatever a header says', () => {
  expect(clientAddress(forwarded, '198.51.100.4', false)).toBe('198.51.100.4')
})

it('is what the trusted proxy has written, which is the last entry', () => {
  expect(clientAddress(forwarded, '127.0.0.1', true)).toBe('203.0.113.7')
  expect(clientAddress(null, '127.0.0.1', true)).toBe('127.0.0.1')
})

it('is empty when nobody knows', () => {
  expect(clientAddress(undefined, undefined, false)).toBe('')
})

it.each([
  ['203.0.113.7:5678', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
])('reads the entry %s, with or without a port', (entry, address) => {
  expect(clientAddress(`10.0.0.1, ${entry}`, '198.51.100.4', true)).toBe(address)
})

it.each(['unknown', '203.0.113.777', '203.0.113.7:', ':80', '[203.0.113.7', '_hidden', '[]:1'])(
  'is the proxy’s own address when the entry is “%s”',
  (entry) => {
    expect(clientAddress(entry, '198.51.100.4', true)).toBe('198.51.100.4')
  },
)
