import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkDisk, checkFolder, createReadiness } from './health.ts'

describe('readiness', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('needs every check to pass', async () => {
    const disk = vi.fn(async () => {})
    const ready = createReadiness([disk, async () => Promise.reject(new Error('refused'))])
    await expect(ready()).rejects.toThrow('refused')
    expect(disk).toHaveBeenCalledOnce()
  })

  it('checks once for all who ask at the same time, and again a second later', async () => {
    const check = vi.fn(async () => {})
    const ready = createReadiness([check])
    await Promise.all([ready(), ready(), ready()])
    await ready()
    expect(check).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1_001)
    await ready()
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('answers in time when a check hangs, and starts no second one meanwhile', async () => {
    const hanging = Promise.withResolvers<void>()
    const check = vi.fn(() => hanging.promise)
    const ready = createReadiness([check])
    for (let asked = 0; asked < 5; asked++) {
      const answer = expect(ready()).rejects.toThrow('2 seconds')
      await vi.advanceTimersByTimeAsync(2_000)
      await answer
    }
    expect(check).toHaveBeenCalledOnce()
    hanging.resolve()
    await vi.advanceTimersByTimeAsync(0)
    await ready()
  })

  it('abandons a stuck check, and ignores its result', async () => {
    const hanging = Promise.withResolvers<void>()
    const check = vi.fn(() => hanging.promise).mockReturnValueOnce(hanging.promise)
    const ready = createReadiness([check])
    const answer = expect(ready()).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(31_000)
    await answer
    check.mockResolvedValue(undefined)
    await ready()
    hanging.reject(new Error('late'))
    await vi.advanceTimersByTimeAsync(0)
    await ready()
    expect(check).toHaveBeenCalledTimes(2)
  })
})

describe('the check of the disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-disk-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('passes where files can be written, and leaves none', async () => {
    await checkDisk(folder)()
    expect(await readdir(folder)).toEqual([])
  })

  it('fails where none can, and notices when one can again', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const data = join(file, 'data')
    const check = checkDisk(data, 0)
    await expect(check()).rejects.toThrow('ENOTDIR')
    await rm(file)
    await mkdir(data, { recursive: true })
    await check()
  })

  it('creates a folder inside, but not the one around it', async () => {
    const check = checkFolder(join(folder, 'data', 'documents'), 0)
    await expect(check()).rejects.toThrow('ENOENT')
    await mkdir(join(folder, 'data'))
    await check()
    expect(await readdir(join(folder, 'data', 'documents'))).toEqual([])
  })

  it('writes every few seconds at most', async () => {
    const check = checkDisk(folder)
    await check()
    await rm(folder, { recursive: true })
    await check()
    await mkdir(folder)
  })
})
