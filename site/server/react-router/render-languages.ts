import { prefixOf } from '@vitrina/content/i18n/languages.ts'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { getLocale, type Locale, locales } from '../../app/paraglide/runtime.js'
import type { Render } from './render-pages.ts'

/** What browsers load in other languages than the default one. */
export type Assets = { [Language in Locale]?: ServerBuild['assets'] }

/** Renders each language below its prefix, with the files for browsers in that language. */
export function renderLanguages(
  build: ServerBuild,
  mode: 'production' | 'development',
  assets: Assets = {},
): Render {
  const handlers = locales.map((language): [Locale, Render] => {
    const basename = prefixOf(language) || '/'
    const localized = { ...build, basename, assets: assets[language] ?? build.assets }
    return [language, createRequestHandler(localized, mode)]
  })
  const byLanguage = Object.fromEntries(handlers) as Record<Locale, Render>
  return (request, context) => byLanguage[getLocale()](request, context)
}
