import { expect, it } from 'vitest'
import { repeatedTexts } from './repeated-texts.ts'

it('finds a text that is sent again and again, with small differences', () => {
  const texts = repeatedTexts()
  const found = [1, 2, 3, 4, 5].map((number) => texts.isRepeated(`Best offers, No. ${number} !`))
  expect(found).toEqual([false, false, false, true, true])
  expect(texts.isRepeated('We need an app.')).toBe(false)
})

it('forgets after a day', () => {
  let now = 0
  const texts = repeatedTexts(() => now)
  for (let count = 0; count < 4; count++) texts.isRepeated('Best offers')
  expect(texts.isRepeated('Best offers')).toBe(true)
  now = 24 * 60 * 60 * 1000
  expect(texts.isRepeated('Best offers')).toBe(false)
})

it('takes empty texts for different ones', () => {
  const texts = repeatedTexts()
  expect([1, 2, 3, 4, 5].some(() => texts.isRepeated(' '))).toBe(false)
})
