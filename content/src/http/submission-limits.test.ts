import { expect, it } from 'vitest'
import { submissionLimits } from './submission-limits.ts'

const countAll = (limits: ReturnType<typeof submissionLimits>, addresses: string[]) =>
  addresses.map((address) => limits(address).over)

it('takes so many from an address, and says when it takes more', () => {
  const limits = submissionLimits({ address: 2, network: 9 })
  const same = Array.from({ length: 3 }, () => '203.0.113.7')
  expect(countAll(limits, same)).toEqual([false, false, true])
  const { retryAfter } = limits('203.0.113.7')
  expect(retryAfter).toBeGreaterThan(590)
  expect(retryAfter).toBeLessThanOrEqual(600)
  expect(limits('203.0.113.8').over).toBe(false)
})

it('takes so many from a network, whichever of its addresses they come from', () => {
  const limits = submissionLimits({ address: 9, network: 2 })
  const neighbours = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1']
  expect(countAll(limits, neighbours)).toEqual([false, false, true])
  expect(limits('2001:db8:2:1::1').over).toBe(false)
})

it('does not count this machine, behind which everybody may be', () => {
  const limits = submissionLimits({ address: 0, network: 0 })
  expect(limits('127.0.0.1').over).toBe(false)
})

it('tells how hard an address, its network and all together press', () => {
  const limits = submissionLimits({ address: 2, network: 8, asked: 3 })
  const pressures = (address: (n: number) => string, count: number) =>
    Array.from({ length: count }, (_, n) => limits(address(n)).pressure)
  expect(pressures(() => '203.0.113.7', 4)).toEqual([0.5, 1, 1.5, 2])
  expect(pressures((n) => `203.0.113.${n + 100}`, 5).at(-1)).toBeCloseTo(9 / 8)
  expect(pressures((n) => `2001:db8:7:${n}::1`, 12).at(-1)).toBeCloseTo(7 / 3)
  expect(
    pressures(() => '198.51.100.1', 1),
    'who is not over is not pressed',
  ).toEqual([0.5])
})

it('forgets an address after ten minutes, and who is over stays so until then', () => {
  let now = 1
  const limits = submissionLimits({ address: 1 }, { now: () => now })
  limits('203.0.113.7')
  now += 599_000
  expect(limits('203.0.113.7')).toMatchObject({ over: true, retryAfter: 1 })
  now += 2_000
  expect(limits('203.0.113.7').over).toBe(false)
})
