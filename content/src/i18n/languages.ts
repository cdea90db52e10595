import { baseLocale, type Locale, locales } from '../paraglide/runtime.js'
import { homePath, pathInLanguage } from '../paths.ts'

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
  return isLanguage(language) ? pathInLanguage(path, prefixOf(language)) : path
}

/** The prefix of a language's pages; the default language has none. */
export const prefixOf = (language: Language) => (language === defaultLanguage ? '' : `/${language}`)

const prefixes = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => ({ language, prefix: prefixOf(language) }))

/** The language of a URL path, and the path of the page without the prefix. */
export function splitLanguage(path: string): { language: Language; page: string } {
  for (const { language, prefix } of prefixes) {
    if (path === prefix) return { language, page: homePath }
    if (path.startsWith(`${prefix}/`)) return { language, page: path.slice(prefix.length) }
  }
  return { language: defaultLanguage, page: path }
}

/** The name of a language in itself, such as “Română”. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
