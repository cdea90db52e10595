import { join } from 'node:path'
import { installWhenNeeded } from '../../launcher/prepare/install.mjs'
import { chromiumArguments, chromiumPath } from '../../tests/chromium.ts'
import { screens } from '../../tests/e2e/support/screens.ts'
import {
  asKibibytes,
  asMilliseconds,
  asSeconds,
  atLeast,
  atMost,
  inEnglish,
  type Measured,
  max,
  median,
  scaled,
} from '../report.ts'
import { loadGenerator, type Throughput, warmThroughput } from '../requests.ts'
import { withSite } from '../site.ts'

// Lighthouse is installed on demand (see its package.json); these are the types in use.
type Page = { evaluateOnNewDocument: (script: string) => Promise<unknown> }
type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> }
type Puppeteer = { launch: (options: object) => Promise<Browser> }
type Item = { resourceType: string; transferSize: number; requestCount?: number }
type Finding = { score: number | null; numericValue?: number; details?: { items?: Item[] } }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = {
  audits: Record<string, Finding>
  categories: Record<string, Category>
  runtimeError?: { message: string }
}
type Lighthouse = (
  ...args: [url: string, flags: object, config: undefined, page: Page]
) => Promise<{ lhr: Report } | undefined>

type Theme = 'light' | 'dark'
/** The name is for the limits. */
type Audited = { page: string; theme: Theme; name: string; reports: Report[] }

const root = join(import.meta.dirname, '../..')
const folder = join(import.meta.dirname, 'lighthouse')
const runs = scaled(5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const peers = [
  ['a static page, nginx', 100, '644 ms', '902 ms', '1 ms', 22, 2, '126,710', '0.6 ms'],
  ['WordPress, bare theme', 100, '1,002 ms', '1,126 ms', '0 ms', 26, 7, '48', '1,080 ms'],
  ['AstroWind, static', 99, '1,352 ms', '1,802 ms', '0 ms', 204, 8, '128,616', '0.5 ms'],
  ['Payload website template', 76, '1,218 ms', '4,083 ms', '422 ms', 522, 36, '633', '130 ms'],
]

/** The median of all runs. */
const typical =
  (value: (report: Report) => number) =>
  ({ reports }: Audited) =>
    median(reports.map(value))
const metric = (id: string) => typical(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
const fcp = metric('first-contentful-paint')
const lcp = metric('largest-contentful-paint')
const tbt = metric('total-blocking-time')
const cls = metric('cumulative-layout-shift')

const scoreIn = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? Number.NaN) * 100)
const score = (category: string) => typical(scoreIn(category))
const worstScore = (category: string) => (of: Audited) =>
  Math.min(...of.reports.map(scoreIn(category)))

const itemsOf = ({ audits }: Report, audit: string) => audits[audit]?.details?.items ?? []

/** What was transferred in all, including headers. */
const total = (key: 'transferSize' | 'requestCount') =>
  typical((report) => {
    const items = itemsOf(report, 'resource-summary')
    return items.find(({ resourceType }) => resourceType === 'total')?.[key] ?? Number.NaN
  })
const bytes = total('transferSize')
const requests = total('requestCount')

const largestImage = typical((report) => {
  const files = itemsOf(report, 'network-requests')
  const images = files.filter(({ resourceType }) => resourceType === 'Image')
  return max([0, ...images.map(({ transferSize }) => transferSize)])
})

/** Audits that cost points in any run, other than timings. */
function failed({ reports }: Audited): string {
  const ids = reports.flatMap(({ audits, categories: { performance: _, ...others } }) =>
    Object.values(others)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return [...new Set(ids)].join(', ')
}

/** Lighthouse for every screen. */
export function measureLighthouse(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
    const lighthouse = await installLighthouse()
    const audited: Audited[] = []
    const audit = async (page: string, url: string, theme: Theme = 'light') => {
      // Fill the page cache, with brotli at max quality.
      for (let times = 0; times < 2; times++) await (await fetch(url)).text()
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) reports.push(await lighthouse(url, theme))
      audited.push({ page, theme, name: `${page}, ${theme}`, reports })
    }
    await audit('home', siteUrl, 'dark')
    for (const { name, path } of screens) await audit(name, siteUrl + path)
    return resultOf(audited, await warmThroughput(siteUrl))
  })
}

