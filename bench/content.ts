import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AdminApi, signIn } from '../tests/e2e/support/admin-api.ts'
import { startAdmin } from '../tests/e2e/support/apps.ts'
import { project } from '../tests/e2e/support/sample.ts'
import { screens, states } from '../tests/e2e/support/screens.ts'
import { fillContent } from './fill-content.ts'
import {
  asMilliseconds,
  asRatio,
  asSeconds,
  atMost,
  inEnglish,
  type Measured,
  max,
  median,
  scaled,
} from './report.ts'
import { timeRenders } from './requests.ts'
import { withSite } from './site.ts'

const sizes = [1_000, 10_000]
const rounds = scaled(40)
/** Ratio within which two measurements count as equal. */
const maxRatio = 1.5
const existing = screens.filter(({ status }) => status === 200)
const paths = [...existing, ...states].map(({ path }) => path).filter((path) => path !== '/hire-us')

/** Render times with more content, bypassing the page cache. */
export function measureGrowth(): Promise<Measured> {
  return withSite(async (site) => {
    const first = await timeRenders(site, paths, rounds)
    const grown: (typeof first)[] = []
    for (const size of sizes) {
      await fillContent(site.databaseUrl, size)
      grown.push(await timeRenders(site, paths, rounds))
    }
    const pages = first.map(({ name, median }, page) => {
      const times = grown.map((each) => each[page]?.median ?? Number.NaN)
      return { name, median, larger: times.map((time) => ({ time, ratio: time / median })) }
    })
    return {
      tables: [
        {
          title: 'Growth with content',
          method: `p50 of pages rendered (one after another, ${rounds} times each, bypassing the cache, each time after a change), with the sample company (some ten of each) and with 1,000 and 10,000 projects, vacancies and employees. In brackets: the ratio to the first. Limit: the same, ≤ ${asRatio(maxRatio)}.`,
          columns: ['page', 'sample company', ...sizes.map(inEnglish)],
          rows: pages.map(({ name, median, larger }) => [
            `\`${name}\``,
            `${median.toFixed(1)} ms`,
            ...larger.map(({ time, ratio }) => `${time.toFixed(1)} ms (${asRatio(ratio)})`),
          ]),
        },
      ],
      limits: sizes.map((size, index) =>
        atMost(
          `page with ${inEnglish(size)} documents of each kind, against ten`,
          maxRatio,
          asRatio,
          pages,
          ({ larger }) => larger[index]?.ratio ?? Number.NaN,
        ),
      ),
    }
  })
}

const edits = scaled(30)
const administrator = { email: 'ada@stejar.example', password: randomBytes(12).toString('hex') }

/** Measures how long visitors see the old content after an edit is published. */
export function measurePublishing(): Promise<Measured> {
  const { email, password } = administrator
  return withSite(
    async (site) => {
      const times: number[] = []
      const admin = await startAdmin(site)
      try {
        const api = new AdminApi(site.adminUrl, await signIn(site.adminUrl, administrator))
        const { id } = await api.bySlug('projects', project.slug)
        const page = `${site.siteUrl}/services/${project.slug}`
        // The first edit is a warm-up of the admin.
        for (let number = 0; number <= edits; number++) {
          const title = `Edit ${number} of many`
          const publish = () => api.publish('projects', id, { title })
          const took = await timeUntilLive(page, title, publish)
          if (number > 0) times.push(took)
        }
      } finally {
        await admin.stop()
      }
      return {
        tables: [
          {
            title: 'Publish to live',
            method: `${edits} edits of a project, one after another, from the click to the first page that shows it, which is asked for every 20 ms. Limit: ≤ 1 s.`,
            columns: ['what', 'measured'],
            rows: [
              ['median', asMilliseconds(median(times))],
              ['worst', asMilliseconds(max(times))],
            ],
          },
        ],
        limits: [atMost('publish to live, worst', 1_000, asSeconds, max(times))],
      }
    },
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  )
}

const liveTimeoutMs = 5_000
const pollMs = 20

/** Milliseconds from publishing to the first response of a page with a text that is new. */
async function timeUntilLive(
  page: string,
  text: string,
  publish: () => Promise<void>,
): Promise<number> {
  const html = async () => (await fetch(page)).text()
  // Make sure that the old version is cached.
  await html()
  const published = performance.now()
  const untilSeen = async () => {
    while (performance.now() < published + liveTimeoutMs) {
      if ((await html()).includes(text)) return performance.now() - published
      await sleep(pollMs)
    }
    throw new Error(`“${text}” never went live.`)
  }
  const [took] = await Promise.all([untilSeen(), publish()])
  return took
}
