import { expect, it } from 'vitest'
import { repeatedTexts } from './spam-signs.ts'

const offer = 'The best offers of the year for your website, today only'

it('finds a text that is sent again and again, with small differences', () => {
  const texts = repeatedTexts()
  const found = [1, 2, 3, 4, 5].map((number) => texts.isRepeated(`${offer}, No. ${number} !`))
  expect(found).toEqual([false, false, false, true, true])
  expect(texts.isRepeated('We need an app.')).toBe(false)
})

it('forgets after a day', () => {
  let now = 0
  const texts = repeatedTexts(() => now)
  for (let count = 0; count < 4; count++) texts.isRepeated(offer)
  expect(texts.isRepeated(offer)).toBe(true)
  now = 24 * 60 * 60 * 1000
  expect(texts.isRepeated(offer)).toBe(false)
})

it.each([' ', 'Yes', 'I can start next month.'])('many people may say “%s”', (text) => {
  const texts = repeatedTexts()
  expect([1, 2, 3, 4, 5].some(() => texts.isRepeated(text))).toBe(false)
})
