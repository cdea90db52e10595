import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { query, tableOf } from '../storage/transaction.ts'
import type { Inbox } from './inboxes.ts'

export type Counted = { name: string; count: number }

/**
 * Counts the submissions of the last weeks in one query, without access checks: by week (its Monday,
 * oldest first), by source (campaign, else referrer, else page) and by status.
 */
export async function countArrivals(
  payload: Payload,
  inbox: Inbox,
  { weeks, timeZone }: { weeks: number; timeZone: string },
) {
  const monday = sql`date_trunc('week', now() at time zone ${timeZone}::text)`
  const first = sql`${monday} - make_interval(weeks => ${weeks - 1})`
  const rows = await query(
    { payload },
    sql`with recent as (
      select
        to_char(date_trunc('week', created_at at time zone ${timeZone}::text), 'YYYY-MM-DD') as week,
        status::text as status,
        coalesce(
          nullif(source_campaign, ''),
          regexp_replace(substring(source_referrer from '^(?:https?://)?([^/?#:]+)'), '^www[.]', ''),
          nullif(source_page, ''),
          ''
        ) as source
      from ${tableOf(inbox)}
      where deleted_at is null
        and created_at >= (${first}) at time zone ${timeZone}::text
    )
    select 'source' as kind, source as name, count(*)::int as count from recent group by source
    union all
    select 'status', status, count(*)::int from recent group by status
    union all
    select 'week', to_char(start, 'YYYY-MM-DD'), count(recent.week)::int
    from generate_series(${first}, ${monday}, interval '1 week') as start
    left join recent on recent.week = to_char(start, 'YYYY-MM-DD')
    group by start`,
  )
  const counted = (kind: string): Counted[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, count }) => ({ name: String(name), count: Number(count) }))
  const byCount = (one: Counted, other: Counted) =>
    other.count - one.count || one.name.localeCompare(other.name)
  const statuses = counted('status').sort(byCount)
  return {
    total: statuses.reduce((sum, { count }) => sum + count, 0),
    weeks: counted('week').sort((one, other) => one.name.localeCompare(other.name)),
    sources: counted('source').sort(byCount),
    statuses,
  }
}
