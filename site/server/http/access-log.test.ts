import { expect, test } from 'vitest'
import { loggedPath } from './access-log.ts'

test.each([
  ['/services?service=mobile-apps', '/services'],
  ['/?q=ana@example.com?x', '/'],
  [`/${'a'.repeat(39_000)}`, `/${'a'.repeat(199)}`],
  ['', ''],
])('of a long or queried address the log has the beginning of its path', (target, logged) => {
  expect(loggedPath(target)).toBe(logged)
})
