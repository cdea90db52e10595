import { asMegabytes, asSeconds, atMost, inEnglish, type Measured, scaled } from './report.ts'
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
    const request = async (count: number, path: (n: number) => string) => {
      const responses = await sendMany(siteUrl, count, path)
      return { ...responses, memory: await residentMegabytes(pid) }
    }
    const mainPage = (n: number) => pages[n % pages.length] ?? '/'
    const first = await request(scaled(20_000), mainPage)
    const many = await request(requests, mainPage)
    const random = await request(2 * randomRequests, randomPage('one'))
    const others = await request(randomRequests, randomPage('other'))
    const failed = [many, random, others]
      .flatMap(({ statuses }) => [...statuses])
      .filter(([status]) => !expected.includes(status))
      .reduce((sum, [, times]) => sum + times, 0)
    const maxAfterMany = maxWithoutLeak(first.memory)
    const maxAfterOthers = maxWithoutLeak(random.memory)
    return {
      tables: [
        {
          title: 'Start, and a million requests',
          method: `The site is asked every 50 ms whether it is ready. Then ${inEnglish(requests)} requests for the main pages, over ${visitors} connections, from a client in Node that reads every status; then ${inEnglish(2 * randomRequests)} with unknown paths and parameters, none of which is cached, and ${inEnglish(randomRequests)} others. Memory is resident memory of the site.`,
          columns: ['what', 'measured', 'limit'],
          rows: [
            ['ready after start', asSeconds(readyAfter), '≤ 2.5 s'],
            ['memory at start', asMegabytes(memoryAtStart), '≤ 350 MB'],
            ['memory after the first pages', asMegabytes(first.memory), ''],
            [
              ...['memory after all requests', asMegabytes(many.memory)],
              `flat: ≤ ${asMegabytes(maxAfterMany)}`,
            ],
            ['memory after the random ones', asMegabytes(random.memory), ''],
            [
              ...['memory after the other random ones', asMegabytes(others.memory)],
              `flat: ≤ ${asMegabytes(maxAfterOthers)}`,
            ],
            ['responses', `${listed(many)} in ${many.seconds.toFixed(0)} s`, ''],
            ['responses to random requests', `${listed(random)}; ${listed(others)}`, ''],
            ['unexpected responses and broken connections', failed, 0],
          ],
        },
      ],
      limits: [
        atMost('site ready after start', 2_500, asSeconds, readyAfter),
        atMost('site’s memory after start', 350, asMegabytes, memoryAtStart),
        atMost('site’s memory after a million requests', maxAfterMany, asMegabytes, many.memory),
        atMost(
          'site’s memory after random requests, and a thousand more',
          maxAfterOthers,
          asMegabytes,
          others.memory,
        ),
        atMost('errors among a million requests', 0, String, failed),
      ],
    }
  })
}

/** Alternates between a detail page that does not exist and a list with unknown filter values. */
const randomPage = (word: string) => (n: number) =>
  n % 2 ? `/services/${word}-${n}` : `/services?service=${word}-${n}&x=${n}`

/** Number of responses by status (0 for a broken connection), and the duration in seconds. */
async function sendMany(siteUrl: string, count: number, path: (n: number) => string) {
  const statuses = new Map<number, number>()
  const isLeft = (n: number) => n < count
  const seconds = await inParallel(visitors, isLeft, async (agent, n) => {
    const options = { agent, headers: { 'Accept-Encoding': 'br' } }
    const status = await send(siteUrl + path(n), options).catch(() => 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  return { statuses, seconds }
}

const listed = ({ statuses }: { statuses: Map<number, number> }) =>
  [...statuses].map(([status, times]) => `${status}: ${inEnglish(times)}`).join(', ')
