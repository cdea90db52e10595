import { expect, test } from 'vitest'
import { splitLanguage } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/services', 'en', '/services'],
  ['/ro', 'ro', '/'],
  ['/ro/services/a', 'ro', '/services/a'],
  ['/russia', 'en', '/russia'],
  ['/rom/services', 'en', '/rom/services'],
])('%s is in %s, and the page is %s', (path, language, page) => {
  expect(splitLanguage(path)).toEqual({ language, page })
})
