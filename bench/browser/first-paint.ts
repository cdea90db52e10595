import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tests/chromium.ts'
import { screens } from '../../tests/e2e/support/screens.ts'
import {
  asCount,
  asMilliseconds,
  asRatio,
  atMost,
  type Limit,
  type Measured,
  median,
  scaled,
} from '../report.ts'
import { listen } from '../requests.ts'
import { withSite } from '../site.ts'

const rounds = scaled(9)
/** The same phone as in Lighthouse. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const kilobit = 1024 / 8
const slowLink = {
  offline: false,
  /** Round-trip time in milliseconds. */
  latency: 150,
  downloadThroughput: 1638.4 * kilobit,
  uploadThroughput: 750 * kilobit,
}
const slowerProcessor = 4

type Kind = 'script' | 'style' | 'font' | 'image' | 'other'
/** Time of the first paint in milliseconds, and the files requested until then. */
type FirstPaint = { after: number; files: string[] }
type Compared = { name: string; whole: number; bare: number; files: string[] }

/** First contentful paint of every page on a throttled phone, with and without its scripts. */
export function measureFirstPaint(): Promise<Measured> {
  return withSite(async ({ siteUrl }) => {
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

/**
 * Alternates between both and swaps their order every round, so that other load on the machine
 * affects both equally.
 */
async function compare(
  browser: Browser,
  wholeUrl: string,
  bareUrl: string,
): Promise<Omit<Compared, 'name'>> {
  const whole: FirstPaint[] = []
  const bare: FirstPaint[] = []
  const look = [
    async () => whole.push(await firstPaint(browser, wholeUrl)),
    async () => bare.push(await firstPaint(browser, bareUrl)),
  ]
  // The first round fills the caches of the copies and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const each of round % 2 ? look : look.toReversed()) await each()
  }
  const middle = ([, ...paints]: FirstPaint[]) => median(paints.map(({ after }) => after))
  // From all rounds: an early request may start just before or just after the paint.
  const files = [...new Set(whole.flatMap((paint) => paint.files))]
  return { whole: middle(whole), bare: middle(bare), files }
}

/** Uses a new browser context with an empty cache. */
async function firstPaint(browser: Browser, url: string): Promise<FirstPaint> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLink)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    await page.goto(url, { waitUntil: 'commit' })
    return await page.evaluate(async () => {
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
    method: `First contentful paint in Chromium with a phone’s screen, a processor slowed down ${slowerProcessor} times, ${slowLink.latency} ms there and back and 1.6 Mbit/s, against the same page with every script taken out. Both come from a copy in memory, in turn, median of ${rounds}. Limit: ratio ≤ 1.05, and before it no script and no style sheet is asked for, one font and one picture at most.`,
    columns: ['page', 'first paint', 'without scripts', 'ratio', 'asked for before it'],
    rows: compared.map(({ name, whole, bare, files }) => [
      name,
      asMilliseconds(whole),
      asMilliseconds(bare),
      asRatio(whole / bare),
      files.map((file) => basename(file)).join(', '),
    ]),
  }
}

function limitsOf(compared: readonly Compared[]): Limit[] {
  const count = (...wanted: Kind[]) =>
    compared.map(
      ({ name, files }) =>
        [name, files.filter((file) => wanted.includes(kindOf(file))).length] as const,
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

type Copied = { status: number; headers: Record<string, string>; body: Buffer }

/** Removes every script from a page, including data-only ones. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

/** Serves a modified copy of a running site, from memory. */
function serveCopy(siteUrl: string, change: (html: string) => string): ReturnType<typeof listen> {
  const copies = new Map<string, Promise<Copied>>()
  return listen(async ({ url = '/', headers }, response) => {
    const copied = copies.get(url) ?? copy(siteUrl + url, headers.accept, change)
    copies.set(url, copied)
    const { status, headers: own, body } = await copied
    response.writeHead(status, own).end(body)
  })
}

/** Text is compressed with brotli, like that of the site. */
async function copy(
  url: string,
  accept = '*/*',
  change: (html: string) => string,
): Promise<Copied> {
  const response = await fetch(url, {
    headers: { Accept: accept, 'Accept-Encoding': 'br' },
    redirect: 'manual',
  })
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html')
  const plain = isHtml ? change(await response.text()) : Buffer.from(await response.arrayBuffer())
  const isCompressed = response.headers.get('Content-Encoding') === 'br'
  const body = isCompressed ? brotliCompressSync(plain) : Buffer.from(plain)
  const {
    connection: _,
    'transfer-encoding': __,
    ...headers
  } = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers: { ...headers, 'content-length': String(body.length) },
    body,
  }
}
