import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { query } from '../storage/transaction.ts'
import { formSteps, forms } from './beacon.ts'
import type { Counted } from './counters.ts'
import { type Histogram, quantile, type Vital, vitals } from './vitals.ts'

/** Periods to choose from, in days. */
export const periods = [7, 28, 90, 365] as const

/** A count in the period, and in the one before. */
export type Compared = { count: number; before: number }
export type Named = Compared & { name: string }

export type Report = {
  views: Compared
  visits: Compared
  /** Views by day, the oldest first; `name` is the last day in the period. */
  days: Named[]
  /** The most frequent names of a kind. */
  top: Record<'page' | 'referrer' | 'campaign' | 'visitor-language' | 'empty-search', Named[]>
  /** Views by the language of the page. */
  languages: Named[]
  funnels: { form: (typeof forms)[number]; steps: Compared[] }[]
  /** The values below which three of four visits were. */
  vitals: { vital: Vital; now?: number; before?: number; histogram: Histogram }[]
}

/** Names of a kind that are shown. */
const shown = 10
/** Kinds of which all names are needed. */
const complete = sql.param(['form', ...vitals])

type Row = Named & { part: 'name' | 'total' | 'language' | 'day'; kind: Counted['kind'] }

/** The statistics of the days until today, compared with as many days before. */
export async function readReport(payload: Payload, today: string, days: number): Promise<Report> {
  const rows = await readRows(payload, today, days)
  const of = (part: Row['part'], kind: Counted['kind']) =>
    rows.filter((row) => row.part === part && row.kind === kind)
  const total = (kind: Counted['kind']) => of('total', kind)[0] ?? { count: 0, before: 0 }
  const top = (kind: Counted['kind']) => of('name', kind).filter(({ count }) => count > 0)
  return {
    views: total('page'),
    visits: total('referrer'),
    days: byDay(of('day', 'page'), today, days),
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
      steps: formSteps.map(
        (step) =>
          of('name', 'form').find(({ name }) => name === `${form} ${step}`) ?? {
            count: 0,
            before: 0,
          },
      ),
    })),
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
async function readRows(payload: Payload, today: string, days: number): Promise<Row[]> {
  const rows = await query(
    { payload },
    sql`with counted as (
      select kind, name, language,
        coalesce(sum(count::float8) filter (where day > ${today}::date - ${days}::int), 0) as count,
        coalesce(sum(count::float8) filter (where day <= ${today}::date - ${days}::int), 0) as before
      from statistics
      where day > ${today}::date - 2 * ${days}::int and day <= ${today}::date
      group by kind, name, language
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
    select 'day', 'page', day::text, sum(count)::float8, 0, 0 from statistics
    where kind = 'page' and day > ${today}::date - 2 * ${days}::int and day <= ${today}::date
    group by day
    order by part, kind, place`,
  )
  return rows as Row[]
}

/** One entry for each day of the period, with the same day of the period before. */
function byDay(rows: readonly Named[], today: string, days: number): Named[] {
  const counts = new Map(rows.map(({ name, count, before }) => [name, count + before]))
  const dayBefore = (distance: number) =>
    new Date(Date.parse(today) - distance * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return Array.from({ length: days }, (_, index) => {
    const distance = days - 1 - index
    const name = dayBefore(distance)
    return {
      name,
      count: counts.get(name) ?? 0,
      before: counts.get(dayBefore(distance + days)) ?? 0,
    }
  })
}
