import { readdirSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import en from '../../messages/en/words.json' with { type: 'json' }
import { builtInText } from './wording.ts'
import { placeholderProblem, wordNames } from './words.ts'

const builtIn = '© {years} {company}. All Rights Reserved'

test.each([
  ['', undefined],
  ['  ', undefined],
  ['{company}, {years}', undefined],
  ['{company}', '{years}'],
  ['{company} {years}, {city}', '{city}'],
  ['{company} {years} {', '{'],
  ['{company} {years} }', '}'],
  ['{ company } {years}', '{ company }'],
])('“%s” for a text with placeholders: %s', (text, placeholder) => {
  expect(placeholderProblem(text, builtIn)?.placeholder).toBe(placeholder)
})

it('names the built-in texts, in the order of the list', () => {
  expect(wordNames).toEqual(Object.keys(en))
})

it('reads each built-in text with its placeholders, the same in every language', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  const languages = readdirSync(new URL('../../messages', import.meta.url)) as ('en' | 'ro')[]
  expect(builtInText('footer_copyright', 'en')).toBe(builtIn)
  for (const word of wordNames) {
    expect(builtInText(word, 'en')).toBe(en[word])
    for (const language of languages) {
      expect(placeholders(builtInText(word, language)), word).toEqual(placeholders(en[word]))
    }
  }
})
