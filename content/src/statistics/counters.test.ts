import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type CountedRow,
  type count,
  countEmptySearch,
  countWith,
  maxRows,
  startCounters,
} from './counters.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  countWith(undefined)
  vi.useRealTimers()
})

/** Counters with a list of what they have written. */
async function start(write?: (rows: CountedRow[]) => Promise<void>) {
  const written: CountedRow[][] = []
  const day = { today: '2026-11-22' }
  const onFailure = vi.fn<(error: unknown) => void>()
  const counters = await startCounters({
    write: async (rows) => {
      await write?.(rows)
      written.push(rows)
    },
    replaceUnknown: async (rows) => rows,
    today: async () => day.today,
    onFailure,
  })
  return { counters, written, day, onFailure }
}

const view = (name: string) => ({ kind: 'page', name, language: 'en' }) as const

test('a thousand views in a second are one write', async () => {
  const { counters, written } = await start()
  for (let number = 0; number < 1_000; number++)
    counters.count([view(number % 2 ? '/' : '/careers')])
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(written).toEqual([
    [
      { ...view('/careers'), day: '2026-11-22', count: 500 },
      { ...view('/'), day: '2026-11-22', count: 500 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(written).toHaveLength(1)
})

test('what could not be written is kept with its day, and the failure is reported once', async () => {
  let isGone = true
  const { counters, written, day, onFailure } = await start(async () => {
    if (isGone) throw new Error('gone')
  })
  counters.count([view('/')])
  await vi.advanceTimersByTimeAsync(3_000)
  day.today = '2026-11-23'
  await vi.advanceTimersByTimeAsync(1_000)
  counters.count([view('/')])
  isGone = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(written.flat().map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-23', 1],
  ])
})

test('the memory is bounded: further names count as others', async () => {
  const { counters, written } = await start()
  const host = (number: number) => ({ kind: 'referrer', name: `${number}.example` }) as const
  for (let number = 0; number < maxRows + 10; number++) counters.count([host(number)])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(written[0]).toHaveLength(maxRows + 1)
  expect(written[0]?.at(-1)).toMatchObject({ kind: 'referrer', name: '', count: 10 })
})

test('the rest is written at the end, without waiting for a silent database', async () => {
  const { counters, written } = await start()
  counters.count([view('/')])
  await counters.stop()
  expect(written).toHaveLength(1)

  const silent = await start(() => new Promise(() => {}))
  silent.counters.count([view('/')])
  const stopped = silent.counters.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stopped
  expect(silent.onFailure).toHaveBeenCalledTimes(1)
})

test('an empty search is counted for visitors, without what may be personal', () => {
  const counted = vi.fn<typeof count>()
  const browser = { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' }
  const headers = new Headers({ ...browser, 'Sec-Fetch-Site': 'same-origin' })
  countEmptySearch('rust', 'en', headers)
  countWith({ count: counted })
  countEmptySearch(' ', 'en', headers)
  countEmptySearch('Rust ', 'en', headers)
  for (const name of ['User-Agent', 'Sec-Fetch-Site']) {
    const other = new Headers(headers)
    other.set(name, name === 'User-Agent' ? 'Googlebot' : 'cross-site')
    countEmptySearch('rust', 'en', other)
  }
  expect(counted.mock.calls).toEqual([[[{ kind: 'empty-search', name: 'rust', language: 'en' }]]])
})
