import path from 'node:path'
import { expect, test } from 'vitest'
import { readLauncherSettings, readSettings, SettingsError } from './settings-schema.ts'

const required = {
  DATABASE_URL: 'postgres://user:password@host/vitrina',
  PAYLOAD_SECRET: 'a-secret-that-only-the-unit-tests-use',
  DATA_DIR: '.data',
}

test('without optional settings, a site listens on port 3000 of this machine only', () => {
  expect(readSettings(required)).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    ADMIN_URL: 'http://localhost:3001',
    DATA_DIR: path.resolve('.data'),
    JOBS: true,
    TRUST_PROXY: false,
  })
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ ...required, PORT: '', SITE_URL: ' ' }).PORT).toBe(3000)
})

test('the site URL loses its last slash', () => {
  expect(readSettings({ ...required, SITE_URL: 'https://stejar.example/' }).SITE_URL).toBe(
    'https://stejar.example',
  )
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '3e3'],
  ['HOST', 'http://localhost'],
  ['SITE_URL', 'stejar.example'],
  ['SITE_URL', 'ftp://stejar.example'],
  ['SITE_URL', 'https://stejar.example/site'],
  ['JOBS', 'maybe'],
  ['RENDERS_PER_MINUTE', '-1'],
])('%s=%s stops the start with a sentence that names both', (name, value) => {
  const read = () => readSettings({ ...required, [name]: value })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(new RegExp(`^Wrong settings: ${name} "${value}" must .*\\.$`))
})

test.each(Object.keys(required))('without %s, an app does not start', (name) => {
  expect(() => readSettings({ ...required, [name]: undefined })).toThrow(`${name} is missing`)
})

test('every invalid setting is named, and no secret is repeated', () => {
  expect(() =>
    readSettings({ ...required, PORT: 'x', DATABASE_URL: 'mysql://me:hunter2@host/name' }),
  ).toThrow(/^((?!hunter2).)*PORT((?!hunter2).)*DATABASE_URL((?!hunter2).)*$/)
})

test('the launcher needs nothing, and rejects one port for both apps', () => {
  expect(readLauncherSettings({}).DATABASE_URL).toBeUndefined()
  expect(() => readLauncherSettings({ PORT: '3001' })).toThrow(/^PORT and ADMIN_PORT .*\.$/)
})
