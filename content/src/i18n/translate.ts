import en from './messages/en.json' with { type: 'json' }
import ro from './messages/ro.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import { interpolate, type Wording } from './translator.ts'

export type { Wording } from './translator.ts'

/** A text of emails to staff, which only the server uses. */
export type EmailWording = keyof typeof ro.emails

/** Languages of the admin app. Staff choose theirs in their account. */
type AdminLanguage = 'en' | 'ro' | 'ru'

/**
 * Sent to the browser with Payload's own: our texts, and corrections of what Payload and its
 * plugins do not translate, or wrongly (in Romanian, a locale was a village, and a draft a
 * project), or what works differently here (`publishing/restore-as-draft.ts`).
 */
export const payloadTranslations = { en, ro: forBrowsers(ro), ru: forBrowsers(ru) }

/** The texts of the model, which the server puts into the config, and of emails stay on the server. */
function forBrowsers<Messages extends { model: object; emails: object }>({
  model,
  emails,
  ...rest
}: Messages) {
  return rest
}

const translations: Record<string, Record<string, string>> = {
  ro: { ...ro.model, ...ro.emails, ...ro.vitrina },
  ru: { ...ru.model, ...ru.emails, ...ru.vitrina },
}

/** Translates a text on the server, with values interpolated for `{name}`. */
export function translate(
  wording: Wording | EmailWording,
  language: string,
  values: Record<string, string | number> = {},
): string {
  return interpolate(translateIfKnown(wording, language), values)
}

/** Translates a text from another source; returns it unchanged if no translation is known. */
export function translateIfKnown(english: string, language: string): string {
  return translations[language]?.[english] ?? english
}

/** A text in every language, as Payload expects labels and descriptions. */
export function inEveryLanguage(english: string): Record<AdminLanguage, string> {
  return { en: english, ro: translateIfKnown(english, 'ro'), ru: translateIfKnown(english, 'ru') }
}
