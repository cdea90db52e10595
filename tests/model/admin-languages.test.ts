import { dictionary } from '@vitrina/content/i18n/dictionary/index.ts'
import { isTranslated } from '@vitrina/content/i18n/translate.ts'
import { mediaSizes } from '@vitrina/content/media/image-sizes.ts'
import config from '@vitrina/content/payload.config.ts'
import { describe, expect, it } from 'vitest'

/** Payload’s own, which it does not translate either. */
const notOurs = /^payload-/
const technical = ['ID', 'URL', 'Thumbnail URL', 'MIME Type', ...mediaSizes.map(({ name }) => name)]

describe('the admin’s languages', () => {
  it('has every label, description and option of the model in Romanian and Russian', async () => {
    const { collections, globals } = await config
    const missing = [...collections, ...globals]
      .filter(({ slug }) => !notOurs.test(slug))
      .flatMap((entity) =>
        englishTexts([
          'labels' in entity ? entity.labels : entity.label,
          entity.admin.description,
          entity.admin.group,
          entity.fields,
        ]),
      )
      .filter((text) => !isTranslated(text) && !technical.includes(text))
    expect([...new Set(missing)]).toEqual([])
  })

  it('says nothing in Romanian with the cedillas of another alphabet, and Russian in Cyrillic', () => {
    for (const [english, { ro, ru }] of Object.entries(dictionary)) {
      expect(ro, english).not.toMatch(/[şţŞŢ]/)
      expect(ro.trim() && ru.trim(), english).not.toBe('')
      if (english.includes(' ')) expect(ru, english).toMatch(/[а-яё]/i)
    }
  })

  it('keeps what is filled in', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const [english, { ro, ru }] of Object.entries(dictionary)) {
      expect(places(ro), english).toEqual(places(english))
      expect(places(ru), english).toEqual(places(english))
    }
  })
})

/** Whatever is said in several languages, and every label that is said in one. */
function englishTexts(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if ('en' in value && 'ro' in value) return [String(value.en)]
  return Object.entries(value).flatMap(([key, inner]) => {
    if (['hooks', 'access', 'editor', 'flattenedFields'].includes(key)) return []
    if (['label', 'singular', 'plural'].includes(key) && typeof inner === 'function') {
      // Payload’s own are keys of its own dictionary.
      return [inner({ i18n: { language: 'en' }, t: () => '' })].filter(Boolean)
    }
    if (['label', 'description', 'group'].includes(key) && typeof inner === 'string') return [inner]
    return englishTexts(inner, seen)
  })
}
