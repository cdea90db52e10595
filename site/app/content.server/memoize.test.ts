import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staleIfError } from './memoize.ts'
import { previewing } from './preview.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the last known answer', () => {
  it('is used only while there is no better one', async () => {
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

  it('is given after three seconds without an answer', async () => {
    const read = vi.fn().mockResolvedValueOnce(1)
    const get = staleIfError<number>(read)
    await get()
    read.mockReturnValueOnce(new Promise(() => {}))
    const slow = get()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await slow).toBe(1)
  })

  it('does not hide that there never was one', async () => {
    const get = staleIfError(() => Promise.reject(new Error('gone')))
    await expect(get()).rejects.toThrow('gone')
  })

  it('is not asked for again while it is fresh, nor twice at once', async () => {
    const read = vi.fn().mockResolvedValue(1)
    const get = staleIfError<number>(read, { freshFor: 1_000 })
    await Promise.all([get(), get()])
    await get()
    expect(read).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    await get()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('never keeps a draft', async () => {
    const read = vi.fn().mockResolvedValueOnce('draft').mockResolvedValueOnce('published')
    const get = staleIfError<string>(read, { freshFor: 1_000 })
    expect(await previewing.run({ global: 'hire-us', live: false }, get)).toBe('draft')
    expect(await get()).toBe('published')
  })
})
