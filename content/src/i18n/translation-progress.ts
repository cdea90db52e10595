import { type SQL, sql } from 'drizzle-orm'
import type { FlattenedField, Payload } from 'payload'
import { query } from '../storage/transaction.ts'
import { defaultLanguage, type Language } from './languages.ts'

/** How many texts of a document there are, and how many of them in another language. */
export type TranslationProgress = { id: number; total: number; translated: number }

/** A table with texts: the document's own, or that of the rows of a list. */
type TextTable = { table: string; columns: string[]; parents: string[] }

/**
 * Counts the texts of each document of a collection, or of a global, in English and in another
 * language. What is empty in English counts as no text.
 */
export async function translationProgress(payload: Payload, slug: string, language: Language) {
  const collection = payload.collections[slug as keyof typeof payload.collections]?.config
  const config = collection ?? payload.globals.config.find((global) => global.slug === slug)
  if (!config) return []
  const table = snakeCase(slug)
  const tables = textTables(config.flattenedFields, table)
  if (tables.length === 0) return []
  const kept = collection?.trash ? sql`where ${column('document', 'deleted_at')} is null` : sql``
  const counts = tables.map(
    (texts) => sql`select document.id, ${count('original', texts.columns)} as total,
        ${count('translation', texts.columns)} as translated
      from ${sql.identifier(table)} as document ${joins(texts)}
      left join ${sql.identifier(`${texts.table}_locales`)} as original
        on original._parent_id = ${column(rowOf(texts), 'id')}
        and original._locale = ${defaultLanguage}::_locales
      left join ${sql.identifier(`${texts.table}_locales`)} as translation
        on translation._parent_id = ${column(rowOf(texts), 'id')}
        and translation._locale = ${language}::_locales ${kept}`,
  )
  const rows = await query(
    { payload },
    sql`select id, sum(total)::int as total, sum(least(total, translated))::int as translated
      from (${sql.join(counts, sql` union all `)}) as counts group by id order by id`,
  )
  return rows as TranslationProgress[]
}

/** Payload's tables of texts below some fields: lists have one of their own. */
function textTables(fields: FlattenedField[], table: string, parents: string[] = []): TextTable[] {
  const columns: string[] = []
  const lists: TextTable[] = []
  const collect = (level: FlattenedField[], prefix: string) => {
    for (const field of level) {
      const name = prefix + snakeCase(field.name)
      if (field.type === 'group') collect(field.flattenedFields, `${name}_`)
      else if (field.type === 'array') {
        lists.push(...textTables(field.flattenedFields, `${table}_${name}`, [...parents, table]))
      } else if (field.type === 'blocks') {
        for (const { slug, flattenedFields } of field.blocks) {
          const rows = `${table}_blocks_${snakeCase(slug)}`
          lists.push(...textTables(flattenedFields, rows, [...parents, table]))
        }
      } else if (isText(field)) columns.push(name)
    }
  }
  collect(fields, '')
  return columns.length > 0 ? [{ table, columns, parents }, ...lists] : lists
}

const isText = (field: FlattenedField) =>
  (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
  Boolean(field.localized)

const snakeCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])|-/g, (_, before = '', letter = '') => `${before}_${letter}`)
    .toLowerCase()

const column = (table: string, name: string) =>
  sql`${sql.identifier(table)}.${sql.identifier(name)}`

/** The alias of the rows to which the texts belong. */
const rowOf = ({ table, parents }: TextTable) => (parents.length === 0 ? 'document' : table)

/** Joins the tables of lists from the document to the rows with the texts. */
function joins({ table, parents }: TextTable): SQL {
  const chain = [...parents, table].slice(1)
  return sql.join(
    chain.map((name, index) => {
      const parent = index === 0 ? 'document' : (chain[index - 1] ?? '')
      return sql`join ${sql.identifier(name)} on ${column(name, '_parent_id')} = ${column(parent, 'id')} `
    }),
  )
}

function count(table: string, columns: string[]): SQL {
  const filled = columns.map((name) => sql`nullif(${column(table, name)}::text, '')`)
  return sql`num_nonnulls(${sql.join(filled, sql`, `)})`
}
