import ro from '@vitrina/content/i18n/messages/ro.json' with { type: 'json' }
import ru from '@vitrina/content/i18n/messages/ru.json' with { type: 'json' }
import { mediaSizes } from '@vitrina/content/media/image-sizes.ts'
import config from '@vitrina/content/payload.config.ts'
import { describe, expect, it } from 'vitest'

const romanian: Record<string, string> = { ...ro.vitrina, ...ro.emails, ...ro.model }
const russian: Record<string, string> = { ...ru.vitrina, ...ru.emails, ...ru.model }

/** Payload’s own, which it does not translate either. */
const notOurs = /^payload-/
const technical = [
  'Română',
  'Русский',
  'ID',
  'URL',
  'Thumbnail URL',
  'MIME Type',
  'Block Name',
  ...mediaSizes.map(({ name }) => name),
]

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
      .filter((text) => !(text in romanian) && !technical.includes(text))
    expect([...new Set(missing)]).toEqual([])
  })

  it('has the same texts in Romanian and Russian', () => {
    expect(Object.keys(ru.vitrina)).toEqual(Object.keys(ro.vitrina))
    expect(Object.keys(ru.emails)).toEqual(Object.keys(ro.emails))
    expect(Object.keys(ru.model)).toEqual(Object.keys(ro.model))
  })

  it('writes Romanian without the cedillas of another alphabet, and Russian in Cyrillic', () => {
    for (const [english, text] of Object.entries(romanian)) {
      expect(text, english).not.toMatch(/[şţŞŢ]/)
      expect(text.trim(), english).not.toBe('')
    }
    for (const [english, text] of Object.entries(russian)) {
      expect(text.trim(), english).not.toBe('')
      if (english.includes(' ')) expect(text, english).toMatch(/[а-яё]/i)
    }
  })

  it('has the same placeholders in every language', () => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const [english, text] of [...Object.entries(romanian), ...Object.entries(russian)]) {
      expect(placeholders(text), english).toEqual(placeholders(english))
    }
  })
})

/** Texts in several languages, and labels in one. */
function englishTexts(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if ('en' in value && 'ro' in value) return [String(value.en)]
  return Object.entries(value).flatMap(([key, inner]) => {
    if (['hooks', 'access', 'editor', 'flattenedFields', 'clientProps'].includes(key)) return []
    if (['label', 'singular', 'plural'].includes(key) && typeof inner === 'function') {
      // Payload’s own are keys of its own dictionary.
      return [inner({ i18n: { language: 'en' }, t: () => '' })].filter(Boolean)
    }
    if (['label', 'description', 'group'].includes(key) && typeof inner === 'string') return [inner]
    return englishTexts(inner, seen)
  })
}
