import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

test('an empty environment gives a site on port 3000', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    jobs: true,
    trustProxy: false,
  })
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', SITE_URL: '' }).port).toBe(3000)
})

test('the site address loses its last slash', () => {
  expect(readSettings({ SITE_URL: 'https://stejar.example/' }).siteUrl).toBe(
    'https://stejar.example',
  )
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SITE_URL', 'stejar.example'],
  ['SITE_URL', 'ftp://stejar.example'],
  ['JOBS', 'maybe'],
  ['RENDERS_PER_MINUTE', '-1'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The site .*${name}.*\\.$`))
})
