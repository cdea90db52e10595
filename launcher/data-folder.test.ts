import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDataFolder, readSecrets } from './data-folder.ts'
import { findAccount, isRoot, permits } from './postgres/account.ts'

const read = 4
const execute = 1
const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes the folder, closed to other users', () => {
  const made = statSync(prepareDataFolder(join(folder, 'deep', 'data')))
  expect(permits(made, stranger, read)).toBe(false)
  expect(permits(made, stranger, execute)).toBe(false)
})

it.runIf(isRoot())('lets the user of the database pass through, and no more', () => {
  const made = statSync(prepareDataFolder(join(folder, 'data')))
  expect(permits(made, findAccount(), execute)).toBe(true)
  expect(permits(made, findAccount(), read)).toBe(false)
})

it('leaves a folder that is there as it is', () => {
  mkdirSync(join(folder, 'data'), { mode: 0o750 })
  prepareDataFolder(join(folder, 'data'))
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o750)
})

it('gives a folder one name, whatever links lead to it', () => {
  symlinkSync(folder, `${folder}-link`)
  expect(prepareDataFolder(join(`${folder}-link`, 'data'))).toBe(
    prepareDataFolder(join(folder, 'data')),
  )
  rmSync(`${folder}-link`)
})

it('explains that nothing can be stored there', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => prepareDataFolder(join(folder, 'file', 'data'))).toThrow(
    /^Nothing can be kept in .*file.*DATA_DIR/,
  )
})

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('generates secrets once', () => {
  const made = readSecrets(dataDir)
  expect(new Set(Object.values(made)).size).toBe(3)
  expect(readSecrets(dataDir)).toEqual(made)
})

it('hides them from other users', () => {
  readSecrets(dataDir)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

it('adds one that is missing without changing the others', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{"payloadSecret":"of long ago"}')
  const secrets = readSecrets(dataDir)
  expect(secrets.payloadSecret).toBe('of long ago')
  expect(readSecrets(dataDir)).toEqual(secrets)
})

it('does not replace a file that it cannot understand', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{"payloadSecret":')
  expect(() => readSecrets(dataDir)).toThrow(/bring it back from a backup/)
})
