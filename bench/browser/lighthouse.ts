import { join } from 'node:path'
import { screens } from '../../tests/e2e/support/screens.ts'
import { portion } from '../portion.ts'
import { asCount, asKibibytes, asMilliseconds, asSeconds } from '../report/figures.ts'
import { atLeast, atMost, type Limit, type Measured } from '../report/limits.ts'
import type { Table } from '../report/table.ts'
import { onStage } from '../stage.ts'
import { type Audit, bringLighthouse } from './audit.ts'
import { serveStaticPage } from './static-site.ts'

type Theme = 'light' | 'dark'
type Subject = { name: string; url: string; theme: Theme }
type Audited = Subject & { audit: Audit }

const runs = 5
const yardstick = 'a static page'
const notFound = 'not-found'
const types = ['document', 'stylesheet', 'font', 'image', 'script', 'other'] as const

/** Lighthouse for every screen, and for a minimal static page as a baseline. */
export function measureLighthouse(): Promise<Measured> {
  return onStage(async ({ siteUrl, dataDir }) => {
    const lighthouse = await bringLighthouse()
    const staticPage = await serveStaticPage(join(dataDir, 'media'))
    const subject = (name: string, url: string, theme: Theme = 'light') => ({ name, url, theme })
    const subjects: Subject[] = [
      subject(yardstick, staticPage.url),
      subject('home', siteUrl, 'dark'),
      ...screens.map(({ name, path }) => subject(name, siteUrl + path)),
    ]
    try {
      const audited: Audited[] = []
      for (const each of subjects) {
        // Fill the page cache, with brotli at max quality.
        for (let times = 0; times < 2; times++) await (await fetch(each.url)).text()
        const found: Audit[] = []
        for (let run = 0; run < portion(runs); run++) {
          found.push(await lighthouse(each.url, each.theme))
        }
        audited.push({ ...each, audit: ofMedianPaint(found) })
      }
      return { tables: [timesTable(audited), bytesTable(audited)], limits: limitsOf(audited) }
    } finally {
      await staticPage.stop()
    }
  })
}

/** The run with the median largest contentful paint. */
function ofMedianPaint(found: readonly Audit[]): Audit {
  const sorted = [...found].sort((one, other) => one.lcp - other.lcp)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Lighthouse was not run.')
  return middle
}

function timesTable(audited: readonly Audited[]): Table {
  const { fcp, lcp } = audited.find(({ name }) => name === yardstick)?.audit ?? {}
  const beside = (value: number, base?: number) =>
    `${asSeconds(value)} (${(value / (base ?? Number.NaN)).toFixed(2)})`
  return {
    title: 'Lighthouse',
    how: `Lighthouse as it is by default (a telephone of the middle class on a slow network, simulated), median of ${portion(runs)} runs by largest contentful paint, each in a browser without a past. In brackets: the ratio to “${yardstick}”, one written by hand without scripts and with one picture (bench/browser/static-page.html), in the same run. Limits: 100 / 100 / 100 / 100 and no shift on every page; home FCP ≤ 0.75 s, LCP ≤ 1.0 s, TBT ≤ 10 ms, ≤ 160 KiB, ≤ 12 requests. A page that does not exist is answered 404 and is not to be found by search engines, which Lighthouse counts against its SEO and best practices.`,
    columns: [
      ...['page', 'theme', 'performance', 'accessibility', 'best practices', 'SEO'],
      ...['FCP', 'LCP', 'TBT', 'CLS', 'KiB', 'requests', 'faults'],
    ],
    rows: audited.map(({ name, theme, audit }) => [
      name,
      theme,
      audit.scores.performance,
      audit.scores.accessibility,
      audit.scores.bestPractices,
      audit.scores.seo,
      beside(audit.fcp, fcp),
      beside(audit.lcp, lcp),
      asMilliseconds(audit.tbt),
      audit.cls.toFixed(3),
      (audit.bytes / 1024).toFixed(1),
      audit.requests,
      audit.faults.join(', '),
    ]),
  }
}

function bytesTable(audited: readonly Audited[]): Table {
  return {
    title: 'Bytes by type',
    how: 'KiB over the line, with headers, until Lighthouse saw the network at rest: also what is fetched at idle, the other main pages among it.',
    columns: [
      'page',
      'theme',
      'HTML',
      'CSS',
      'fonts',
      'images',
      'JavaScript',
      'other',
      'largest image',
    ],
    rows: audited.map(({ name, theme, audit }) => [
      name,
      theme,
      ...types.map((type) => ((audit.bytesByType.get(type) ?? 0) / 1024).toFixed(1)),
      (audit.largestImage / 1024).toFixed(1),
    ]),
  }
}

function limitsOf(audited: readonly Audited[]): Limit[] {
  const pages = audited.filter(({ name }) => name !== yardstick)
  const existing = pages.filter(({ name }) => name !== notFound)
  const home = pages.filter(({ name }) => name === 'home')
  const each = (of: readonly Audited[], value: (audit: Audit) => number) =>
    of.map(({ name, theme, audit }) => [`${name}, ${theme}`, value(audit)] as const)
  return [
    atMost(
      'home: first contentful paint',
      750,
      each(home, ({ fcp }) => fcp),
      asSeconds,
    ),
    atMost(
      'home: largest contentful paint',
      1_000,
      each(home, ({ lcp }) => lcp),
      asSeconds,
    ),
    atMost(
      'home: bytes in all',
      160 * 1024,
      each(home, ({ bytes }) => bytes),
      asKibibytes,
    ),
    atMost(
      'home: requests',
      12,
      each(home, ({ requests }) => requests),
      asCount,
    ),
    atMost(
      'total blocking time, every page',
      10,
      each(pages, ({ tbt }) => tbt),
      asMilliseconds,
    ),
    atMost(
      'layout shift, every page',
      0,
      each(pages, ({ cls }) => cls),
      (cls) => cls.toFixed(3),
    ),
    atMost(
      'largest image on a phone, every page',
      45 * 1024,
      each(pages, ({ largestImage }) => largestImage),
      asKibibytes,
    ),
    ...(
      [
        ['performance', 'performance', pages],
        ['accessibility', 'accessibility', pages],
        ['best practices', 'bestPractices', existing],
        ['SEO', 'seo', existing],
      ] as const
    ).map(([what, key, of]) =>
      atLeast(
        `Lighthouse, ${what}, every page`,
        100,
        each(of, ({ scores }) => scores[key]),
        asCount,
      ),
    ),
  ]
}
