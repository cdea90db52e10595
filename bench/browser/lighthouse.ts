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
  type Measured,
  scaled,
} from '../report.ts'
import { withSite } from '../site.ts'
import { serveStaticPage } from './static-page.ts'

// Lighthouse is installed on demand (see its package.json); these are the types in use.
type Page = { evaluateOnNewDocument: (script: string) => Promise<unknown> }
type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> }
type Puppeteer = {
  launch: (options: { executablePath: string; args: string[] }) => Promise<Browser>
}
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
type Audited = { page: string; theme: Theme /** For the limits. */; name: string; report: Report }

const root = join(import.meta.dirname, '../..')
const folder = join(import.meta.dirname, 'lighthouse')
const runs = scaled(5)
const baseline = 'a static page'
const types = ['document', 'stylesheet', 'font', 'image', 'script', 'other']
/** Lighthouse's categories with their names in the report. */
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

const peersMeasured = '2026-11-21'
const peers = [
  ['WordPress, bare theme', 100, '1,002 ms', '1,126 ms', '0 ms', 26, 7, '48', '1,080 ms'],
  ['AstroWind, static', 99, '1,352 ms', '1,802 ms', '0 ms', 204, 8, '128,616', '0.5 ms'],
  ['Payload website template', 76, '1,218 ms', '4,083 ms', '422 ms', 522, 36, '633', '130 ms'],
]

const metric = (id: string) => (of: { report: Report }) =>
  of.report.audits[id]?.numericValue ?? Number.NaN
const fcp = metric('first-contentful-paint')
const lcp = metric('largest-contentful-paint')
const tbt = metric('total-blocking-time')
const cls = metric('cumulative-layout-shift')

const score =
  (category: string) =>
  ({ report }: { report: Report }) =>
    Math.round((report.categories[category]?.score ?? Number.NaN) * 100)

const itemsOf = ({ report }: { report: Report }, audit: string) =>
  report.audits[audit]?.details?.items ?? []

/** What was transferred of a type, including headers. */
const resource = (audited: Audited, type: string) =>
  itemsOf(audited, 'resource-summary').find(({ resourceType }) => resourceType === type)
const bytes = (audited: Audited) => resource(audited, 'total')?.transferSize ?? Number.NaN
const requests = (audited: Audited) => resource(audited, 'total')?.requestCount ?? Number.NaN

function largestImage(audited: Audited): number {
  const files = itemsOf(audited, 'network-requests')
  const images = files.filter(({ resourceType }) => resourceType === 'Image')
  return Math.max(0, ...images.map(({ transferSize }) => transferSize))
}

