import { type Counted, startCounters } from '@vitrina/content/statistics/counters.ts'
import { readReport } from '@vitrina/content/statistics/report.ts'
import { deleteOldCounts, maxNames, storeCounts } from '@vitrina/content/statistics/store.ts'
import { query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openPayload } from './payload.ts'

const today = '2026-11-22'

async function stored() {
  const rows = await query(
    { payload: await openPayload() },
    sql`select day::text, kind, name, language, count::int from statistics order by 1, 2, 3, 4`,
  )
  return rows.map(({ day, kind, name, language, count }) =>
    [day, kind, name, language, count].filter((value) => value !== '').join(' '),
  )
}

beforeEach(async () => {
  await query({ payload: await openPayload() }, sql`delete from statistics`)
})

const view = (name: string, language = 'en') => ({ kind: 'page', name, language }) as const
const row = (counted: Counted, count = 1, day = today) => ({ language: '', ...counted, day, count })

/** The counters of a process of the site. */
async function counters(write?: () => void) {
  const payload = await openPayload()
  return startCounters({
    write: async (rows) => {
      write?.()
      await storeCounts(payload, rows)
    },
    replaceUnknown: async (rows) => rows,
    today: async () => today,
    onFailure: () => {},
  })
}

it('adds up what several processes count', async () => {
  const processes = await Promise.all([counters(), counters(), counters()])
  for (const [index, process] of processes.entries()) {
    const views = [view('/'), view('/careers'), view('/services')]
    // In another order each time, which could deadlock.
    process.count(index % 2 ? views : views.toReversed())
    process.count([view('/', 'ro'), { kind: 'referrer', name: 'google.com' }])
  }
  await Promise.all(processes.map((process) => process.stop()))
  expect(await stored()).toEqual([
    `${today} page / en 3`,
    `${today} page / ro 3`,
    `${today} page /careers en 3`,
    `${today} page /services en 3`,
    `${today} referrer google.com 3`,
  ])
})

it('stores what was counted during an outage', async () => {
  let failures = 2
  const process = await counters(() => {
    if (failures-- > 0) throw new Error('The database is gone.')
  })
  process.count([view('/')])
  await expect.poll(() => failures, { timeout: 10_000 }).toBe(0)
  process.count([view('/')])
  await process.stop()
  expect(await stored()).toEqual([`${today} page / en 2`])
})

it('keeps a limited number of made-up names for a day, and counts the rest as others', async () => {
  const payload = await openPayload()
  const host = (number: number) =>
    row({ kind: 'referrer', name: `site-${String(number).padStart(3, '0')}.example` })
  const hosts = Array.from({ length: maxNames - 1 }, (_, number) => host(number))
  await storeCounts(payload, hosts)
  await storeCounts(payload, [host(0), host(997), host(998), host(999)])
  await storeCounts(payload, [host(996), row({ kind: 'referrer', name: '' })])
  const rows = await stored()
  expect(rows).toHaveLength(maxNames + 1)
  expect(rows).toContain(`${today} referrer 4`)
  expect(rows).toContain(`${today} referrer site-000.example 2`)
  // Pages are known ones, so there is no limit, and the next day begins anew.
  await storeCounts(
    payload,
    [view('/').name, '/careers'].map((name) => row(view(name))),
  )
  await storeCounts(payload, [{ ...host(999), day: '2026-11-23' }])
  expect(await stored()).toHaveLength(maxNames + 4)
})

it('keeps a name of the days before, however many are made up on a day', async () => {
  const payload = await openPayload()
  const visit = (name: string, day = today) => row({ kind: 'referrer', name }, 1, day)
  await storeCounts(payload, [visit('client.example', '2026-11-16')])
  const madeUp = Array.from({ length: maxNames }, (_, number) => visit(`a-${number}.example`))
  await storeCounts(payload, madeUp)
  await storeCounts(payload, [visit('client.example'), visit('new.example')])
  expect(await stored()).toContain(`${today} referrer client.example 1`)
  expect(await stored()).toContain(`${today} referrer 1`)
})

it('deletes counts after 25 months', async () => {
  const payload = await openPayload()
  const [days] = await query(
    { payload },
    sql`select (current_date - interval '25 months')::date::text as kept,
      (current_date - interval '25 months' - interval '1 day')::date::text as old`,
  )
  await storeCounts(payload, [
    row(view('/'), 1, String(days?.kept)),
    row(view('/'), 1, String(days?.old)),
  ])
  await deleteOldCounts(payload)
  expect(await stored()).toEqual([`${days?.kept} page / en 1`])
})

it('reports a period and the one before', async () => {
  const payload = await openPayload()
  await storeCounts(payload, [
    row(view('/'), 5),
    row(view('/', 'ro'), 2),
    row(view('/careers'), 3, '2026-11-16'),
    row(view('/'), 4, '2026-11-15'),
    row(view('/'), 9, '2026-11-08'),
    row({ kind: 'referrer', name: 'google.com' }, 6),
    row({ kind: 'form', name: 'consultation seen' }, 4),
    row({ kind: 'form', name: 'consultation submitted' }, 1),
    row({ kind: 'lcp', name: '80' }, 4),
  ])
  const report = await readReport(payload, today, 7)
  expect(report.views).toMatchObject({ count: 10, before: 4 })
  expect(report.visits).toMatchObject({ count: 6, before: 0 })
  expect(report.days.map(({ count }) => count)).toEqual([3, 0, 0, 0, 0, 0, 7])
  expect(report.days.map(({ before }) => before)).toEqual([0, 0, 0, 0, 0, 0, 4])
  expect(report.top.page).toMatchObject([
    { name: '/', count: 7, before: 4 },
    { name: '/careers', count: 3, before: 0 },
  ])
  expect(report.languages).toMatchObject([
    { name: 'en', count: 8, before: 4 },
    { name: 'ro', count: 2, before: 0 },
  ])
  const steps = report.funnels[0]?.steps.map(({ count }) => count)
  expect(steps).toEqual([4, 0, 1])
  expect(report.vitals.map(({ vital, now }) => [vital, now && Math.round(now)])).toEqual([
    ['fcp', undefined],
    ['lcp', Math.round(1.1 ** 79.75)],
    ['inp', undefined],
    ['cls', undefined],
  ])
})
