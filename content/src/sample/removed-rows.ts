import { sql } from 'drizzle-orm'
import type { GlobalSlug, PayloadRequest } from 'payload'
import { query } from '../storage/transaction.ts'
import { readGlobal, type StoredGlobal } from './stored-global.ts'

/*
 * What a removal takes out of the database is stored in the table `removed_sample`: globals as they
 * were, and rows of collections that were deleted, or that referred to deleted ones.
 */

const tableName = (slug: string) => slug.replaceAll('-', '_')

/** The tables of all collections: of the documents, of rows of lists, of references, of versions. */
async function collectionTables({ payload }: PayloadRequest): Promise<string[]> {
  const { collections, globals } = payload.config
  const pattern = (slugs: string[]) => `^_?(${slugs.map(tableName).join('|')})(_|$)`
  const rows = await query(
    { payload },
    sql`select relname as name from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'id'
      where relkind = 'r' and relnamespace = current_schema()::text::regnamespace
        and relname ~ ${pattern(collections.map(({ slug }) => slug))}
        and relname !~ ${pattern(globals.map(({ slug }) => slug))}`,
  )
  return rows.map(({ name }) => String(name))
}

/** Runs `remove` in the transaction of `req`; stores what it deletes and what referred to that. */
export async function storeRemovedRows(
  req: PayloadRequest,
  remove: () => Promise<void>,
): Promise<void> {
  const tables = await collectionTables(req)
  const rows = tables.map(
    (name) =>
      sql`select ${name}::text as table_name, each.id::text, to_jsonb(each) as data
        from ${sql.identifier(name)} as each`,
  )
  const all = sql.join(rows, sql` union all `)
  await query(req, sql`create temporary table before_removal on commit drop as ${all}`)
  await remove()
  await query(
    req,
    sql`insert into removed_sample (table_name, before)
      select table_name, former.data from before_removal as former
      left join (${all}) as present using (table_name, id)
      where present.data is distinct from former.data`,
  )
  await query(req, sql`drop table before_removal`)
}

/** Runs `change` in the transaction of `req`, and stores the globals as they were before. */
export async function storeChangedGlobals(
  req: PayloadRequest,
  change: () => Promise<void>,
): Promise<void> {
  const slugs = req.payload.globals.config.map(({ slug }) => slug as GlobalSlug)
  const before: StoredGlobal[] = []
  for (const slug of slugs) before.push(await readGlobal(req, slug))
  await change()
  for (const global of before) {
    const text = JSON.stringify(global)
    // The steps of the set-up that are done stay done.
    if (global.slug === 'setup' || text === JSON.stringify(await readGlobal(req, global.slug)))
      continue
    await query(req, sql`insert into removed_sample (before) values (${text}::jsonb)`)
  }
}

export async function removedGlobals(req: PayloadRequest): Promise<StoredGlobal[]> {
  const rows = await query(
    req,
    sql`select before from removed_sample where table_name is null order by id`,
  )
  return rows.map(({ before }) => before as StoredGlobal)
}

type Reference = { table: string; column: string; target: string; required: boolean }

/**
 * Restores the stored rows: first without references to other documents, which may not be there yet,
 * then the references, unless staff have chosen something else since.
 */
export async function restoreRemovedRows(req: PayloadRequest): Promise<void> {
  const references = (await query(
    req,
    sql`select conrelid::regclass::text as "table", attname as "column",
        confrelid::regclass::text as target, attnotnull as required
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = current_schema()::text::regnamespace`,
  )) as Reference[]
  // The name of a table starts with that of the table that its rows belong to.
  const tables = await query(
    req,
    sql`select table_name as name from removed_sample where table_name is not null
      group by table_name order by length(table_name)`,
  )
  const restored = tables.map(({ name }) => String(name))
  for (const name of restored) {
    const own = references.filter(({ table }) => table === name)
    const optional = own.filter(({ required }) => !required).map(({ column }) => column)
    const owners = own
      .filter(({ required }) => required)
      .map(({ column, target }) => isThere(column, target))
    await query(
      req,
      sql`insert into ${sql.identifier(name)}
        select restored.* from removed_sample, lateral jsonb_populate_record(
          null::${sql.identifier(name)}, before - ${sql.param(optional)}::text[]) as restored
        where ${sql.join([sql`table_name = ${name}`, ...owners], sql` and `)}
        on conflict (id) do nothing`,
    )
  }
  for (const { table, column, target } of references.filter(({ required }) => !required)) {
    if (!restored.includes(table)) continue
    const own = sql`${sql.identifier(table)}.${sql.identifier(column)}`
    await query(
      req,
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = (before ->> ${column})::int
        from removed_sample
        where table_name = ${table} and ${sql.identifier(table)}.id::text = before ->> 'id'
          and ${own} is null and ${isThere(column, target)}`,
    )
  }
}

const isThere = (column: string, target: string) =>
  sql`exists (select from ${sql.identifier(target)} as target
    where target.id::text = before ->> ${column})`
