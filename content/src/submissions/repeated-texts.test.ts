import { expect, it } from 'vitest'
import { repeatedTexts } from './guard.ts'

const offer = 'The best offers of the year for your website, today only'

it('finds a text that is sent again and again, with small differences', () => {
  const isRepeated = repeatedTexts()
  const found = [1, 2, 3, 4, 5].map((number) => isRepeated(`${offer}, No. ${number} !`))
  expect(found).toEqual([false, false, false, true, true])
  expect(isRepeated('We need an app.')).toBe(false)
})

it('forgets after a day', () => {
  let now = 1
  const isRepeated = repeatedTexts({ now: () => now })
  for (let count = 0; count < 4; count++) isRepeated(offer)
  expect(isRepeated(offer)).toBe(true)
  now += 24 * 60 * 60 * 1000 + 1
  expect(isRepeated(offer)).toBe(false)
})

it.each([' ', 'Yes', 'I can start next month.'])('many people may say “%s”', (text) => {
  const isRepeated = repeatedTexts()
  expect([1, 2, 3, 4, 5].some(() => isRepeated(text))).toBe(false)
})
