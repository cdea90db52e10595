import { beforeEach, expect, test } from 'vitest'
import { formLimit, renderLimit } from './render-limits.ts'

let now: number
let limit: ReturnType<typeof renderLimit>

beforeEach(() => {
  now = 0
  limit = renderLimit(240, () => now)
})

/** The number of renderings allowed out of `count`. */
const allowed = (count: number, address: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => limit(address(n))).filter((wait) => wait === 0).length

const visitor = () => '203.0.113.7'

test('an address has a quarter of a minute’s worth at once, then so many a second', () => {
  expect(allowed(200, visitor)).toBe(60)
  now = 1_000
  expect(allowed(200, visitor)).toBe(4)
  expect(allowed(1, () => '203.0.113.8')).toBe(1)
  now = 60_000
  expect(allowed(200, visitor)).toBe(60)
})

test('it returns the seconds until the next one is available', () => {
  allowed(60, visitor)
  expect(limit(visitor())).toBe(1)
  limit = renderLimit(2, () => now)
  expect(allowed(2, visitor)).toBe(1)
  expect(limit(visitor())).toBe(30)
})

test('a network has four times as much, whichever of its addresses ask', () => {
  expect(allowed(2_000, (n) => `203.0.113.${n % 250}`)).toBe(240)
  expect(allowed(2_000, (n) => `2001:db8:7:${n.toString(16)}::1`)).toBe(240)
  expect(allowed(1, () => '2001:db8:8::1')).toBe(1)
})

test('a request that the network’s limit rejects costs the address nothing', () => {
  allowed(240, (n) => `203.0.113.${n % 120}`)
  expect(allowed(60, () => '203.0.113.200')).toBe(0)
  now = 15_000
  expect(allowed(60, () => '203.0.113.200')).toBe(60)
})

test('requests without an identifiable client share the limit of one network', () => {
  expect(allowed(2_000, (n) => (n % 2 ? '127.0.0.1' : ''))).toBe(240)
})

test('0 is no limit', () => {
  limit = renderLimit(0)
  expect(allowed(10_000, visitor)).toBe(10_000)
})

test('a form can be corrected a dozen times at once, and every four seconds after', () => {
  limit = formLimit(240, () => now)
  expect(allowed(100, visitor)).toBe(15)
  now = 4_000
  expect(allowed(100, visitor)).toBe(1)
  limit = formLimit(0)
  expect(allowed(100, visitor)).toBe(100)
})
