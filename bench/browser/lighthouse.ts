import { join } from 'node:path'
import { screens } from '../../tests/e2e/support/screens.ts'
import type { Table } from '../report.ts'
import {
  asCount,
  asKibibytes,
  asMilliseconds,
  asSeconds,
  atLeast,
  atMost,
  type Limit,
  type Measured,
  scaled,
} from '../report.ts'
import { withSite } from '../site.ts'
import { type Audit, installLighthouse, serveStaticPage } from './audit.ts'

type Theme = 'light' | 'dark'
type Format = (value: number) => string
type Subject = { name: string; url: string; theme: Theme }
type Audited = Subject & { audit: Audit }

const runs = 5
const baseline = 'a static page'
const notFound = 'not-found'
const types = ['document', 'stylesheet', 'font', 'image', 'script', 'other'] as const

/** Lighthouse for every screen, and for a minimal static page as a baseline. */
export function measureLighthouse(): Promise<Measured> {
  return withSite(async ({ siteUrl, dataDir }) => {
    const lighthouse = await installLighthouse()
    const staticPage = await serveStaticPage(join(dataDir, 'media'))
    const subject = (name: string, url: string, theme: Theme = 'light') => ({ name, url, theme })
    const subjects: Subject[] = [
      subject(baseline, staticPage.url),
      subject('home', siteUrl, 'dark'),
      ...screens.map(({ name, path }) => subject(name, siteUrl + path)),
    ]
    try {
      const audited: Audited[] = []
      for (const each of subjects) {
        // Fill the page cache, with brotli at max quality.
        for (let times = 0; times < 2; times++) await (await fetch(each.url)).text()
        const results: Audit[] = []
        for (let run = 0; run < scaled(runs); run++) {
          results.push(await lighthouse(each.url, each.theme))
        }
        audited.push({ ...each, audit: ofMedianPaint(results) })
      }
      return { tables: [timesTable(audited), bytesTable(audited)], limits: limitsOf(audited) }
    } finally {
      await staticPage.stop()
    }
  })
}

/** The run with the median largest contentful paint. */
function ofMedianPaint(audits: readonly Audit[]): Audit {
  const sorted = [...audits].sort((one, other) => one.lcp - other.lcp)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Lighthouse was not run.')
  return middle
}

function timesTable(audited: readonly Audited[]): Table {
  const { fcp, lcp } = audited.find(({ name }) => name === baseline)?.audit ?? {}
  const beside = (value: number, base?: number) =>
    `${asSeconds(value)} (${(value / (base ?? Number.NaN)).toFixed(2)})`
  return {
    title: 'Lighthouse',
    method: `Lighthouse as it is by default (a telephone of the middle class on a slow network, simulated), median of ${scaled(runs)} runs by largest contentful paint, each in a browser without a past. In brackets: the ratio to “${baseline}”, one written by hand without scripts and with one picture (bench/browser/static-page.html), in the same run. Limits: 100 / 100 / 100 / 100 and no shift on every page; home FCP ≤ 0.75 s, LCP ≤ 1.0 s, TBT ≤ 10 ms, ≤ 160 KiB, ≤ 12 requests. A page that does not exist is answered 404 and is not to be found by search engines, which Lighthouse counts against its SEO and best practices.`,
    columns: [
      ...['page', 'theme', 'performance', 'accessibility', 'best practices', 'SEO'],
      ...['FCP', 'LCP', 'TBT', 'CLS', 'KiB', 'requests', 'failed audits'],
    ],
    rows: audited.map(({ name, theme, audit }) => [
      ...[name, theme, audit.scores.performance, audit.scores.accessibility],
      ...[audit.scores.bestPractices, audit.scores.seo],
      ...[beside(audit.fcp, fcp), beside(audit.lcp, lcp), asMilliseconds(audit.tbt)],
      ...[audit.cls.toFixed(3), (audit.bytes / 1024).toFixed(1), audit.requests],
      audit.failed.join(', '),
    ]),
  }
}

function bytesTable(audited: readonly Audited[]): Table {
  return {
    title: 'Bytes by type',
    method:
      'KiB over the line, with headers, until Lighthouse saw the network at rest: also what is fetched at idle, the other main pages among it.',
    columns: [
      ...['page', 'theme', 'HTML', 'CSS', 'fonts', 'images', 'JavaScript', 'other'],
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
  const pages = audited.filter(({ name }) => name !== baseline)
  const existing = pages.filter(({ name }) => name !== notFound)
  const home = pages.filter(({ name }) => name === 'home')
  const each = (of: readonly Audited[], value: (audit: Audit) => number) =>
    of.map(({ name, theme, audit }) => [`${name}, ${theme}`, value(audit)] as const)
  const upper: [string, number, readonly Audited[], (audit: Audit) => number, Format][] = [
    ['home: first contentful paint', 750, home, ({ fcp }) => fcp, asSeconds],
    ['home: largest contentful paint', 1_000, home, ({ lcp }) => lcp, asSeconds],
    ['home: bytes in all', 160 * 1024, home, ({ bytes }) => bytes, asKibibytes],
    ['home: requests', 12, home, ({ requests }) => requests, asCount],
    ['total blocking time, every page', 10, pages, ({ tbt }) => tbt, asMilliseconds],
    ['layout shift, every page', 0, pages, ({ cls }) => cls, (cls) => cls.toFixed(3)],
    ['largest image, every page', 45 * 1024, pages, (audit) => audit.largestImage, asKibibytes],
  ]
  return [
    ...upper.map(([name, limit, of, value, format]) =>
      atMost(name, limit, each(of, value), format),
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
