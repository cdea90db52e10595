import {
  asCount,
  asMegabytes,
  asSeconds,
  atMost,
  inEnglish,
  type Measured,
  scaled,
} from './report.ts'
import { inParallel, send } from './requests.ts'
import { type BenchSite, residentMegabytes, withSite } from './site.ts'

const pages = ['/', '/services', '/careers', '/about-us', '/not-found']
const visitors = 32
const requests = scaled(1_000_000)
const randomRequests = 1_000
/** Max memory in MB without a leak: normal variation is within 10 % plus 20 MB. */
const maxWithoutLeak = (before: number) => before * 1.1 + 20
const expected = [200, 302, 404]

/** Number of responses by status, and the duration in seconds. */
type Responses = { statuses: Map<number, number>; seconds: number }

/** Start time, and memory over a million requests and a thousand for missing pages. */
export function measureMillion(): Promise<Measured> {
  return withSite(async (site) => {
    const request = (count: number, path: (n: number) => string) => sendMany(site, count, path)
    const mainPage = (n: number) => pages[n % pages.length] ?? '/'
    await request(scaled(20_000), mainPage)
    const before = await residentMegabytes(site.pid)
    const many = await request(requests, mainPage)
    const after = await residentMegabytes(site.pid)
    const random = await request(2 * randomRequests, randomPage('one'))
    const afterRandom = await residentMegabytes(site.pid)
    const others = await request(randomRequests, randomPage('other'))
    const afterOthers = await residentMegabytes(site.pid)
    return report(site, { before, after, afterRandom, afterOthers }, many, [random, others])
  })
}

/** Alternates between a detail page that does not exist and a list with unknown filter values. */
const randomPage = (word: string) => (n: number) =>
  n % 2 ? `/services/${word}-${n}` : `/services?service=${word}-${n}&x=${n}`

/** A broken connection counts as status 0. */
async function sendMany(
  { siteUrl }: BenchSite,
  count: number,
  path: (n: number) => string,
): Promise<Responses> {
  const statuses = new Map<number, number>()
  const seconds = await inParallel(visitors, async (agent, n) => {
    if (n >= count) return false
    const options = { agent, headers: { 'Accept-Encoding': 'br' } }
    const status = await send(siteUrl + path(n), options).catch(() => 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return true
  })
  return { statuses, seconds }
}

function report(
  { readyAfter, memoryAtStart }: BenchSite,
  memory: { before: number; after: number; afterRandom: number; afterOthers: number },
  many: Responses,
  random: readonly Responses[],
): Measured {
  const { before, after, afterRandom, afterOthers } = memory
  const failed = [many, ...random]
    .flatMap(({ statuses }) => [...statuses])
    .filter(([status]) => !expected.includes(status))
    .reduce((sum, [, times]) => sum + times, 0)
  const flat = (value: number) => `flat: ≤ ${asMegabytes(maxWithoutLeak(value))}`
  return {
    tables: [
      {
        title: 'Start, and a million requests',
        method: `The site is asked every 50 ms whether it is ready. Then ${inEnglish(requests)} requests for the main pages, over ${visitors} connections, from a client in Node that reads every status; then ${inEnglish(2 * randomRequests)} with unknown paths and parameters, none of which is cached, and ${inEnglish(randomRequests)} others. Memory is resident memory of the site.`,
        columns: ['what', 'measured', 'limit'],
        rows: [
          ['ready after start', asSeconds(readyAfter), '≤ 2.5 s'],
          ['memory at start', asMegabytes(memoryAtStart), '≤ 350 MB'],
          ['memory after the first pages', asMegabytes(before), ''],
          ['memory after all requests', asMegabytes(after), flat(before)],
          ['memory after the random ones', asMegabytes(afterRandom), ''],
          ['memory after the other random ones', asMegabytes(afterOthers), flat(afterRandom)],
          ['responses', `${listed(many)} in ${many.seconds.toFixed(0)} s`, ''],
          ['responses to random requests', random.map(listed).join('; '), ''],
          ['unexpected responses and broken connections', failed, 0],
        ],
      },
    ],
    limits: [
      atMost('site ready after start', 2_500, [['', readyAfter]], asSeconds),
      atMost('site’s memory after start', 350, [['', memoryAtStart]], asMegabytes),
      atMost(
        'site’s memory after a million requests',
        maxWithoutLeak(before),
        [['', after]],
        asMegabytes,
      ),
      atMost(
        'site’s memory after random requests, and a thousand more',
        maxWithoutLeak(afterRandom),
        [['', afterOthers]],
        asMegabytes,
      ),
      atMost('errors among a million requests', 0, [['', failed]], asCount),
    ],
  }
}

function listed({ statuses }: Responses): string {
  return [...statuses].map(([status, times]) => `${status}: ${inEnglish(times)}`).join(', ')
}
