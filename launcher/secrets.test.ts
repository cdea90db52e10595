import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('makes secrets once and keeps them', () => {
  const made = readSecrets(dataDir)
  expect(new Set(Object.values(made)).size).toBe(3)
  expect(readSecrets(dataDir)).toEqual(made)
})

it('keeps them from other users', () => {
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