/** Audits that cost points, other than timings. */
function failed({ report: { audits, categories } }: Audited): string[] {
  return Object.entries(categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

/** Lighthouse for every screen, and for a minimal static page as a baseline. */
export function measureLighthouse(): Promise<Measured> {
  return withSite(async ({ siteUrl, dataDir }) => {
    const lighthouse = await installLighthouse()
    await using staticPage = await serveStaticPage(join(dataDir, 'media'))
    const audited: Audited[] = []
    const audit = async (page: string, url: string, theme: Theme = 'light') => {
      // Fill the page cache, with brotli at max quality.
      for (let times = 0; times < 2; times++) await (await fetch(url)).text()
      const results: { report: Report }[] = []
      for (let run = 0; run < runs; run++) results.push({ report: await lighthouse(url, theme) })
      const [median] = results.sort((one, other) => lcp(one) - lcp(other)).slice(runs / 2)
      if (median) audited.push({ page, theme, name: `${page}, ${theme}`, ...median })
    }
    await audit(baseline, staticPage.url)
    await audit('home', siteUrl, 'dark')
    for (const { name, path } of screens) await audit(name, siteUrl + path)
    return resultOf(audited)
  })
}

/** Lighthouse's defaults: a mid-range phone on a slow network. Every run has a fresh browser. */
async function installLighthouse(): Promise<(url: string, theme: Theme) => Promise<Report>> {
  await installWhenNeeded(root, new AbortController().signal, folder, 'Lighthouse')
  const load = (file: string) => import(join(folder, 'node_modules', file))
  const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse/core/index.js')
  const { default: puppeteer }: { default: Puppeteer } = await load(
    'puppeteer-core/lib/puppeteer/puppeteer-core.js',
  )
  return async (url, theme) => {
    const browser = await puppeteer.launch({
      executablePath: chromiumPath,
      args: ['--headless=new', ...chromiumArguments],
    })
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

function resultOf(audited: readonly Audited[]): Measured {
  const base = audited.find(({ page }) => page === baseline)
  const beside = (value: (of: Audited) => number, of: Audited) =>
    `${asSeconds(value(of))} (${(value(of) / (base ? value(base) : Number.NaN)).toFixed(2)})`
  const kibibytes = (value: number) => (value / 1024).toFixed(1)
  const pages = audited.filter(({ page }) => page !== baseline)
  const existing = pages.filter(({ page }) => page !== 'not-found')
  const home = pages.filter(({ page }) => page === 'home')
  return {
    tables: [
      {
        title: 'Lighthouse',
        method: `Lighthouse as it is by default (a telephone of the middle class on a slow network, simulated), median of ${runs} runs by largest contentful paint, each in a browser without a past. In brackets: the ratio to “${baseline}”, one written by hand without scripts and with one picture (bench/browser/static-page.html), in the same run. Limits: 100 / 100 / 100 / 100 and no shift on every page; home FCP ≤ 0.75 s, LCP ≤ 1.1 s, TBT ≤ 30 ms, ≤ 90 KiB, ≤ 10 requests. A page that does not exist is answered 404 and is not to be found by search engines, which Lighthouse counts against its SEO and best practices.`,
        columns: [
          ...['page', 'theme', ...Object.values(categories)],
          ...['FCP', 'LCP', 'TBT', 'CLS', 'KiB', 'requests', 'failed audits'],
        ],
        rows: audited.map((each) => [
          ...[each.page, each.theme, ...Object.keys(categories).map((id) => score(id)(each))],
          ...[beside(fcp, each), beside(lcp, each), asMilliseconds(tbt(each))],
          ...[cls(each).toFixed(3), kibibytes(bytes(each)), requests(each)],
          failed(each).join(', '),
        ]),
      },
      {
        title: 'Home pages of other products',
        method: `The same Lighthouse, the home page of each as it comes, medians of three on ${peersMeasured}, on the kind of machine that is used here, with pages a second and p99 of the server. A reference, not measured again.`,
        columns: [
          ...['page', 'performance', 'FCP', 'LCP', 'TBT', 'KiB', 'requests'],
          ...['pages a second', 'p99'],
        ],
        rows: peers,
      },
      {
        title: 'Bytes by type',
        method:
          'KiB over the line, with headers, until Lighthouse saw the network at rest: also what is fetched at idle, the other main pages among it.',
        columns: [
          ...['page', 'theme', 'HTML', 'CSS', 'fonts', 'images', 'JavaScript', 'other'],
          'largest image',
        ],
        rows: audited.map((each) => [
          ...[each.page, each.theme],
          ...types.map((type) => kibibytes(resource(each, type)?.transferSize ?? 0)),
          kibibytes(largestImage(each)),
        ]),
      },
    ],
    limits: [
      atMost('home: first contentful paint', 750, asSeconds, home, fcp),
      atMost('home: largest contentful paint', 1_100, asSeconds, home, lcp),
      atMost('home: bytes in all', 90 * 1024, asKibibytes, home, bytes),
      atMost('home: requests', 10, String, home, requests),
      atMost('home: total blocking time', 30, asMilliseconds, home, tbt),
      atMost('layout shift, every page', 0, (shift) => shift.toFixed(3), pages, cls),
      atMost('largest image, every page', 45 * 1024, asKibibytes, pages, largestImage),
      ...Object.entries(categories).map(([id, name]) => {
        const subjects = ['best-practices', 'seo'].includes(id) ? existing : pages
        return atLeast(`Lighthouse, ${name}, every page`, 100, String, subjects, score(id))
      }),
    ],
  }
}
