import { expect, test } from 'vitest'
import { readPreview, signPreview } from './preview-token.ts'

const secret = 'a secret of at least thirty-two characters'
const project = { collection: 'projects', id: 7, live: true }
const home = { global: 'home', live: false }

test.each([project, home])('says what it was signed for', (preview) => {
  expect(readPreview(signPreview(preview, 2_000, secret), secret, 1_000)).toEqual(preview)
})

test('ends', () => {
  expect(readPreview(signPreview(project, 2_000, secret), secret, 2_001)).toBe('expired')
})

test.each([
  ['signed with another secret', signPreview(project, 2_000, 'another')],
  ['with another content', signPreview(project, 2_000, secret).replace(/^[^.]+/, 'e30')],
  ['without a signature', 'e30'],
  ['empty', ''],
  ['no base64', '🌳.🌳'],
])('is rejected when it is %s', (_, token) => {
  expect(readPreview(token, secret, 1_000)).toBeUndefined()
})
