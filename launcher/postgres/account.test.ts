import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canEnter, canRead, permits } from './account.ts'

const account = { name: 'postgres', uid: 101, gid: 104 }
const execute = 1

describe('permits', () => {
  const root = { uid: 0, gid: 0 }

  it.each([
    ['an open folder of root', { ...root, mode: 0o755 }, true],
    ['a private folder of root', { ...root, mode: 0o700 }, false],
    ['a folder closed to its group and open to the rest', { ...root, mode: 0o701 }, true],
    ['a folder for its group', { uid: 0, gid: 104, mode: 0o710 }, true],
    ['a folder closed to its group only', { uid: 0, gid: 104, mode: 0o701 }, false],
    ['its own folder', { uid: 101, gid: 0, mode: 0o700 }, true],
    ['its own folder, closed to itself only', { uid: 101, gid: 104, mode: 0o077 }, false],
  ])('decides on %s', (_, stats, expected) => {
    expect(permits(stats, account, execute)).toBe(expected)
  })
})

describe('reaching a folder', () => {
  /** A user who is neither the current one nor in one of its groups. */
  const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 }
  let home: string

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'vitrina-account-'))
    chmodSync(home, 0o755)
    mkdirSync(join(home, 'clone'), { mode: 0o755 })
    writeFileSync(join(home, 'clone', 'program'), '', { mode: 0o755 })
  })
  afterEach(() => rmSync(home, { recursive: true }))

  it('is possible when every folder on the way is open', () => {
    expect(canEnter(join(home, 'clone'), stranger)).toBe(true)
    expect(canRead(join(home, 'clone', 'program'), stranger)).toBe(true)
  })

  it('is impossible below a private home, however open the folder itself is', () => {
    chmodSync(home, 0o700)
    expect(statSync(join(home, 'clone')).mode & 0o777).toBe(0o755)
    expect(canEnter(join(home, 'clone'), stranger)).toBe(false)
    expect(canRead(join(home, 'clone', 'program'), stranger)).toBe(false)
  })

  it('does not make a private file readable', () => {
    chmodSync(join(home, 'clone', 'program'), 0o700)
    expect(canRead(join(home, 'clone', 'program'), stranger)).toBe(false)
  })
})
