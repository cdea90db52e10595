import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../../tests/e2e/support/databases.ts'
import { portion } from '../portion.ts'
import { asCount, asMilliseconds, quantile } from '../report/figures.ts'
import { atLeast, atMost, type Measured } from '../report/limits.ts'
import { onStage } from '../stage.ts'
import { sendRequests } from './send-requests.ts'

const count = portion(2_000)
const connections = 20

/** Consultation requests stored per second, while their emails are queued and sent. */
export function measureIntake(): Promise<Measured> {
  return onStage(async ({ siteUrl, databaseUrl }) => {
    await sendRequests(siteUrl, { count: portion(200), connections })
    const { acknowledged, refused, seconds, times } = await sendRequests(siteUrl, {
      count,
      connections,
    })
    const [stored] = await query<{ requests: number; mails: number }>(
      databaseUrl,
      `select (select count(*)::int from consultation_requests) as requests,
              (select count(*)::int from mails) as mails`,
    )
    const begin = performance.now()
    const unsent = async () => {
      const [row] = await query<{ left: number }>(
        databaseUrl,
        `select count(*)::int as left from mails where status <> 'sent'`,
      )
      return row?.left ?? 0
    }
    const left = await unsent()
    while ((await unsent()) > 0) await sleep(200)
    const later = (performance.now() - begin) / 1000
    const rate = Math.round(acknowledged / seconds)
    const missing = [...refused.values()].reduce((sum, one) => sum + one, 0)
    return {
      tables: [
        {
          title: 'Requests received',
          how: `${count} consultation requests over ${connections} connections, each from another person, stored with two mails each, which are sent at the same time.`,
          columns: ['what', 'measured', 'limit'],
          rows: [
            ['acknowledged a second', rate, '≥ 100'],
            ['p50', asMilliseconds(quantile(times, 0.5)), ''],
            ['p99', asMilliseconds(quantile(times, 0.99)), '≤ 250 ms'],
            ['not acknowledged', missing, 0],
            ['stored', `${stored?.requests} requests, ${stored?.mails} mails`, 'each once'],
            ['mails sent after the last request', `${left} in ${later.toFixed(1)} s`, ''],
          ],
        },
      ],
      limits: [
        atLeast('requests acknowledged a second', 100, [['', rate]], asCount),
        atMost('request acknowledged, p99', 250, [['', quantile(times, 0.99)]], asMilliseconds),
        atMost('requests not acknowledged', 0, [['', missing]], asCount),
      ],
    }
  })
}
