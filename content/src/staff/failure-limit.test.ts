import { expect, test } from 'vitest'
import { FailureLimit } from './failure-limit.ts'

test('refuses what comes after too many failures, for each key by itself, until the time is over', () => {
  const limit = new FailureLimit({ failures: 2, within: 1_000 })
  expect([limit.take('a', 0), limit.take('a', 1), limit.take('a', 999)]).toEqual([
    true,
    true,
    false,
  ])
  expect(limit.take('b', 999)).toBe(true)
  expect(limit.take('a', 1_000)).toBe(true)
})

test('does not count what is given back', () => {
  const limit = new FailureLimit({ failures: 1, within: 1_000 })
  for (let time = 0; time < 5; time += 1) {
    expect(limit.take('a', time)).toBe(true)
    limit.giveBack('a')
  }
  limit.giveBack('never taken')
  expect([limit.take('a', 6), limit.take('a', 7)]).toEqual([true, false])
})
