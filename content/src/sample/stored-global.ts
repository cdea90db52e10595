import type { FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { saveVersion } from 'payload'
import type { Language } from '../i18n/languages.ts'
import { hasDrafts } from '../publishing/drafts.ts'
import { isWholeList } from './without-sample.ts'

export type Values = Record<string, unknown>

/** A global as the database has it, with its texts in all languages. */
export type StoredGlobal = {
  slug: GlobalSlug
  /** What visitors see. */
  live: Values
  /** What staff have saved since, without publishing it. */
  draft?: Values
}

const configOf = ({ payload }: PayloadRequest, slug: GlobalSlug) =>
  payload.globals.config.find((global) => global.slug === slug)

export async function readGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<StoredGlobal> {
  const { db } = req.payload
  const live = await db.findGlobal<Values>({ slug, locale: 'all', req })
  const config = configOf(req, slug)
  if (!config || !hasDrafts(config)) return { slug, live }
  const { docs } = await db.findGlobalVersions<Values>({
    ...{ global: slug, where: { latest: { equals: true } } },
    ...{ limit: 1, pagination: false, locale: 'all', req },
  })
  const newest = docs[0]?.version
  return { slug, live, ...(newest?._status === 'draft' && { draft: newest }) }
}

/**
 * Writes a global in all languages, below Payload's operations: those write one language, in which
 * no required text may be missing. What stood there before remains in the versions.
 */
export async function writeGlobal(req: PayloadRequest, global: StoredGlobal): Promise<void> {
  const { payload } = req
  const { slug, draft } = global
  const { id: _id, globalType: _type, ...data } = global.live
  const config = configOf(req, slug)
  await payload.db.updateGlobal({ slug, data, req })
  if (!config?.versions) return
  await saveVersion({ global: config, docWithLocales: data, payload, req })
  if (draft) await saveVersion({ global: config, docWithLocales: draft, draft: true, payload, req })
}

/** Values of one language, as `readGlobal` has them; `toRichText` converts Markdown. */
export function inLanguage(
  fields: readonly FlattenedField[],
  values: Values,
  language: Language,
  toRichText: (markdown: string) => unknown,
): Values {
  const stored = (field: FlattenedField, value: unknown): unknown => {
    if (field.type === 'richText' && typeof value === 'string') return toRichText(value)
    if (!('flattenedFields' in field) || isWholeList(value)) return value
    const inside = (each: unknown) =>
      inLanguage(field.flattenedFields, each as Values, language, toRichText)
    return Array.isArray(value) ? value.map(inside) : inside(value)
  }
  const named = Object.entries(values).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name)
    if (!field || value === undefined) return []
    const inside = stored(field, value)
    return [[name, 'localized' in field && field.localized ? { [language]: inside } : inside]]
  })
  return Object.fromEntries(named)
}
