import { expect, it } from 'vitest'
import { translate } from './translate.ts'
import { translator } from './translator.ts'

it('translates and interpolates, and falls back to the English text', () => {
  const t = translator({ translations: { vitrina: { 'Moved: {count}': 'Mutate: {count}' } } })
  expect(t('Moved: {count}', { count: 2 })).toBe('Mutate: 2')
  expect(t('Already there: {count}', { count: 2 })).toBe('Already there: 2')
  expect(translator({ translations: {} })('New status')).toBe('New status')
})

it('translates the same way on the server, by language', () => {
  expect(translate('Moved: {count}', 'ro', { count: 2 })).toBe('Mutate: 2')
  expect(translate('Moved: {count}', 'fr', { count: 2 })).toBe('Moved: 2')
})