/** Lighthouse's defaults: a mid-range phone on a slow network. Every run has a fresh browser. */
async function installLighthouse(): Promise<(url: string, theme: Theme) => Promise<Report>> {
  await installWhenNeeded(root, new AbortController().signal, folder, 'Lighthouse')
  const load = (file: string) => import(join(folder, 'node_modules', file))
  const lighthouse: Lighthouse = (await load('lighthouse/core/index.js')).default
  const puppeteer: Puppeteer = (await load('puppeteer-core/lib/puppeteer/puppeteer-core.js'))
    .default
  const options = { executablePath: chromiumPath, args: ['--headless=new', ...chromiumArguments] }
  return async (url, theme) => {
    const browser = await puppeteer.launch(options)
    try {
      const page = await browser.newPage()
      // Sets the theme before any page script runs; about:blank has no storage.
      await page.evaluateOnNewDocument(
        `if (location.protocol.startsWith('http')) localStorage.setItem('theme', '${theme}')`,
      )
      const flags = { logLevel: 'silent', ignoreStatusCode: true }
      const result = await lighthouse(url, flags, undefined, page)
      if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
      if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
      return result.lhr
    } finally {
      await browser.close()
    }
  }
}

function resultOf(audited: readonly Audited[], served: Throughput): Measured {
  const kibibytes = (value: number) => (value / 1024).toFixed(1)
  const existing = audited.filter(({ page }) => page !== 'not-found')
  const home = audited.filter(({ page }) => page === 'home')
  return {
    tables: [
      {
        title: 'Lighthouse',
        method: `Lighthouse as it is by default (a telephone of the middle class on a slow network, simulated), medians of ${runs} runs, each in a browser without a past. Limits: 100 / 100 / 100 / 100, in the worst run at least 98, and no shift on every page; home FCP ≤ 0.75 s, LCP ≤ 1.1 s, TBT ≤ 30 ms, ≤ 90 KiB, ≤ 10 requests. A page that does not exist is answered 404 and is not to be found by search engines, which Lighthouse counts against its SEO and best practices.`,
        columns: [
          ...['page', 'theme', ...categories],
          ...['FCP', 'LCP', 'TBT', 'CLS', 'KiB', 'requests', 'failed audits'],
        ],
        rows: audited.map((each) => [
          ...[each.page, each.theme, ...categories.map((id) => score(id)(each))],
          ...[asSeconds(fcp(each)), asSeconds(lcp(each)), asMilliseconds(tbt(each))],
          ...[cls(each).toFixed(3), kibibytes(bytes(each)), requests(each)],
          failed(each),
        ]),
      },
      {
        title: 'Home pages of other products',
        method: `The first row was measured now, with ${loadGenerator} for pages a second and p99. The others are references, not measured again: the home page of each as it comes, Lighthouse 13.5 mobile, medians of three on 2026-11-21, on the kind of machine that is used here.`,
        columns: [
          ...['page', 'performance', 'FCP', 'LCP', 'TBT', 'KiB', 'requests'],
          ...['pages a second', 'p99'],
        ],
        rows: [
          ...home
            .slice(-1)
            .map((each) => [
              ...['Vitrina', score('performance')(each)],
              ...[fcp, lcp, tbt].map((time) => `${inEnglish(time(each))} ms`),
              ...[kibibytes(bytes(each)), requests(each)],
              ...[inEnglish(served.rate), `${served.p99.toFixed(1)} ms`],
            ]),
          ...peers,
        ],
      },
    ],
    limits: [
      atMost('home: first contentful paint', 750, asSeconds, home, fcp),
      atMost('home: largest contentful paint', 1_100, asSeconds, home, lcp),
      atMost('home: bytes in all', 90 * 1024, asKibibytes, home, bytes),
      atMost('home: requests', 10, String, home, requests),
      atMost('home: total blocking time', 30, asMilliseconds, home, tbt),
      atMost('layout shift, every page', 0, (shift) => shift.toFixed(3), audited, cls),
      atMost('largest image, every page', 45 * 1024, asKibibytes, audited, largestImage),
      ...categories.flatMap((id) => {
        const subjects = ['best-practices', 'seo'].includes(id) ? existing : audited
        return [
          atLeast(`Lighthouse, ${id}, every page`, 100, String, subjects, score(id)),
          atLeast(`Lighthouse, ${id}, worst of ${runs}`, 98, String, subjects, worstScore(id)),
        ]
      }),
    ],
  }
}
