import { basename } from 'node:path'
import type { Browser } from '@playwright/test'
import { screens } from '../../tests/e2e/support/screens.ts'
import { asMilliseconds, atMost, type Measured, max, median, scaled } from '../report.ts'
import { withSite } from '../site.ts'
import { asOnPhone, launch, openPage, phone } from './phone.ts'

const rounds = scaled(9)
const scripts = /\.(js|css)$/
const pictures = /\.(avif|webp|jpg|png|svg|ico)$/
/** Time after loading in which tasks count, in milliseconds. */
const settling = 1_000

/** First contentful paint of every page on a throttled phone, and the longest task of its loads. */
export function measureFirstPaint(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
    await using browser = await launch()
    const pages = []
    for (const { name, path } of screens) {
      const paints: Awaited<ReturnType<typeof firstPaint>>[] = []
      for (let round = 0; round <= rounds; round++) {
        const paint = await firstPaint(browser, siteUrl + path)
        // The first one fills the page cache and is not counted.
        if (round > 0) paints.push(paint)
      }
      pages.push({
        ...{ name, after: median(paints.map(({ after }) => after)) },
        longest: max(paints.map(({ longest }) => longest)),
        // From all rounds: an early request may start just before or just after the paint.
        files: [...new Set(paints.flatMap(({ files }) => files))],
      })
    }
    const early = (kind: RegExp) => (page: { files: string[] }) =>
      page.files.filter((file) => kind.test(file)).length
    return {
      tables: [
        {
          title: 'First paint',
          method: `First contentful paint in Chromium ${asOnPhone}, median of ${rounds}. Limit: before it no script and no style sheet is asked for, one font and one picture at most, and in none of the loads a task of more than 120 ms until ${settling / 1_000} s after loading.`,
          columns: ['page', 'first paint', 'longest task', 'asked for before it'],
          rows: pages.map(({ name, after, longest, files }) => [
            ...[name, asMilliseconds(after), asMilliseconds(longest)],
            files.map((file) => basename(file)).join(', '),
          ]),
        },
      ],
      limits: [
        atMost('scripts and style sheets before first paint', 0, String, pages, early(scripts)),
        atMost('fonts before first paint', 1, String, pages, early(/\.woff2$/)),
        atMost('pictures before first paint', 1, String, pages, early(pictures)),
        atMost('longest task', 120, asMilliseconds, pages, ({ longest }) => longest),
      ],
    }
  })
}

/** In a new browser context with an empty cache: the paint, files requested before it, longest task. */
async function firstPaint(browser: Browser, url: string) {
  await using context = await phone(browser)
  const page = await openPage(context)
  await page.goto(url)
  await page.waitForTimeout(settling)
  return await page.evaluate(async () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (!paint) throw new Error(`${location.href} was not painted.`)
    const files = performance.getEntriesByType('resource').flatMap(({ startTime, name }) => {
      return startTime < paint.startTime ? [new URL(name).pathname] : []
    })
    const longest = await new Promise<number>((resolve) => {
      setTimeout(resolve, 100, 0)
      new PerformanceObserver((list) => {
        resolve(Math.max(...list.getEntries().map(({ duration }) => duration)))
      }).observe({ type: 'longtask', buffered: true })
    })
    return { after: paint.startTime, files, longest }
  })
}
