import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staleIfError } from './memoize.ts'
import { previewing } from './preview.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
