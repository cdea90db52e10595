import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

/** The excerpt with its marks in brackets. */
const excerpt = (texts: string[], words: string[], stems: string[] = []) =>
  excerptOf(texts, { words, stems })
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('')

const filler = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('marks beginnings of words without their diacritics, and forms of a stem', () => {
  expect(excerpt(['Aplicații și plăți'], ['aplic', 'plati'])).toBe('[Aplicații] și [plăți]')
  expect(excerpt(['Plata unei platforme'], ['platii'], ['plat'])).toBe('[Plata] unei platforme')
  expect(excerpt(['Учёт'], ['учет'])).toBe('[Учёт]')
  expect(excerpt(['C++, C# and C'], ['csharp'])).toBe('C++, [C#] and C')
})

test('takes the first text with a mark, or the first that is not empty', () => {
  expect(excerpt(['A summary.', 'A body.'], ['body'])).toBe('A [body].')
  expect(excerpt(['', 'A body.'], ['none'])).toBe('A body.')
  expect(excerptOf([''], { words: ['none'], stems: [] })).toEqual([])
})

test('cuts a long text around its first mark, between words', () => {
  const cut = excerpt([`${filler(40)} lantern ${filler(40)}`], ['lantern'])
  expect(cut).toMatch(/^… (word )+\[lantern\]( word)+ …$/)
  expect(cut.length).toBeLessThan(200)
  expect(excerpt([`lantern ${filler(60)} lantern`], ['lantern'])).toMatch(
    /^\[lantern\](?!.*lantern)/,
  )
  const unbroken = '搜'.repeat(300)
  expect(excerpt([unbroken], ['none'])).toBe(`${unbroken.slice(0, 180)} …`)
  expect(excerpt([`${unbroken},lantern ${filler(60)}`], ['lantern'])).toMatch(/^… \[lantern\]/)
})
