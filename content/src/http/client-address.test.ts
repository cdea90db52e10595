import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { clientAddress as addressOf, networkOf, senderOf } from './client-address.ts'

const clientAddress = (forwarded?: string, remoteAddress?: string, trustProxy = false) =>
  addressOf(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } as Socket },
    trustProxy,
  )

const forwarded = '10.0.0.1, 203.0.113.7'

it('is the peer’s, whatever a header says', () => {
  expect(clientAddress(forwarded, '198.51.100.4', false)).toBe('198.51.100.4')
})

it('is what the trusted proxy has written, which is the last entry', () => {
  expect(clientAddress(forwarded, '127.0.0.1', true)).toBe('203.0.113.7')
  expect(clientAddress(undefined, '127.0.0.1', true)).toBe('127.0.0.1')
})

it('is empty when unknown', () => {
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

it('counts an IPv4 address, and its network of 24 bits', () => {
  const sender = { address: '203.0.113.7', network: '203.0.113.0/24' }
  expect(senderOf('203.0.113.7')).toEqual(sender)
  expect(senderOf('::ffff:203.0.113.7')).toEqual(sender)
  expect(senderOf('::ffff:cb00:7107')).toEqual(sender)
  expect(senderOf('0:0:0:0:0:FFFF:CB00:7107')).toEqual(sender)
})

it('counts what an IPv6 subscriber has, however the address is written', () => {
  const sender = { address: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }
  expect(senderOf('2001:db8:1:2:3:4:5:6')).toEqual(sender)
  expect(senderOf('2001:0DB8:0001:0002::1')).toEqual(sender)
  expect(senderOf('fe80::1%eth0')).toEqual({ address: 'fe80:0:0:0::/64', network: 'fe80:0:0::/48' })
})

it.each([
  '127.0.0.1',
  '127.1.2.3',
  '::1',
  '0::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '',
  'unknown',
  '203.0.113.777',
])('identifies no client for “%s”', (address) => {
  expect(senderOf(address)).toBeUndefined()
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['127.0.0.1', '127.0.0.1'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
