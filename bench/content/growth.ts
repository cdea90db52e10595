import { screens, states } from '../../tests/e2e/support/screens.ts'
import { portion } from '../portion.ts'
import { asRatio } from '../report/figures.ts'
import { atMost, type Measured } from '../report/limits.ts'
import { timeMisses } from '../server/time-misses.ts'
import { onStage } from '../stage.ts'
import { fillContent } from './fill-content.ts'

const sizes = [1_000, 10_000]
const rounds = portion(40)
/** Ratio within which two measurements count as equal. */
const same = 1.25
const paths = [
  ...screens.filter(({ status }) => status === 200).map(({ path }) => path),
  ...states.map(({ path }) => path),
].filter((path) => path !== '/hire-us')

/** Render times with more content, bypassing the page cache. */
export function measureGrowth(): Promise<Measured> {
  return onStage(async ({ siteUrl, databaseUrl }) => {
    const medians = new Map<string, number[]>(paths.map((path) => [path, []]))
    const measure = async () => {
      for (const { page, median } of await timeMisses(siteUrl, paths, rounds)) {
        medians.get(page)?.push(median)
      }
    }
    await measure()
    for (const size of sizes) {
      await fillContent(databaseUrl, size)
      await measure()
    }
    return found(medians)
  })
}

/** @param medians milliseconds per page, for each size of content, smallest first. */
function found(medians: ReadonlyMap<string, number[]>): Measured {
  const rows = [...medians].map(([page, times]) => {
    const [smallest = Number.NaN] = times
    return { page, times, ratios: times.map((time) => time / smallest) }
  })
  return {
    tables: [
      {
        title: 'Growth with content',
        how: `p50 of pages rendered (one after another, ${rounds} times each, past the memory), with the sample company (some ten of each) and with 1,000 and 10,000 projects, vacancies and employees. In brackets: the ratio to the first. Limit: the same, ≤ ${asRatio(same)}.`,
        columns: ['page', 'sample company', ...sizes.map((size) => size.toLocaleString('en'))],
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
        `page with ${size.toLocaleString('en')} documents of each kind, against ten`,
        same,
        rows.map(({ page, ratios }) => [page, ratios[index + 1] ?? Number.NaN]),
        asRatio,
      ),
    ),
  }
}
