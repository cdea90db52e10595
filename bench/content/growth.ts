import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AdminApi, signIn } from '../../tests/e2e/support/admin-api.ts'
import { startAdmin } from '../../tests/e2e/support/apps.ts'
import { project } from '../../tests/e2e/support/sample.ts'
import { screens, states } from '../../tests/e2e/support/screens.ts'
import type { Measured } from '../report.ts'
import { asRatio, asSeconds, atMost, inEnglish, max, medianAndWorst, scaled } from '../report.ts'
import { slugs, type Times, timeRenders } from '../requests.ts'
import { withSite } from '../site.ts'
import { fillContent } from './fill-content.ts'

/** Documents of each kind, at least; the largest is compared with each of the baselines. */
const baselines = [10, 150]
const largest = 10_000
const sizes = [...baselines, 1_000, largest]
const rounds = scaled(40)
/** Ratio within which two measurements count as equal. */
const maxRatio = 1.5
const existing = screens.filter(({ status }) => status === 200)
const paths = [...existing, ...states].map(({ path }) => path).filter((path) => path !== '/hire-us')

/** Render times with more content, bypassing the page cache. */
export function measureGrowth(): Promise<Measured> {
  return withSite(async (site) => {
    const measured: Times[][] = []
    for (const size of sizes) {
      await fillContent(site.databaseUrl, size)
      measured.push(await timeRenders(site, paths, rounds, [slugs]))
    }
    const pages = paths.map((name, page) => ({
      name,
      times: measured.map((each) => each[page]?.median ?? Number.NaN),
    }))
    const growth = (times: number[], from: number) => (times.at(-1) ?? 0) / (times[from] ?? 0)
    const comparisons = baselines.map((size) => `${inEnglish(largest)} against ${inEnglish(size)}`)
    return {
      tables: [
        {
          title: 'Growth with content',
          method: `p50 of pages rendered (one after another, ${rounds} times each, bypassing the cache, each time after a change), with at least so many projects, vacancies and employees. Ten, about the sample company, do not fill a page of every list, so that against ten a longer page is measured too; ${baselines[1]} do, also when filtered. Limit: the same, ≤ ${asRatio(maxRatio)}.`,
          columns: ['page', ...sizes.map(inEnglish), ...comparisons],
          rows: pages.map(({ name, times }) => [
            ...[`\`${name}\``, ...times.map((time) => `${time.toFixed(1)} ms`)],
            ...baselines.map((_, from) => asRatio(growth(times, from))),
          ]),
        },
      ],
      limits: comparisons.map((name, from) =>
        atMost(`page with ${name} documents`, maxRatio, asRatio, pages, (of) =>
          growth(of.times, from),
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
            ...medianAndWorst('what', [{ name: 'an edit', times }]),
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
async function timeUntilLive(page: string, text: string, publish: () => Promise<void>) {
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
