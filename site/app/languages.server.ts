import { AsyncLocalStorage } from 'node:async_hooks'
import { prefixOf, splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { pathInLanguage } from '@vitrina/content/paths.ts'
import { baseLocale, getLocale, type Locale, overwriteGetLocale } from './paraglide/runtime.js'

const current = new AsyncLocalStorage<Locale>()

overwriteGetLocale(() => current.getStore() ?? baseLocale)

/** Runs work in the language of a URL path: its texts, and the content that it reads. */
export function inLanguageOf<Result>(path: string, work: () => Result): Result {
  return current.run(splitLanguage(path.replace(/\.data$/, '')).language, work)
}

/** The path of a page, such as `/services`, in the current language or another one. */
export const localizedPath = (page: string, language: Locale = getLocale()) =>
  pathInLanguage(page, prefixOf(language))
