import { Client } from 'pg'

type Reference = { child: string; column: string }
type Column = { name: string; type: string }

/** SQL for the columns that differ between copies; dates vary, as in real content. */
const ownValues: Record<string, string> = {
  id: 'map.new',
  slug: `row.slug || '-' || map.new`,
  order: 'row."order" + map.copy * 1000',
  posted_on: `row.posted_on - map.copy * interval '1 hour'`,
  created_at: `row.created_at - map.copy * interval '1 minute'`,
}

/**
 * Multiplies documents: copies every published one of a collection, with its texts, lists and
 * relations, until there are `count`. Uses plain SQL (thousands per second), because only reads are
 * measured afterwards; no hooks run, and versions are omitted.
 *
 * @param collection a table of documents, such as `projects`.
 * @returns the number of published documents afterwards.
 */
export async function multiply(client: Client, collection: string, count: number): Promise<number> {
  const published = `select id from ${quoted(collection)} where _status = 'published' and deleted_at is null`
  const { rows } = await client.query<{ id: number }>(published)
  const missing = count - rows.length
  if (missing <= 0 || rows.length === 0) return rows.length
  const each = Math.ceil(missing / rows.length)
  await client.query('begin')
  await client.query(`
    create temp table copied_${collection} on commit drop as
      select old, copy, nextval(pg_get_serial_sequence('${collection}', 'id')) as new
      from (${published}) as original (old), generate_series(1, ${each}) as copy
      order by copy limit ${missing}`)
  const columns = await columnsOf(client, collection)
  const values = columns.map(({ name }) => ownValues[name] ?? `row.${quoted(name)}`)
  await client.query(`
    insert into ${quoted(collection)} (${columns.map(({ name }) => quoted(name))})
    select ${values} from ${quoted(collection)} row join copied_${collection} map on map.old = row.id`)
  await copyChildren(client, collection)
  await client.query('commit')
  return count
}

/** Copies the child rows of the copied rows, recursively. */
async function copyChildren(client: Client, parent: string): Promise<void> {
  for (const { child, column } of await childrenOf(client, parent)) {
    const columns = await columnsOf(client, child)
    const id = columns.find(({ name }) => name === 'id')
    const newId =
      id?.type === 'character varying'
        ? `replace(gen_random_uuid()::text, '-', '')`
        : `nextval(pg_get_serial_sequence('${child}', 'id'))`
    await client.query(`
      create temp table copied_${child} on commit drop as
        select row.id as old, map.new as parent, ${newId} as new
        from ${quoted(child)} row join copied_${parent} map on map.old = row.${quoted(column)}`)
    const values = columns.map(({ name }) => {
      if (name === 'id') return 'map.new'
      return name === column ? 'map.parent' : `row.${quoted(name)}`
    })
    await client.query(`
      insert into ${quoted(child)} (${columns.map(({ name }) => quoted(name))})
      select ${values} from ${quoted(child)} row join copied_${child} map on map.old = row.id`)
    await copyChildren(client, child)
  }
}

/** Tables with a foreign key to this table; without version tables, which are named `_…_v`. */
async function childrenOf(client: Client, table: string): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as child, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = $1::regclass and attname in ('_parent_id', 'parent_id')`,
    [table],
  )
  return rows.filter(({ child }) => !child.startsWith('_'))
}

async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows
}

function quoted(name: string): string {
  return `"${name}"`
}

/**
 * Fills projects, vacancies and employees up to `count` each, and updates PostgreSQL's statistics.
 */
export async function fillContent(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const collection of ['projects', 'vacancies', 'employees']) {
      await multiply(client, collection, count)
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
