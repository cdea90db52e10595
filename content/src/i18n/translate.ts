import { dictionary } from './dictionary/index.ts'

/** Languages of the admin app. Staff choose theirs in their account. */
export const adminLanguages = ['en', 'ro', 'ru'] as const
export type AdminLanguage = (typeof adminLanguages)[number]

/** A text in the other languages of the admin app. The English text is the key. */
export type Translation = Record<Exclude<AdminLanguage, 'en'>, string>

/** English texts that the dictionary has in every language. */
export type Wording = keyof typeof dictionary

const translations = new Map<string, Translation>(Object.entries(dictionary))

/** Whether the dictionary has this English text. */
export function isTranslated(english: string): english is Wording {
  return translations.has(english)
}

/**
 * Translates a text of the admin app.
 *
 * @param values interpolated for `{name}` in the text.
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

/** Translates a text from another source; returns it unchanged if the dictionary lacks it. */
export function translateIfKnown(english: string, language: string): string {
  if (language !== 'ro' && language !== 'ru') return english
  return translations.get(english)?.[language] ?? english
}

/** A text in every language, as Payload expects labels and descriptions. */
export function inEveryLanguage(english: string): Record<AdminLanguage, string> {
  return {
    en: english,
    ro: translateIfKnown(english, 'ro'),
    ru: translateIfKnown(english, 'ru'),
  }
}
