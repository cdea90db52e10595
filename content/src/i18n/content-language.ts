import type { CollectionBeforeReadHook, FlattenedField, SanitizedConfig } from 'payload'
import { defaultLanguage, languages } from './languages.ts'

/** In the context of a read whose documents tell what they are translated to. */
export const tellTranslations = { tellTranslations: true }

/** The languages that a document read with `tellTranslations` has; all if it has no such texts. */
export function translationsOf(document: object | null | undefined): readonly string[] {
  return (document as { translations?: string[] } | null | undefined)?.translations ?? languages
}

/** The slugs of a document read with `tellTranslations` by language, unless all are the same. */
export function slugsOf(document: object): Record<string, string> | undefined {
  return (document as { slugs?: Record<string, string> }).slugs
}

/** The slugs of such a document in all languages. */
export const allSlugsOf = (document: { slug: string }): string[] =>
  Object.values(slugsOf(document) ?? { slug: document.slug })

/** Adds what `translationsOf` and `slugsOf` read to every collection with localized texts. */
export async function markTranslations(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { flattenedFields, hooks } of sanitized.collections) {
    const path = mainText(flattenedFields)
    if (!path) continue
    const mark: CollectionBeforeReadHook = ({ doc, req }) =>
      req.context.tellTranslations
        ? withSlugs(withTranslations(doc, path), req.locale ?? '')
        : undefined
    hooks.beforeRead.push(mark)
  }
  return sanitized
}

type Values = Record<string, unknown>

/** Marks a document that has its texts in all languages, unless the main one was not selected. */
export function withTranslations<Document extends object>(
  document: Document,
  path: readonly string[],
): Document & { translations?: string[] } {
  const text = path.reduce<unknown>(
    (value, name) => (value as Values | undefined)?.[name],
    document,
  )
  if (typeof text !== 'object' || text === null) return document
  return { ...document, translations: languages.filter((language) => (text as Values)[language]) }
}

/** The document with its slug in a language, and with those of all languages. */
function withSlugs({ translatedSlug, ...document }: Values, language: string): Values {
  const translated = Object.entries(translatedSlug ?? {}).filter(([, slug]) => slug)
  if (!document.slug || translated.length === 0) return document
  const slugs: Values = {
    ...Object.fromEntries(languages.map((each) => [each, document.slug])),
    ...Object.fromEntries(translated),
    [defaultLanguage]: document.slug,
  }
  return { ...document, slug: slugs[language] ?? document.slug, slugs }
}

/** The path of the first required text, such as the title, without which nothing is translated. */
export function mainText(fields: readonly FlattenedField[]): string[] | undefined {
  for (const field of fields) {
    if (field.type === 'group') {
      const path = mainText(field.flattenedFields)
      if (path) return [field.name, ...path]
    }
    const isText = field.type === 'text' || field.type === 'textarea'
    if (isText && field.localized && field.required) return [field.name]
  }
  return undefined
}
