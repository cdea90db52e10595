import { baseLocale, type Locale, locales } from '../paraglide/runtime.js'
import { pathInLanguage } from '../paths.ts'

/** A language of the content, of emails and of the site: each has a folder of messages. */
export type Language = Locale

/** Every language, the default one first: its pages have no prefix, and others fall back to it. */
export const languages: readonly Language[] = [
  baseLocale,
  ...locales.filter((code) => code !== baseLocale),
]

export const defaultLanguage: Language = baseLocale

export const isLanguage = (code: unknown): code is Language =>
  languages.some((known) => known === code)

/** The path of a page in a visitor's language, for links in emails. */
export function localizedPath(path: string, language: string | null | undefined): string {
  return isLanguage(language) && language !== defaultLanguage
    ? pathInLanguage(path, `/${language}`)
    : path
}

/** The path of a page without the prefix of a language. */
export function withoutLanguage(path: string): string {
  const [, code = '', page = ''] = /^\/([a-z]{2,3})(\/.*|$)/.exec(path) ?? []
  return isLanguage(code) && code !== defaultLanguage ? page || '/' : path
}

/** The name of a language in itself, such as “Română”. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
