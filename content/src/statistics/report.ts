import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { query } from '../storage/transaction.ts'
import { formSteps, forms } from './beacon.ts'
import type { Counted } from './counters.ts'
import { quantile, vitals } from './vitals.ts'

export const periods = [7, 28, 90, 365] as const

export type Compared = { count: number; before: number }
export type Named = Compared & { name: string }

export type Report = Awaited<ReturnType<typeof readReport>>

const none: Compared = { count: 0, before: 0 }

const shown = 10
/** Kinds of which all names are needed. */
const complete = sql.param(['form', ...vitals])

type Row = Named & { part: 'name' | 'total' | 'language' | 'day'; kind: Counted['kind'] }

/** The statistics of the days until today, compared with as many days before. */
export async function readReport(payload: Payload, today: string, days: number) {
  const isByWeek = days > 90
  const rows = await readRows(payload, today, days, isByWeek ? 7 : 1)
  const of = (part: Row['part'], kind: Counted['kind']) =>
    rows.filter((row) => row.part === part && row.kind === kind)
  const total = (kind: Counted['kind']) => of('total', kind)[0] ?? none
  const top = (kind: Counted['kind']) => of('name', kind).filter(({ count }) => count > 0)
  const step = (wanted: string) => of('name', 'form').find(({ name }) => name === wanted) ?? none
  return {
    views: total('page'),
    visits: total('referrer'),
    /** Views by day or week, the oldest first; `name` is the first day. */
    days: of('day', 'page'),
    isByWeek,
    top: {
      page: top('page'),
      referrer: top('referrer'),
      campaign: top('campaign'),
      'visitor-language': top('visitor-language'),
      'empty-search': top('empty-search'),
    },
    languages: of('language', 'page'),
    funnels: forms.map((form) => ({
      form,
      steps: formSteps.map((name) => ({ ...step(`${form} ${name}`), name })),
    })),
    /** The values below which three of four visits were. */
    vitals: vitals.map((vital) => {
      const histogram = (when: 'count' | 'before') =>
        of('name', vital).map((row) => ({ bucket: Number(row.name), count: row[when] }))
      const now = histogram('count')
      return {
        vital,
        histogram: now,
        now: quantile(now, 0.75),
        before: quantile(histogram('before'), 0.75),
      }
    }),
  }
}

/** In one statement, which adds up the days first: all else is about much fewer rows. */
async function readRows(payload: Payload, today: string, days: number, step: number) {
  const rows = await query(
    { payload },
    sql`with recent as not materialized (
      select *, ${today}::date - day as age from statistics
      where day > ${today}::date - 2 * ${days}::int and day <= ${today}::date
    ), counted as (
      select kind, name, language,
        coalesce(sum(count::float8) filter (where age < ${days}::int), 0) as count,
        coalesce(sum(count::float8) filter (where age >= ${days}::int), 0) as before
      from recent group by kind, name, language
    ), summed as (
      select kind, coalesce(name, language, '') as name, sum(count) as count, sum(before) as before,
        case grouping(name, language) when 1 then 'name' when 2 then 'language' else 'total' end
          as part
      from counted
      group by grouping sets ((kind, name), (kind, language), (kind))
    ), ranked as (
      select *, row_number() over (partition by part, kind order by count desc, name) as place
      from summed
    )
    select part, kind, name, count, before, place from ranked
    where part <> 'name' or place <= ${shown} or kind = any(${complete}::text[])
    union all
    select 'day', 'page', (${today}::date - (point + 1) * ${step}::int + 1)::text,
      coalesce(sum(count) filter (where age < ${days}::int), 0)::float8,
      coalesce(sum(count) filter (where age >= ${days}::int), 0)::float8, -point
    from generate_series(0, ${days}::int / ${step}::int - 1) as point
    left join recent on kind = 'page' and age % ${days}::int / ${step}::int = point
    group by point
    order by part, kind, place`,
  )
  return rows as Row[]
}
