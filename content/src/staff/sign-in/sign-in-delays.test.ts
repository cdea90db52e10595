import { expect, it } from 'vitest'
import { SignInDelays } from './sign-in-delays.ts'

const options = { free: 3, first: 10, max: 100 }

it('lets a few failures pass and doubles the delay after each further one', () => {
  const delays = new SignInDelays(options)
  const waits: number[] = []
  let now = 0
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const wait = delays.attempt('a', now)
    waits.push(wait)
    now += wait
  }
  expect(waits).toEqual([0, 0, 0, 10, 0, 20, 0, 40, 0])
  expect(delays.attempt('a', now)).toBe(80)
  expect(delays.attempt('b', now)).toBe(0)
})

it('forgets failures that were cleared or have expired', () => {
  const delays = new SignInDelays(options)
  for (let attempt = 0; attempt < 3; attempt += 1) delays.attempt('a|1', 0)
  expect(delays.attempt('a|1', 5)).toBe(5)
  delays.clearAll('a|')
  expect(delays.attempt('a|1', 5)).toBe(0)
  for (let attempt = 0; attempt < 3; attempt += 1) delays.attempt('b', 0)
  expect(delays.attempt('b', 5)).toBe(5)
  expect(delays.attempt('b', 1_000)).toBe(0)
  expect(delays.attempt('b', 1_000)).toBe(0)
})

it('takes one attempt back, with the delay it started, and no other', () => {
  const delays = new SignInDelays(options)
  for (let attempt = 0; attempt < 3; attempt += 1) delays.attempt('a', 0)
  expect(delays.attempt('a', 5)).toBe(5)
  delays.uncount('a')
  expect([delays.attempt('a', 5), delays.attempt('a', 6)]).toEqual([0, 9])
  delays.uncount('b')
})
