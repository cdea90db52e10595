import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translations } from '../../../content/src/sample/translations/index.ts'
import settings from '../../../site/project.inlang/settings.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')

/** The languages of the site besides the default one, with the sample company in them. */
export const otherLanguages = translations

/** Every language of the site with the prefix of its pages, the default one first. */
export const languages = settings.locales.map((code) => ({
  code,
  prefix: code === settings.baseLocale ? '' : `/${code}`,
}))

/** The path of a page of the sample company in a language, in which its slug may be another. */
export function pathIn(path: string, code: string): string {
  const prefix = languages.find((language) => language.code === code)?.prefix ?? ''
  const translation = otherLanguages.find(([language]) => language === code)?.[1]
  const { projects = {}, vacancies = {}, articles = {}, pages = {} } = translation ?? {}
  const page = path.replace(/[^/?#]*(?=$|[?#])/, (slug) => {
    const document = projects[slug] ?? vacancies[slug] ?? articles[slug] ?? pages[slug]
    return document?.translatedSlug ?? slug
  })
  return prefix && page === '/' ? prefix : prefix + page
}

/** The texts of the site in a language, by their keys; those with variants are left out. */
export function messagesIn(language: string): Record<string, string> {
  const folder = join(root, 'site/messages', language)
  const own = readdirSync(folder).map((file) => join(folder, file))
  const words = join(root, 'content/messages', language, 'words.json')
  const files = [...own, words].map((file) => JSON.parse(readFileSync(file, 'utf8')))
  return Object.fromEntries(files.flatMap((file) => Object.entries<unknown>(file)).filter(isText))
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
