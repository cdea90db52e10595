import {
  asMegabytes,
  asSeconds,
  atMost,
  inEnglish,
  type Measured,
  scaled,
  toRow,
} from './report.ts'
import { inParallel, send } from './requests.ts'
import { residentMegabytes, withSite } from './site.ts'

const pages = ['/', '/services', '/careers', '/about-us', '/not-found']
const visitors = 32
const requests = scaled(1_000_000)
const randomRequests = 1_000
/** Max memory in MB without a leak: normal variation is within 10 % plus 20 MB. */
const maxWithoutLeak = (before: number) => before * 1.1 + 20
const expected = [200, 302, 404]

/** Start time, and memory over a million requests and a thousand for missing pages. */
export function measureMillion(): Promise<Measured> {
  return withSite(async ({ siteUrl, pid, readyAfter, memoryAtStart }) => {
    const request = (count: number, path: (n: number) => string) =>
      sendMany(siteUrl, pid, count, path)
    const mainPage = (n: number) => pages[n % pages.length] ?? '/'
    const first = await request(scaled(20_000), mainPage)
    const many = await request(requests, mainPage)
    const random = await request(2 * randomRequests, randomPage('one'))
    const others = await request(randomRequests, randomPage('other'))
    const failed = [many, random, others]
      .flatMap(({ statuses }) => [...statuses])
      .filter(([status]) => !expected.includes(status))
      .reduce((sum, [, times]) => sum + times, 0)
    const memory = (name: string, limit: number, measured: number) =>
      atMost(`site’s memory after ${name}`, limit, asMegabytes, measured)
    const limits = [
      atMost('site ready after start', 2_500, asSeconds, readyAfter),
      memory('start', 350, memoryAtStart),
      memory('a million requests', maxWithoutLeak(first.memory), many.memory),
      memory('random requests, and a thousand more', maxWithoutLeak(random.memory), others.memory),
      atMost('unexpected responses and broken connections', 0, String, failed),
    ]
    return {
      tables: [
        {
          title: 'Start, and a million requests',
          method: `The site is asked every 50 ms whether it is ready. Then ${inEnglish(requests)} requests for the main pages, over ${visitors} connections, from a client in Node that reads every status; then ${inEnglish(2 * randomRequests)} with unknown paths and parameters, none of which is cached, and ${inEnglish(randomRequests)} others. Memory is resident memory of the site; its limits allow 10 % and 20 MB more than after the requests before.`,
          columns: ['what', 'measured', 'limit'],
          rows: [
            ...limits.map(toRow),
            ['memory after the first pages', asMegabytes(first.memory), ''],
            ['memory after the random ones', asMegabytes(random.memory), ''],
            ['responses', `${listed(many)} in ${many.seconds.toFixed(0)} s`, ''],
            ['responses to random requests', `${listed(random)}; ${listed(others)}`, ''],
          ],
        },
      ],
      limits,
    }
  })
}

/** Alternates between a detail page that does not exist and a list with unknown filter values. */
const randomPage = (word: string) => (n: number) =>
  n % 2 ? `/services/${word}-${n}` : `/services?service=${word}-${n}&x=${n}`

/** Responses by status (0 for a broken connection), seconds taken, and the site's memory after it. */
async function sendMany(siteUrl: string, pid: number, count: number, path: (n: number) => string) {
  const statuses = new Map<number, number>()
  const isLeft = (n: number) => n < count
  const seconds = await inParallel(visitors, isLeft, async (agent, n) => {
    const options = { agent, headers: { 'Accept-Encoding': 'br' } }
    const status = await send(siteUrl + path(n), options).catch(() => 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  return { statuses, seconds, memory: await residentMegabytes(pid) }
}

const listed = ({ statuses }: { statuses: Map<number, number> }) =>
  [...statuses].map(([status, times]) => `${status}: ${inEnglish(times)}`).join(', ')
