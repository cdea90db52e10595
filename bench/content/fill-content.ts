import { Client } from 'pg'

/**
 * Copies published projects, vacancies and employees with their relations up to `count` each, and
 * updates statistics. Plain SQL without hooks or versions: fast, and only reads are measured.
 */
export async function fillContent(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const collection of ['projects', 'vacancies', 'employees']) {
      await client.query('begin')
      await multiply(client, collection, count)
      await client.query('commit')
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function multiply(client: Client, collection: string, count: number): Promise<void> {
  const copies = `
    with original as (select id from ${collection} where _status = 'published' and deleted_at is null),
      total as (select count(*) as number from original)
    select id as old, copy, nextval(pg_get_serial_sequence('${collection}', 'id')) as new
    from original, total, generate_series(1, ${count} / number + 1) copy
    order by copy limit (select greatest(0, ${count} - number) from total)`
  // Dates vary, as in real content.
  const changes = `
    'id', map.new,
    'slug', row.slug || '-' || map.new,
    'order', (to_jsonb(row) ->> 'order')::numeric + map.copy * 1000,
    'posted_on', (to_jsonb(row) ->> 'posted_on')::timestamptz - map.copy * interval '1 hour',
    'created_at', row.created_at - map.copy * interval '1 minute'`
  await copyRows(client, collection, copies, changes)
}

/** Copies rows and child rows; `copies` selects `old` and `new` ids, `changes` has new values. */
async function copyRows(client: Client, table: string, copies: string, changes: string) {
  await client.query(`create temp table copied_${table} on commit drop as ${copies}`)
  await client.query(`
    insert into ${table} select changed.*
    from ${table} row join copied_${table} map on map.old = row.id,
      jsonb_populate_record(row, jsonb_build_object(${changes})) changed`)
  // Without version tables, which are named `_…_v`.
  const { rows: children } = await client.query<{ child: string; column: string }>(
    `select conrelid::regclass::text as child, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = $1::regclass and attname in ('_parent_id', 'parent_id')
       and conrelid::regclass::text not like '\\_%'`,
    [table],
  )
  for (const { child, column } of children) {
    const ids = `
      select row.id as old, map.new as parent,
        coalesce(nextval(pg_get_serial_sequence('${child}', 'id'))::text,
          replace(gen_random_uuid()::text, '-', '')) as new
      from ${child} row join copied_${table} map on map.old = row.${column}`
    await copyRows(client, child, ids, `'id', map.new, '${column}', map.parent`)
  }
}
