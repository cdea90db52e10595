import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { mainText, withTranslations } from '../i18n/content-language.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import { lockForChange } from '../storage/locks.ts'
import { inTransaction, query, tableOf } from '../storage/transaction.ts'
import { foldText } from './fold-text.ts'
import {
  indexVersion,
  type SearchedCollection,
  searchedCollections,
  searchedOf,
} from './searched-collections.ts'

/** Max characters of a document that are searched: PostgreSQL limits a `tsvector` to 1 MB. */
const maxText = 50_000

type Values = Record<string, unknown>

/**
 * Brings the index to what visitors see of a document, in the transaction of `req`: a row for each
 * language if it is published, otherwise none.
 */
export async function updateSearchIndex(req: PayloadRequest, slug: string, id: number | string) {
  if (!searchedOf(slug)) return
  const collection = slug as SearchedCollection
  await query(
    req,
    sql`delete from search_index where collection = ${collection} and document_id = ${id}`,
  )
  const document = await req.payload.db.findOne<Values & { id: number }>({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' }, deletedAt: { exists: false } },
    req,
  })
  if (!document) return
  const { flattenedFields } = req.payload.collections[collection].config
  const { translations = languages } = withTranslations(document, mainText(flattenedFields) ?? [])
  const rows = languages.map((language) => {
    const isTranslated = translations.some((translation) => translation === language)
    return toRow(collection, document, language, isTranslated ? language : defaultLanguage)
  })
  await query(
    req,
    sql`insert into search_index (version, collection, document_id, closes_on, language,
      text_language, title, summary, body, terms, heading, words) values ${sql.join(rows, sql`, `)}`,
  )
}

function toRow(
  collection: SearchedCollection,
  document: Values & { id: number },
  language: Language,
  textLanguage: Language,
): SQL {
  const fields = searchedOf(collection)
  const textOf = (...names: (string | undefined)[]) =>
    names
      .map((name) => (name ? textsAt(document, name.split('.'), language).join(', ') : ''))
      .filter(Boolean)
      .join(' · ')
      .replace(/\s+/g, ' ')
      .slice(0, maxText)
  const title = textOf(fields?.title)
  const summary = textOf(fields?.summary)
  const body = textOf(...(fields?.body ?? []))
  const vector = (text: string, weight: 'A' | 'B' | 'C') => sql`setweight(
    to_tsvector(${configurationOf(textLanguage)}, ${foldText(text)})
      || to_tsvector('simple', ${foldText(text)}), ${sql.raw(`'${weight}'`)})`
  const heading = sql`${vector(title, 'A')} || ${vector(summary, 'B')}`
  return sql`(${indexVersion}, ${collection}, ${document.id}, ${document.closesOn ?? null},
    ${language}, ${textLanguage}, ${title}, ${summary}, ${body},
    ${foldText(`${title} ${summary}`)}, ${heading}, ${heading} || ${vector(body, 'C')})`
}

/** PostgreSQL's configuration for a language, such as `romanian`; `simple` if it has none. */
export function configurationOf(language: Language): SQL {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)?.toLowerCase()
  return sql`search_configuration(${name ?? ''})`
}

/** The texts at a path below a value as the database has it, where localized ones are objects. */
function textsAt(value: unknown, path: readonly string[], language: Language): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsAt(each, path, language))
  if (typeof value !== 'object' || value === null) return value ? [String(value)] : []
  if ('root' in value) return [convertLexicalToPlaintext({ data: value as never })]
  const values = value as Values
  if (languages.some((each) => each in values)) {
    return textsAt(values[language] || values[defaultLanguage], path, language)
  }
  const [name, ...rest] = path
  return name === undefined ? [] : textsAt(values[name], rest, language)
}

/**
 * Indexes what is not indexed in this version, each document in a transaction of its own, so that an
 * interrupted run goes on where it was; removes what is left of other versions. Returns how many.
 */
export async function fillSearchIndex(payload: Payload): Promise<number> {
  let count = 0
  for (const slug of Object.keys(searchedCollections) as CollectionSlug[]) {
    const missing = await query(
      { payload },
      sql`select id from ${tableOf(slug)} where _status = 'published' and deleted_at is null
        and id not in (select document_id from search_index
          where collection = ${slug} and version = ${indexVersion})`,
    )
    for (const { id } of missing) {
      await inTransaction(payload, async (req) => {
        await lockForChange(req, slug, Number(id))
        await updateSearchIndex(req, slug, Number(id))
      })
    }
    count += missing.length
  }
  await query({ payload }, sql`delete from search_index where version <> ${indexVersion}`)
  return count
}
