import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { screens } from '../../tests/e2e/support/screens.ts'
import { asMilliseconds, asRatio, atMost, type Measured, max, median, scaled } from '../report.ts'
import { listen } from '../requests.ts'
import { withSite } from '../site.ts'
import { asOnPhone, launch, openPage, phone } from './phone.ts'

const rounds = scaled(9)
const scripts = /\.(js|css)$/
const pictures = /\.(avif|webp|jpg|png|svg|ico)$/
/** Time of the first paint in milliseconds, the files requested until then, and the longest task. */
type FirstPaint = { after: number; files: string[]; longest: number }
/** Time after loading in which tasks count, in milliseconds. */
const settling = 1_000

/** First contentful paint of every page on a throttled phone, with and without its scripts. */
export function measureFirstPaint(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
    await using whole = await serveCopy(siteUrl, (html) => html)
    // Without data-only scripts too.
    await using bare = await serveCopy(siteUrl, (html) =>
      html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''),
    )
    await using browser = await launch()
    const pages = []
    for (const { name, path } of screens) {
      pages.push({ name, ...(await compare(browser, whole.url + path, bare.url + path)) })
    }
    const early = (kind: RegExp) => (page: { files: string[] }) =>
      page.files.filter((file) => kind.test(file)).length
    return {
      tables: [
        {
          title: 'First paint',
          method: `First contentful paint in Chromium ${asOnPhone}, against the same page with every script taken out. Both come from a copy in memory, in turn, median of ${rounds}. Limit: ratio ≤ 1.05, and before it no script and no style sheet is asked for, one font and one picture at most, and in none of the loads a task of more than 120 ms until ${settling / 1_000} s after loading.`,
          columns: [
            ...['page', 'first paint', 'without scripts', 'ratio', 'longest task'],
            'asked for before it',
          ],
          rows: pages.map(({ name, whole, bare, ratio, files, longest }) => [
            ...[name, asMilliseconds(whole), asMilliseconds(bare), asRatio(ratio)],
            asMilliseconds(longest),
            files.map((file) => basename(file)).join(', '),
          ]),
        },
      ],
      limits: [
        atMost('scripts and style sheets before first paint', 0, String, pages, early(scripts)),
        atMost('fonts before first paint', 1, String, pages, early(/\.woff2$/)),
        atMost('pictures before first paint', 1, String, pages, early(pictures)),
        atMost('first paint against one without scripts', 1.05, asRatio, pages, (of) => of.ratio),
        atMost('longest task', 120, asMilliseconds, pages, ({ longest }) => longest),
      ],
    }
  })
}

/** Swaps the order every round, so that other load on the machine affects both equally. */
async function compare(browser: Browser, wholeUrl: string, bareUrl: string) {
  const paints: Record<string, FirstPaint[]> = { [wholeUrl]: [], [bareUrl]: [] }
  const urls = [wholeUrl, bareUrl]
  for (let round = 0; round <= rounds; round++) {
    for (const url of round % 2 ? urls : urls.toReversed()) {
      paints[url]?.push(await firstPaint(browser, url))
    }
  }
  // The first round fills the caches of the copies and is not counted.
  const [whole = Number.NaN, bare = Number.NaN] = urls.map((url) =>
    median((paints[url] ?? []).slice(1).map(({ after }) => after)),
  )
  const longest = max((paints[wholeUrl] ?? []).slice(1).map((paint) => paint.longest))
  // From all rounds: an early request may start just before or just after the paint.
  const files = [...new Set(paints[wholeUrl]?.flatMap((paint) => paint.files))]
  return { whole, bare, ratio: whole / bare, files, longest }
}

/** Uses a new browser context with an empty cache. */
async function firstPaint(browser: Browser, url: string): Promise<FirstPaint> {
  await using context = await phone(browser)
  const page = await openPage(context)
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.evaluate(async () => {
    const after = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint')
        if (paint) resolve(paint.startTime)
      }).observe({ type: 'paint', buffered: true })
    })
    const files = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < after)
      .map(({ name }) => new URL(name).pathname)
    return { after, files }
  })
  await page.waitForLoadState('load')
  await page.waitForTimeout(settling)
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(resolve, 100, 0)
        new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration))),
        ).observe({ type: 'longtask', buffered: true })
      }),
  )
  return { ...painted, longest }
}

/** Serves a modified copy of a running site, from memory. */
function serveCopy(siteUrl: string, change: (html: string) => string): ReturnType<typeof listen> {
  const copies = new Map<string, ReturnType<typeof copy>>()
  return listen(async ({ url = '/', headers }, response) => {
    const copied = copies.get(url) ?? copy(siteUrl + url, headers.accept, change)
    copies.set(url, copied)
    const { status, headers: own, body } = await copied
    response.writeHead(status, own).end(body)
  })
}

/** Text is compressed with brotli, like that of the site. */
async function copy(url: string, accept = '*/*', change: (html: string) => string) {
  const asked = { Accept: accept, 'Accept-Encoding': 'br' }
  const response = await fetch(url, { headers: asked, redirect: 'manual' })
  const plain = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  delete headers.connection
  delete headers['transfer-encoding']
  const isHtml = headers['content-type']?.startsWith('text/html')
  const changed = isHtml ? Buffer.from(change(plain.toString())) : plain
  const body = headers['content-encoding'] === 'br' ? brotliCompressSync(changed) : changed
  headers['content-length'] = String(body.length)
  return { status: response.status, headers, body }
}
