import { Agent } from 'node:http'
import { residentMegabytes } from '../memory.ts'
import { portion } from '../portion.ts'
import { asCount, asMegabytes, asSeconds } from '../report/figures.ts'
import { atMost, type Measured } from '../report/limits.ts'
import { onStage, type Stage } from '../stage.ts'
import { ask } from './ask.ts'

const pages = ['/', '/services', '/careers', '/about-us', '/not-found']
const visitors = 32
const requests = portion(1_000_000)
const randomRequests = 1_000
/** Max memory in MB without a leak: normal variation is within 10 % plus 20 MB. */
const flat = (before: number) => before * 1.1 + 20
const right = [200, 302, 404]

/** Number of responses by status, and the duration in seconds. */
type Answers = { statuses: Map<number, number>; seconds: number }

/** Start time, and memory over a million requests and a thousand for missing pages. */
export function measureMillion(): Promise<Measured> {
  return onStage(async (stage) => {
    const agent = new Agent({ keepAlive: true, maxSockets: visitors })
    const askFor = (count: number, path: (n: number) => string) =>
      askInParallel(count, (n) =>
        ask(stage.siteUrl + path(n), { agent, headers: { 'Accept-Encoding': 'br' } }),
      )
    const mainPage = (n: number) => pages[n % pages.length] ?? '/'
    try {
      await askFor(portion(20_000), mainPage)
      const before = await residentMegabytes(stage.pid)
      const many = await askFor(requests, mainPage)
      const after = await residentMegabytes(stage.pid)
      const random = await askFor(2 * randomRequests, randomPage('one'))
      const afterRandom = await residentMegabytes(stage.pid)
      const others = await askFor(randomRequests, randomPage('other'))
      const afterOthers = await residentMegabytes(stage.pid)
      const memory = { before, after, afterRandom, afterOthers }
      return found(stage, memory, many, [random, others])
    } finally {
      agent.destroy()
    }
  })
}

/** Alternates between a detail page that does not exist and a list with unknown filter values. */
const randomPage = (word: string) => (n: number) =>
  n % 2 ? `/services/${word}-${n}` : `/services?service=${word}-${n}&x=${n}`

/** Sends requests over several connections. A broken connection counts as status 0. */
async function askInParallel(
  count: number,
  once: (n: number) => Promise<number>,
): Promise<Answers> {
  const statuses = new Map<number, number>()
  const begun = performance.now()
  let next = 0
  const visit = async () => {
    for (let n = next++; n < count; n = next++) {
      const status = await once(n).catch(() => 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return { statuses, seconds: (performance.now() - begun) / 1_000 }
}

function found(
  { readyAfter, memoryAtStart }: Stage,
  memory: { before: number; after: number; afterRandom: number; afterOthers: number },
  many: Answers,
  random: readonly Answers[],
): Measured {
  const { before, after, afterRandom, afterOthers } = memory
  const wrong = [many, ...random]
    .flatMap(({ statuses }) => [...statuses])
    .filter(([status]) => !right.includes(status))
    .reduce((sum, [, times]) => sum + times, 0)
  return {
    tables: [
      {
        title: 'Start, and a million requests',
        how: `The site is asked every 50 ms whether it is ready. Then ${requests.toLocaleString('en')} requests for the main pages, ${visitors} at once, from a client in Node that reads every status; then ${(2 * randomRequests).toLocaleString('en')} with paths and parameters that nobody has, none of which is kept, and ${randomRequests.toLocaleString('en')} others. Memory is resident memory of the site.`,
        columns: ['what', 'measured', 'limit'],
        rows: [
          ['ready after start', asSeconds(readyAfter), '≤ 2.5 s'],
          ['memory at start', asMegabytes(memoryAtStart), '≤ 350 MB'],
          ['memory after the first pages', asMegabytes(before), ''],
          ['memory after all requests', asMegabytes(after), `flat: ≤ ${asMegabytes(flat(before))}`],
          ['memory after the random ones', asMegabytes(afterRandom), ''],
          [
            'memory after the other random ones',
            asMegabytes(afterOthers),
            `flat: ≤ ${asMegabytes(flat(afterRandom))}`,
          ],
          ['answers', `${listed(many)} in ${many.seconds.toFixed(0)} s`, ''],
          ['answers to random ones', random.map(listed).join('; '), ''],
          ['wrong answers and broken connections', wrong, 0],
        ],
      },
    ],
    limits: [
      atMost('site ready after start', 2_500, [['', readyAfter]], asSeconds),
      atMost('site’s memory after start', 350, [['', memoryAtStart]], asMegabytes),
      atMost('site’s memory after a million requests', flat(before), [['', after]], asMegabytes),
      atMost(
        'site’s memory after random requests, and a thousand more',
        flat(afterRandom),
        [['', afterOthers]],
        asMegabytes,
      ),
      atMost('errors among a million requests', 0, [['', wrong]], asCount),
    ],
  }
}

function listed({ statuses }: Answers): string {
  return [...statuses]
    .map(([status, times]) => `${status}: ${times.toLocaleString('en')}`)
    .join(', ')
}
