import { type Browser, chromium } from '@playwright/test'
import { screens } from '../../tests/e2e/support/screens.ts'
import { portion } from '../portion.ts'
import { asCount, asMilliseconds, asRatio, median } from '../report/figures.ts'
import { atMost, type Limit, type Measured } from '../report/limits.ts'
import { onStage } from '../stage.ts'
import { chromiumArguments, chromiumPath } from './chromium.ts'
import { serveCopy, withoutScripts } from './without-scripts.ts'

const rounds = portion(9)
/** Lighthouse's telephone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const kilobit = 1024 / 8
const slowLink = {
  offline: false,
  /** Milliseconds there and back. */
  latency: 150,
  downloadThroughput: 1638.4 * kilobit,
  uploadThroughput: 750 * kilobit,
}
const slowerProcessor = 4

type Kind = 'script' | 'style' | 'font' | 'image' | 'other'
/** When something was painted, and what was asked for until then beside the page. */
type FirstPaint = { after: number; fetched: Kind[] }
type Compared = { name: string; whole: number; bare: number; fetched: Kind[] }

/** First contentful paint of every page on a throttled phone, with its scripts and without them. */
export function measureFirstPaint(): Promise<Measured> {
  return onStage(async ({ siteUrl }) => {
    const whole = await serveCopy(siteUrl, (html) => html)
    const bare = await serveCopy(siteUrl, withoutScripts)
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
    try {
      const compared: Compared[] = []
      for (const { name, path } of screens) {
        compared.push({ name, ...(await compare(browser, whole.url + path, bare.url + path)) })
      }
      return { tables: [tableOf(compared)], limits: limitsOf(compared) }
    } finally {
      await browser.close()
      await whole.stop()
      await bare.stop()
    }
  })
}

/** In turn, so that what the machine does besides hits both alike. */
async function compare(browser: Browser, whole: string, bare: string) {
  const times = { whole: [] as number[], bare: [] as number[] }
  let fetched: Kind[] = []
  for (let round = -1; round < rounds; round++) {
    const one = await firstPaint(browser, whole)
    const other = await firstPaint(browser, bare)
    // The first fills the copies.
    if (round < 0) continue
    times.whole.push(one.after)
    times.bare.push(other.after)
    fetched = one.fetched
  }
  return { whole: median(times.whole), bare: median(times.bare), fetched }
}

/** In a browser without a past. */
async function firstPaint(browser: Browser, url: string): Promise<FirstPaint> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLink)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    await page.goto(url, { waitUntil: 'commit' })
    const { after, files } = await page.evaluate(async () => {
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
    return { after, fetched: files.map(kindOf) }
  } finally {
    await context.close()
  }
}

const kinds: Record<string, Kind> = { js: 'script', css: 'style', woff2: 'font' }
const images = ['avif', 'webp', 'jpg', 'png', 'svg', 'ico']

function kindOf(file: string): Kind {
  const extension = file.split('.').at(-1) ?? ''
  return images.includes(extension) ? 'image' : (kinds[extension] ?? 'other')
}

function tableOf(compared: readonly Compared[]) {
  return {
    title: 'First paint',
    how: `First contentful paint in Chromium with a phone’s screen, a processor slowed down ${slowerProcessor} times, ${slowLink.latency} ms there and back and 1.6 Mbit/s, against the same page with every script taken out. Both come from a copy in memory, in turn, median of ${rounds}. Limit: ratio ≤ 1.05, and before it no script and no style sheet is asked for, one font and one picture at most.`,
    columns: ['page', 'first paint', 'without scripts', 'ratio', 'asked for before it'],
    rows: compared.map(({ name, whole, bare, fetched }) => [
      name,
      asMilliseconds(whole),
      asMilliseconds(bare),
      asRatio(whole / bare),
      [...new Set(fetched)].map((kind) => `${countOf(fetched, kind)} ${kind}`).join(', '),
    ]),
  }
}

function countOf(fetched: readonly Kind[], kind: Kind): number {
  return fetched.filter((each) => each === kind).length
}

function limitsOf(compared: readonly Compared[]): Limit[] {
  const count = (...wanted: Kind[]) =>
    compared.map(
      ({ name, fetched }) =>
        [name, wanted.reduce((sum, kind) => sum + countOf(fetched, kind), 0)] as const,
    )
  return [
    atMost('scripts and style sheets before first paint', 0, count('script', 'style'), asCount),
    atMost('fonts before first paint', 1, count('font'), asCount),
    atMost('pictures before first paint', 1, count('image'), asCount),
    atMost(
      'first contentful paint against the same page without scripts',
      1.05,
      compared.map(({ name, whole, bare }) => [name, whole / bare]),
      asRatio,
    ),
  ]
}
