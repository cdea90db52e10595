import { randomBytes } from 'node:crypto'
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
const maxRatio = 1.25
const paths = [
  ...screens.filter(({ status }) => status === 200).map(({ path }) => path),
  ...states.map(({ path }) => path),
].filter((path) => path !== '/hire-us')

/** Render times with more content, bypassing the page cache. */
export function measureGrowth(): Promise<Measured> {
  return withSite(async ({ siteUrl, databaseUrl }) => {
    const medians = new Map<string, number[]>(paths.map((path) => [path, []]))
    const measure = async () => {
      for (const each of await timeRenders(siteUrl, paths, rounds)) {
        medians.get(each.page)?.push(each.median)
      }
    }
    await measure()
    for (const size of sizes) {
      await fillContent(databaseUrl, size)
      await measure()
    }
    return growthReport(medians)
  })
}

/** @param medians milliseconds per page, for each size of content, smallest first. */
function growthReport(medians: ReadonlyMap<string, number[]>): Measured {
  const rows = [...medians].map(([page, times]) => {
    const [smallest = Number.NaN] = times
    return { page, times, ratios: times.map((time) => time / smallest) }
  })
  return {
    tables: [
      {
        title: 'Growth with content',
        method: `p50 of pages rendered (one after another, ${rounds} times each, bypassing the cache), with the sample company (some ten of each) and with 1,000 and 10,000 projects, vacancies and employees. In brackets: the ratio to the first. Limit: the same, ≤ ${asRatio(maxRatio)}.`,
        columns: ['page', 'sample company', ...sizes.map((size) => inEnglish(size))],
        rows: rows.map(({ page, times, ratios }) => [
          `\`${page}\``,
          ...times.map((time, index) => {
            const ratio = index > 0 ? ` (${asRatio(ratios[index] ?? Number.NaN)})` : ''
            return `${time.toFixed(1)} ms${ratio}`
          }),
        ]),
      },
    ],
    limits: sizes.map((size, index) =>
      atMost(
        `page with ${inEnglish(size)} documents of each kind, against ten`,
        maxRatio,
        rows.map(({ page, ratios }) => [page, ratios[index + 1] ?? Number.NaN]),
        asRatio,
      ),
    ),
  }
}

const edits = scaled(30)
const administrator = { email: 'ada@stejar.example', password: randomBytes(12).toString('hex') }

/** Measures how long visitors see the old content after an edit is published. */
export function measurePublishing(): Promise<Measured> {
  return withSite(
    async (site) => {
      const admin = await startAdmin(site)
      try {
        const api = new AdminApi(site.adminUrl, await signIn(site.adminUrl, administrator))
        const { id } = await api.bySlug('projects', project.slug)
        const page = `${site.siteUrl}/services/${project.slug}`
        const edit = (title: string) =>
          timeUntilLive(page, title, () => api.publish('projects', id, { title }))
        // Warm up the admin.
        await edit('The first edit')
        const times: number[] = []
        for (let number = 1; number <= edits; number++) {
          times.push(await edit(`Edit ${number} of many`))
        }
        return publishingReport(times)
      } finally {
        await admin.stop()
      }
    },
    { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  )
}

function publishingReport(times: readonly number[]): Measured {
  const worst = max(times)
  return {
    tables: [
      {
        title: 'Publish to live',
        method: `${edits} edits of a project, one after another, from the click to the first page that shows it, which is asked for every 20 ms. Limit: ≤ 1 s.`,
        columns: ['what', 'measured'],
        rows: [
          ['median', asMilliseconds(median(times))],
          ['worst', asMilliseconds(worst)],
        ],
      },
    ],
    limits: [atMost('publish to live, worst', 1_000, [['', worst]], asSeconds)],
  }
}

/** Timeout in milliseconds. */
const liveTimeout = 5_000
const pollMs = 20

/**
 * Milliseconds from publishing to the first response with the change.
 *
 * @param page the URL of the page, which is polled.
 * @param text text that the page only has afterwards.
 * @param publish sends the edit; begins at once.
 * @throws when publishing fails or the page does not show it within five seconds
 */
async function timeUntilLive(
  page: string,
  text: string,
  publish: () => Promise<void>,
): Promise<number> {
  // Make sure that the old version is cached.
  await fetch(page).then((answer) => answer.text())
  const published = performance.now()
  const untilSeen = async () => {
    while (performance.now() < published + liveTimeout) {
      const html = await (await fetch(page)).text()
      if (html.includes(text)) return performance.now() - published
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
    throw new Error(`“${text}” never went live.`)
  }
  const [took] = await Promise.all([untilSeen(), publish()])
  return took
}
