import { expect, it } from 'vitest'
import { submissionLimits } from './submission-limits.ts'

const countAll = async (limits: ReturnType<typeof submissionLimits>, addresses: string[]) => {
  const over: boolean[] = []
  for (const address of addresses) over.push((await limits.count(address)).over)
  return over
}

it('takes so many from an address, and says when it takes more', async () => {
  const limits = submissionLimits({ address: 2, network: 9 })
  const same = Array.from({ length: 3 }, () => '203.0.113.7')
  expect(await countAll(limits, same)).toEqual([false, false, true])
  const { retryAfter } = await limits.count('203.0.113.7')
  expect(retryAfter).toBeGreaterThan(590)
  expect(retryAfter).toBeLessThanOrEqual(600)
  expect((await limits.count('203.0.113.8')).over).toBe(false)
})

it('takes so many from a network, whichever of its addresses they come from', async () => {
  const limits = submissionLimits({ address: 9, network: 2 })
  const neighbours = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1']
  expect(await countAll(limits, neighbours)).toEqual([false, false, true])
  expect((await limits.count('2001:db8:2:1::1')).over).toBe(false)
})

it('does not count this machine, behind which everybody may be', async () => {
  const limits = submissionLimits({ address: 0, network: 0 })
  expect((await limits.count('127.0.0.1')).over).toBe(false)
})
