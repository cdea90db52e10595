import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as idempotencyKey } from 'uuid'
import { query } from '../tests/e2e/support/databases.ts'
import {
  asMilliseconds,
  atLeast,
  atMost,
  type Measured,
  quantile,
  scaled,
  toRow,
} from './report.ts'
import { inParallel, send } from './requests.ts'
import { withSite } from './site.ts'

const count = scaled(2_000)
const connections = 20

/** Consultation requests stored per second, while their emails are queued and sent. */
export function measureIntake(): Promise<Measured> {
  return withSite(async ({ siteUrl, databaseUrl }) => {
    await submitRequests(siteUrl, scaled(200))
    const { rejected, seconds, times } = await submitRequests(siteUrl, count)
    const begun = performance.now()
    const countStored = async () => {
      const [row] = await query<{ requests: number; emails: number; unsent: number }>(
        databaseUrl,
        `select (select count(*)::int from consultation_requests) as requests,
          count(*)::int as emails, (count(*) filter (where status <> 'sent'))::int as unsent
         from emails`,
      )
      return row
    }
    const stored = await countStored()
    while ((await countStored())?.unsent) await sleep(200)
    const sentAfter = ((performance.now() - begun) / 1000).toFixed(1)
    const limits = [
      atLeast('requests acknowledged a second', 200, String, Math.round(times.length / seconds)),
      atMost('request acknowledged, p99', 200, asMilliseconds, quantile(times, 0.99)),
      atMost('requests not acknowledged', 0, String, rejected),
    ]
    return {
      tables: [
        {
          title: 'Submissions',
          method: `${count} consultation requests over ${connections} connections, each from another person, stored with two emails each, which are sent at the same time.`,
          columns: ['what', 'measured', 'limit'],
          rows: [
            ...limits.map(toRow),
            ['request acknowledged, p50', asMilliseconds(quantile(times, 0.5)), ''],
            ['stored', `${stored?.requests} requests, ${stored?.emails} emails`, 'each once'],
            ['emails sent after the last request', `${stored?.unsent} in ${sentAfter} s`, ''],
          ],
        },
      ],
      limits,
    }
  })
}

/** @returns the durations of the acknowledged requests in milliseconds, and of all in seconds */
async function submitRequests(siteUrl: string, count: number) {
  const times: number[] = []
  let rejected = 0
  const isLeft = (number: number) => number < count
  const seconds = await inParallel(connections, isLeft, async (agent, number) => {
    const begun = performance.now()
    const status = await submit(agent, siteUrl, number)
    if (status === 303) times.push(performance.now() - begun)
    else rejected++
  })
  return { rejected, seconds, times }
}

/** Submits the hire-us form like a browser without scripts, each time as a different person. */
async function submit(agent: Agent, siteUrl: string, number: number): Promise<number> {
  // The form appears to have been open for a minute: faster submissions are marked as suspicious.
  const key = idempotencyKey({ msecs: Date.now() - 60_000 })
  const fields = {
    name: `Person ${number}`,
    email: `person.${key}@client.example`,
    message: `We want to rebuild our booking system before summer, and this is number ${key}.`,
    consent: 'on',
    idempotencyKey: key,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const encoded = new Response(form)
  const headers = { ...Object.fromEntries(encoded.headers), Origin: siteUrl }
  const body = await encoded.text()
  return send(`${siteUrl}/hire-us`, { agent, method: 'POST', headers }, body)
}
