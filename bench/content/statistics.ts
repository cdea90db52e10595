import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../../tests/e2e/support/databases.ts'
import {
  asMilliseconds,
  atLeast,
  atMost,
  inEnglish,
  type Measured,
  quantile,
  scaled,
  toRow,
} from '../report.ts'
import { inParallel, send } from '../requests.ts'
import { withSite } from '../site.ts'

const views = 1_000_000
const days = 365
const connections = 20
const seconds = 5
const reports = scaled(1_000) * seconds

const report = JSON.stringify({
  views: ['/', '/services'],
  steps: ['consultation seen'],
  entry: { referrer: 'www.google.com', language: 'en-GB', campaign: ['google', 'cpc', 'spring'] },
  vitals: { fcp: 812, lcp: 1412, cls: 12, inp: 96 },
})

/** A thousand reports per second, what they cost the database, and reading a year of statistics. */
export function measureStatistics(): Promise<Measured> {
  return withSite(async ({ siteUrl, databaseUrl }) => {
    const script = await (await fetch(`${siteUrl}/statistics`)).text()
    await sendReports(siteUrl, scaled(500))
    await sleep(2_000)
    const before = await statements(databaseUrl)
    const sent = await sendReports(siteUrl, reports)
    await sleep(2_000)
    const written = (await statements(databaseUrl)) - before
    const [counted] = await query<{ count: number }>(
      databaseUrl,
      `select sum(count)::int as count from statistics where kind = 'page' and name = '/services'`,
    )
    const rows = await fillStatistics(databaseUrl, views * 2, days * 2)
    const read = await readTimes(databaseUrl)
    const limits = [
      atLeast('reports answered a second', 1_000, inEnglish, sent.times.length / sent.seconds),
      atMost('report answered, p99', 100, asMilliseconds, quantile(sent.times, 0.99)),
      atMost('writes a second', 1, (value) => value.toFixed(2), written / (sent.seconds + 2)),
      atMost('statistics of a year, p99', 1_000, asMilliseconds, quantile(read, 0.99)),
      atMost('script, bytes', 2_048, inEnglish, script.length),
    ]
    return {
      tables: [
        {
          title: 'Statistics',
          method: `${inEnglish(reports)} reports of visits over ${connections} connections, each with two views, from a client in Node. Then the report of ${days} days with ${inEnglish(views)} views, and as many in the year before (${inEnglish(rows)} rows), read 50 times.`,
          columns: ['what', 'measured', 'limit'],
          rows: [
            ...limits.map(toRow),
            ['reports counted', `${counted?.count} of ${scaled(500) + reports}`, 'all'],
            ['statistics of a year, p50', asMilliseconds(quantile(read, 0.5)), ''],
          ],
        },
      ],
      limits,
    }
  })
}

/** Sends reports as a browser does. @returns their durations in milliseconds */
async function sendReports(siteUrl: string, count: number) {
  const times: number[] = []
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'text/plain',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/141.0',
  }
  const sendOne = async (agent: Agent) => {
    const begun = performance.now()
    const status = await send(`${siteUrl}/statistics`, { agent, method: 'POST', headers }, report)
    if (status === 204) times.push(performance.now() - begun)
  }
  const took = await inParallel(connections, (number) => number < count, sendOne)
  return { times, seconds: took }
}

/** How many statements have written counts: each updates the same ten rows. */
async function statements(databaseUrl: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    databaseUrl,
    `select n_tup_upd::int as count from pg_stat_user_tables where relname = 'statistics'`,
  )
  return (row?.count ?? 0) / 10
}

/** The durations of the report's query on its own connections, in milliseconds. */
async function readTimes(databaseUrl: string): Promise<number[]> {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: process.env.DATA_DIR ?? '.data/bench',
    PAYLOAD_SECRET: 'only-for-the-benchmark-never-for-running',
  })
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../content/src/payload.config.ts')
  const { readReport } = await import('../../content/src/statistics/report.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const today = new Date().toISOString().slice(0, 10)
  const times: number[] = []
  try {
    for (let number = 0; number < 50; number++) {
      const begun = performance.now()
      await readReport(payload, today, days)
      times.push(performance.now() - begun)
    }
  } finally {
    await payload.destroy()
  }
  return times
}

/** How many names of a kind there are, and how often a view counts one of them. */
const kinds = [
  { kind: 'page', names: 97, share: 1 },
  { kind: 'referrer', names: 86, share: 0.4 },
  { kind: 'empty-search', names: 40, share: 0.01 },
  ...['fcp', 'lcp', 'inp', 'cls'].map((kind) => ({ kind, names: 40, share: 0.3 })),
]

/** Stores the counts of as many views over the last days in two languages. @returns the rows */
async function fillStatistics(databaseUrl: string, views: number, days: number): Promise<number> {
  const [stored] = await query<{ rows: number }>(
    databaseUrl,
    `with added as (
      insert into statistics (day, kind, name, language, count)
      select current_date - age, kind, name::text, language, ceil($1::float / $2 * share / names / 2)
      from generate_series(0, $2::int - 1) as age, unnest(array['en', 'ro']) as language,
        jsonb_to_recordset($3) as kinds(kind text, names int, share float),
        generate_series(1, names) as name
      on conflict do nothing returning count
    )
    select count(*)::int as rows from added`,
    [views, days, JSON.stringify(kinds)],
  )
  await query(databaseUrl, 'analyze statistics')
  return stored?.rows ?? 0
}
