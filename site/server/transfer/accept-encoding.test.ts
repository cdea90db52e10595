import { expect, test } from 'vitest'
import { acceptedEncoding, encodings } from './accept-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['BR', 'br'],
  ['br;q=nonsense', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s gives %s', (header, encoding) => {
  expect(acceptedEncoding(header, encodings)).toBe(encoding)
})

test('only what is there is chosen', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip')
})
