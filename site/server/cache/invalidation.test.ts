import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidateOnChange } from './invalidation.ts'

const loaded: string[] = []
let generation = 0
let day: string | undefined
let change = () => {}
let stop = () => {}
const cache = {
  empty: vi.fn(() => void generation++),
  load: async (key: string) => {
    loaded.push(`${generation} ${key}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  loaded.length = 0
  generation = 0
  day = '2026-12-31'
  cache.empty.mockClear()
  stop = invalidateOnChange({
    cache,
    pages: ['/', '/services'],
    onChange: (listener) => {
      change = listener
    },
    today: async () => day,
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('the main pages are rendered at the start, and again after a change', async () => {
  await vi.advanceTimersByTimeAsync(100)
  change()
  await vi.advanceTimersByTimeAsync(100)
  expect(loaded).toEqual(['0 /', '0 /services', '1 /', '1 /services'])
})

test('a change in the middle of it begins it anew', async () => {
  await vi.advanceTimersByTimeAsync(5)
  change()
  await vi.advanceTimersByTimeAsync(100)
  expect(loaded).toEqual(['0 /', '1 /', '1 /services'])
})

test('changes in quick succession are waited out', async () => {
  await vi.advanceTimersByTimeAsync(100)
  loaded.length = 0
  for (let edit = 0; edit < 10; edit++) {
    change()
    await vi.advanceTimersByTimeAsync(5)
  }
  expect(loaded).toEqual(['1 /'])
  await vi.advanceTimersByTimeAsync(1_100)
  expect(loaded).toEqual(['1 /', '10 /', '10 /services'])
  expect(cache.empty).toHaveBeenCalledTimes(10)
})

test('when a day ends, yesterday’s pages are dropped', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  expect(cache.empty).not.toHaveBeenCalled()
  day = '2027-01-01'
  await vi.advanceTimersByTimeAsync(5_000)
  expect(cache.empty).toHaveBeenCalledTimes(1)
})

test('while the day is unknown, pages stay cached', async () => {
  await vi.advanceTimersByTimeAsync(2_000)
  day = undefined
  await vi.advanceTimersByTimeAsync(2_000)
  day = '2026-12-31'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(cache.empty).not.toHaveBeenCalled()
})
