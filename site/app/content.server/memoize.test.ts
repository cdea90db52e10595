import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followRevision, memoizeByRevision, readingAnew, staleIfError } from './memoize.ts'
import { previewing } from './preview.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('memoizeByRevision', () => {
  let revision = { current: 1n, others: 0n, certainty: 'known' as 'known' | 'unsure' }
  beforeEach(() => {
    revision = { current: 1n, others: 0n, certainty: 'known' }
    followRevision({
      current: (slugs) => revision.current - (slugs?.includes('projects') ? revision.others : 0n),
      certainty: () => revision.certainty,
    })
  })

  const counted = () => {
    const read = vi.fn((text: string) => Promise.resolve(`${text} ${read.mock.calls.length}`))
    return { read, get: memoizeByRevision(read, () => ['projects']) }
  }

  it('reads once for the same arguments, until the content changes', async () => {
    const { get } = counted()
    expect([await get('a'), await get('a'), await get('b')]).toEqual(['a 1', 'a 1', 'b 2'])
    revision.current = 2n
    expect([await get('a'), await get('b')]).toEqual(['a 3', 'b 4'])
    revision = { ...revision, current: 3n, others: 1n }
    expect(await get('a'), 'a change of something else').toBe('a 3')
  })

  it('reads again after an error, and after a read during which the content changed', async () => {
    const { read, get } = counted()
    read.mockRejectedValueOnce(new Error('gone'))
    await expect(get('a')).rejects.toThrow('gone')
    const during = get('a')
    revision.current = 2n
    expect(await during).toBe('a 2')
    revision.current = 1n
    expect(await get('a')).toBe('a 3')
  })

  it('reads each time while the revision is unsure, for a draft, and when asked to', async () => {
    const { get } = counted()
    expect(await get('a')).toBe('a 1')
    expect(await previewing.run({ global: 'home', live: false }, () => get('a'))).toBe('a 2')
    expect(await readingAnew.run(true, () => get('a'))).toBe('a 3')
    revision.certainty = 'unsure'
    expect([await get('a'), await get('a')]).toEqual(['a 4', 'a 5'])
  })
})

describe('staleIfError', () => {
  it('returns the last result only while reading fails', async () => {
    const read = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error('gone'))
    const get = staleIfError<number>(read)
    expect(await get()).toBe(1)
    expect(await get()).toBe(1)
    // Within the pause, nothing is read again.
    expect(await get()).toBe(1)
    expect(read).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(2_001)
    read.mockResolvedValueOnce(2)
    expect(await get()).toBe(2)
  })

  it('returns the last result after a timeout of three seconds', async () => {
    const read = vi.fn().mockResolvedValueOnce(1)
    const get = staleIfError<number>(read)
    await get()
    read.mockReturnValueOnce(new Promise(() => {}))
    const slow = get()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await slow).toBe(1)
  })

  it('throws when there is no earlier result', async () => {
    const get = staleIfError(() => Promise.reject(new Error('gone')))
    await expect(get()).rejects.toThrow('gone')
  })

  it('reads neither while the result is fresh nor twice concurrently', async () => {
    const read = vi.fn().mockResolvedValue(1)
    const get = staleIfError<number>(read, { freshFor: 1_000 })
    await Promise.all([get(), get()])
    await get()
    expect(read).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    await get()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('does not remember a draft', async () => {
    const read = vi.fn().mockResolvedValueOnce('draft').mockResolvedValueOnce('published')
    const get = staleIfError<string>(read, { freshFor: 1_000 })
    expect(await previewing.run({ global: 'hire-us', live: false }, get)).toBe('draft')
    expect(await get()).toBe('published')
  })
})
