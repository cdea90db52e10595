import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { givenEnvironment, readSettings } from './settings.ts'

const folder = join(tmpdir(), 'clone')

describe('settings', () => {
  it('needs nothing to be set', () => {
    expect(readSettings({}, folder)).toMatchObject({
      DATA_DIR: join(folder, '.data'),
      HOST: '127.0.0.1',
      PORT: 3000,
      ADMIN_PORT: 3001,
      SITE_URL: 'http://localhost:3000',
      ADMIN_URL: 'http://localhost:3001',
      RESTART: 'always',
    })
    expect(readSettings({}, folder).DATABASE_URL).toBeUndefined()
  })

  it('leaves restarting to an outer supervisor with RESTART=never', () => {
    expect(readSettings({ RESTART: 'never' }, folder).RESTART).toBe('never')
  })

  it('follows the ports with the addresses', () => {
    const settings = readSettings({ PORT: '4000', ADMIN_PORT: '4001' }, folder)
    expect([settings.SITE_URL, settings.ADMIN_URL]).toEqual([
      'http://localhost:4000',
      'http://localhost:4001',
    ])
  })

  it('counts an empty value as not set', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: ' ' }, folder)
    expect([settings.PORT, settings.DATABASE_URL]).toEqual([3000, undefined])
  })

  it('reads DATA_DIR from where the clone lies', () => {
    expect(readSettings({ DATA_DIR: 'other' }, folder).DATA_DIR).toBe(join(folder, 'other'))
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['PORT', '3001'],
    ['ADMIN_PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'https://example.com/site'],
    ['ADMIN_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_URL', 'postgres://a@b'],
    ['PAYLOAD_SECRET', 'short'],
    ['RESTART', 'sometimes'],
  ])('rejects %s=%s with a sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value }, folder)).toThrow(new RegExp(`${name}.*\\.$`))
  })

  it('does not repeat the password of a wrong DATABASE_URL', () => {
    const given = { DATABASE_URL: 'mysql://me:hunter2@host/name' }
    expect(() => readSettings(given, folder)).toThrow(/^((?!hunter2).)*$/)
  })

  it('prefers the environment to the file .env', () => {
    const clone = mkdtempSync(join(tmpdir(), 'vitrina-settings-'))
    writeFileSync(join(clone, '.env'), 'PATH=from-file\nVITRINA_SETTINGS_TEST=from-file\n')
    const given = givenEnvironment(clone)
    rmSync(clone, { recursive: true })
    expect(given.VITRINA_SETTINGS_TEST).toBe('from-file')
    expect(given.PATH).toBe(process.env.PATH)
  })
})
