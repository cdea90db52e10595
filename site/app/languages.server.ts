import { AsyncLocalStorage } from 'node:async_hooks'
import { homePath, pathInLanguage } from '@vitrina/content/paths.ts'
import {
  baseLocale,
  getLocale,
  type Locale,
  locales,
  overwriteGetLocale,
} from './paraglide/runtime.js'

/** The language of what is being rendered. */
const current = new AsyncLocalStorage<Locale>()

overwriteGetLocale(() => current.getStore() ?? baseLocale)

/** Runs work in the language of a URL path: its texts, and the content that it reads. */
export function inLanguageOf<Result>(path: string, work: () => Result): Result {
  return current.run(splitLanguage(path.replace(/\.data$/, '')).language, work)
}

/** The prefix of a language's pages; the default language has none. */
export const prefixOf = (language: Locale) => (language === baseLocale ? '' : `/${language}`)

const prefixes = locales
  .filter((language) => language !== baseLocale)
  .map((language) => ({ language, prefix: prefixOf(language) }))

/** The language of a URL path, and the path of the page without the prefix. */
export function splitLanguage(path: string): { language: Locale; page: string } {
  for (const { language, prefix } of prefixes) {
    if (path === prefix) return { language, page: homePath }
    if (path.startsWith(`${prefix}/`)) return { language, page: path.slice(prefix.length) }
  }
  return { language: baseLocale, page: path }
}

/** The path of a page, such as `/services`, in the current language or another one. */
export const localizedPath = (page: string, language: Locale = getLocale()) =>
  pathInLanguage(page, prefixOf(language))
