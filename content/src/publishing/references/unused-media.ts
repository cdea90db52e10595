import { sql } from 'drizzle-orm'
import type { Endpoint } from 'payload'
import { apiError } from '../../http/error-response.ts'
import { hasRole } from '../../staff/access.ts'
import { type InTransaction, query } from '../../storage/transaction.ts'

/** Max pictures in the list, which names them in its address; the oldest come first. */
const maxListed = 1_000

/** `GET /api/unused-media`: leads to the list of the media that nothing refers to. */
export const unusedMedia: Endpoint = {
  path: '/unused-media',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, 'admin', 'editor')) throw apiError(req, 403, 'You may not see this.')
    const ids = await findUnusedMedia(req)
    const list = new URLSearchParams({ 'where[id][in]': ids.join() || '0' })
    const headers = { Location: `/admin/collections/media?${list}`, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 302, headers })
  },
}

/** The ids of media to which no document refers, nor any version of one that could be restored. */
export async function findUnusedMedia(req: InTransaction): Promise<number[]> {
  const columns = await query(
    req,
    sql`select conrelid::regclass::text as in_table, attname as name, false as is_text
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where confrelid = 'media'::regclass and conrelid::regclass::text !~ '^(media|payload)_'
      union all select table_name, column_name, true from information_schema.columns
      where table_schema = 'public' and data_type = 'jsonb' and table_name !~ '^payload_'`,
  )
  const used = columns.map(({ in_table, name, is_text }) => {
    const [table, column] = [sql.identifier(String(in_table)), sql.identifier(String(name))]
    if (!is_text) return sql`select ${column} from ${table}`
    const ids = '$.** ? (@.relationTo == "media").value ? (@.type() == "number")'
    return sql`select jsonb_path_query(${column}, ${ids}::jsonpath)::int from ${table}`
  })
  const rows = await query(
    req,
    sql`with used (id) as (${sql.join(used, sql` union `)}) select id from media
      where deleted_at is null and id not in (select id from used where id is not null)
      order by id limit ${maxListed}`,
  )
  return rows.map(({ id }) => Number(id))
}
