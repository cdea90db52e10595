import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { installWhenNeeded } from '../../launcher/prepare/install.mjs'
import { chromiumArguments, chromiumPath } from '../../tests/chromium.ts'
import { listen } from '../requests.ts'

/** Results of one Lighthouse run. Times in milliseconds. */
export type Audit = {
  /** 0 to 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes transferred, including headers. */
  bytes: number
  requests: number
  /** Such as `document`, `script`, `image`. */
  bytesByType: Map<string, number>
  /** Bytes transferred for the largest image. */
  largestImage: number
  /** Audits that cost points, other than timings. */
  failed: string[]
}

type Runner = (url: string, theme: 'light' | 'dark') => Promise<Audit>

// Lighthouse is installed on demand (see its package.json), so its types may be missing during type
// checks: these are the parts in use.
type Page = { evaluateOnNewDocument: (script: string) => Promise<unknown> }
type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> }
type Puppeteer = {
  launch: (options: { executablePath: string; args: string[] }) => Promise<Browser>
}
type Detail = { resourceType: string; transferSize: number; requestCount?: number }
type Finding = { score: number | null; numericValue?: number; details?: { items?: Detail[] } }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = {
  audits: Record<string, Finding>
  categories: Record<string, Category>
  runtimeError?: { message: string }
}
type Lighthouse = (
  url: string,
  flags: { logLevel: 'silent'; ignoreStatusCode: boolean },
  config: undefined,
  page: Page,
) => Promise<{ lhr: Report } | undefined>

const root = join(import.meta.dirname, '../..')
const folder = join(import.meta.dirname, 'lighthouse')
const modules = join(folder, 'node_modules')

/**
 * Lighthouse with its default settings: a mid-range phone on a simulated slow network. Installed on
 * first use. Every run has its own browser with an empty profile.
 */
export async function installLighthouse(): Promise<Runner> {
  await installWhenNeeded(root, new AbortController().signal, folder, 'Lighthouse')
  const { default: lighthouse } = (await import(join(modules, 'lighthouse/core/index.js'))) as {
    default: Lighthouse
  }
  const { default: puppeteer } = (await import(
    join(modules, 'puppeteer-core/lib/puppeteer/puppeteer-core.js')
  )) as { default: Puppeteer }
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
      const flags = { logLevel: 'silent', ignoreStatusCode: true } as const
      const result = await lighthouse(url, flags, undefined, page)
      if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
      if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
      return readReport(result.lhr)
    } finally {
      await browser.close()
    }
  }
}

function readReport({ audits, categories }: Report): Audit {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const resources = audits['resource-summary']?.details?.items ?? []
  const images = (audits['network-requests']?.details?.items ?? []).filter(
    ({ resourceType }) => resourceType === 'Image',
  )
  const total = resources.find(({ resourceType }) => resourceType === 'total')
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: total?.transferSize ?? Number.NaN,
    requests: total?.requestCount ?? Number.NaN,
    bytesByType: new Map(
      resources.map(({ resourceType, transferSize }) => [resourceType, transferSize]),
    ),
    largestImage: Math.max(0, ...images.map(({ transferSize }) => transferSize)),
    failed: Object.entries(categories)
      .filter(([id]) => id !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

/** Typical size of the images above the fold, in bytes. */
const pictureBytes = 20 * 1024

/**
 * Serves a handwritten page with one image and no scripts, as the baseline for the browser on this
 * machine.
 *
 * @param media the site's media folder, which provides the image.
 */
export async function serveStaticPage(media: string): ReturnType<typeof listen> {
  const page = brotliCompressSync(await readFile(join(import.meta.dirname, 'static-page.html')))
  const picture = await readFile(await pictureOfAbout(pictureBytes, media))
  return listen(({ url }, response) => {
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Encoding', 'br')
      response.end(page)
    } else if (url === '/picture.avif') {
      response.setHeader('Content-Type', 'image/avif')
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      response.end(picture)
    } else {
      response.writeHead(404).end()
    }
  })
}

async function pictureOfAbout(bytes: number, folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.avif'))
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      return { file, distance: Math.abs((await stat(file)).size - bytes) }
    }),
  )
  const [nearest] = files.sort((one, other) => one.distance - other.distance)
  if (!nearest) throw new Error(`There is no AVIF picture in ${folder}.`)
  return nearest.file
}
