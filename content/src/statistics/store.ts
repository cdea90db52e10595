import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { query } from '../storage/transaction.ts'
import type { CountedRow } from './counters.ts'

/** Kinds with names that visitors can make up; of each, so many are kept for a day. */
const madeUp = ['referrer', 'campaign', 'visitor-language', 'empty-search']
export const maxNames = 200

/** Months for which daily counts are kept: two years can be compared. */
export const keptMonths = 25

/**
 * Adds counts to those of all processes. Of names that visitors can make up, the first new ones of a
 * day are kept, and later ones counted as others. In the order of the key, so that processes never
 * deadlock.
 */
export async function storeCounts(payload: Payload, rows: readonly CountedRow[]): Promise<void> {
  const column = (name: keyof CountedRow) => sql.param(rows.map((row) => row[name]))
  await query(
    { payload },
    sql`with given as (
      select * from unnest(${column('day')}::date[], ${column('kind')}::text[],
        ${column('language')}::text[], ${column('name')}::text[], ${column('count')}::bigint[])
        as given(day, kind, language, name, count)
    ), fresh as (
      select day, kind, name, row_number() over (partition by day, kind order by name) as place
      from (select distinct day, kind, name from given
        where name <> '' and kind = any(${sql.param(madeUp)}::text[])) as named
      -- A name of the week before is kept too: made-up ones cannot displace it.
      where not exists (select from statistics as known
        where known.day between named.day - 7 and named.day
          and (known.kind, known.name) = (named.kind, named.name))
    ), taken as (
      select day, kind, count(distinct name) as names from statistics
      where (day, kind) in (select day, kind from fresh) group by day, kind
    )
    insert into statistics (day, kind, name, language, count)
    select day, kind, case when place + coalesce(names, 0) > ${maxNames} then '' else name end,
      language, sum(count)
    from given left join fresh using (day, kind, name) left join taken using (day, kind)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, kind, name, language) do update
    set count = statistics.count + excluded.count`,
  )
}

export async function deleteOldCounts(payload: Payload): Promise<void> {
  await query(
    { payload },
    sql`delete from statistics where day < current_date - ${keptMonths} * interval '1 month'`,
  )
}
