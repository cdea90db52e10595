import { dictionary } from './dictionary/index.ts'

/** The languages of the admin's interface. Staff choose theirs in their account. */
export const adminLanguages = ['en', 'ro', 'ru'] as const
export type AdminLanguage = (typeof adminLanguages)[number]

/** A text in the admin's other languages. The English text itself is the key. */
export type Translation = Record<Exclude<AdminLanguage, 'en'>, string>

/** The English texts that the dictionary has in every language. */
export type Wording = keyof typeof dictionary

const translations = new Map<string, Translation>(Object.entries(dictionary))

/** Whether the dictionary has this English text. */
export function isTranslated(english: string): english is Wording {
  return translations.has(english)
}

/**
 * A text of our own parts of the admin, in one of its languages.
 *
 * @param values what replaces `{name}` in the text.
 */
export function translate(
  wording: Wording,
  language: string,
  values: Record<string, string | number> = {},
): string {
  return translateIfKnown(wording, language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

/** A text that comes from elsewhere; itself, when the dictionary does not have it. */
export function translateIfKnown(english: string, language: string): string {
  if (language !== 'ro' && language !== 'ru') return english
  return translations.get(english)?.[language] ?? english
}

/** A text as Payload wants labels and descriptions: in every language at once. */
export function inEveryLanguage(english: string): Record<AdminLanguage, string> {
  return {
    en: english,
    ro: translateIfKnown(english, 'ro'),
    ru: translateIfKnown(english, 'ru'),
  }
}
