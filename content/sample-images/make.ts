/**
 * Makes the images of the sample company.
 *
 *   node content/sample-images/make.ts               everything
 *   node content/sample-images/make.ts --only KEY    one image, or a prefix such as `cover-`
 *
 * The drawings are in `screens/` (product screens), `portraits/` and `drawings/` (the
 * logo). Headless Chromium renders them, sharp writes the files. Nothing is fetched.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { mediaSizes } from '../src/media/image-sizes.ts'

type ImageFile = {
  file: string
  width: number
  height: number
  mimeType: string
  filesize: number
}
type ManifestEntry = ImageFile & { color: string; sizes: Record<string, ImageFile> }
type Kind = 'screen' | 'portrait'

const here = dirname(fileURLToPath(import.meta.url))
const images = join(here, '../src/sample/images')
const manifestFile = join(images, 'manifest.json')

/** The product screens: a page for each project, with its cover and a number of gallery screens. */
const projects: Record<string, number> = {
  'meridian-mobile-banking': 3,
  'aurora-clinic-calendar': 2,
  'codru-fleet-map': 3,
  'livada-back-office': 2,
  'podgoria-cellar-club': 2,
  'luminar-energy-monitor': 2,
  'nord-rail-tickets': 3,
  'atelier-school-player': 2,
  'verde-city-requests': 2,
}
/** The covers of articles are on one page. */
const covers = [
  'cover-what-a-first-version-leaves-out',
  'cover-one-payment-sent-twice',
  'cover-why-we-set-no-take-home-task',
]
const logos = ['logo-light', 'logo-dark']

const { values: options } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = (key: string) => !options.only || key.startsWith(options.only)

let browser: Browser | undefined
const openBrowser = async () => {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--allow-file-access-from-files',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  })
  return browser
}

/**
 * Renders a local page to a PNG of exactly this size, and refuses a page that reports an error. It is
 * drawn twice as large and scaled down: small text keeps its shape that way.
 */
const render = async (file: string, hash: string, width: number, height: number) => {
  const page = await (await openBrowser()).newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('requestfailed', (request) => problems.push(`not loaded: ${request.url()}`))
  await page.goto(`${pathToFileURL(file)}${hash && `#${hash}`}`)
  await page.evaluate('document.fonts.ready')
  const png = await page.screenshot({ type: 'png', omitBackground: true })
  await page.close()
  if (problems.length > 0) throw new Error(`${file}#${hash}: ${problems.join('; ')}`)
  return sharp(png).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer()
}

const mimeTypes = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' }

const describe = async (
  file: string,
  format: keyof typeof mimeTypes,
  width: number,
  height: number,
): Promise<ImageFile> => ({
  file,
  width,
  height,
  mimeType: mimeTypes[format],
  filesize: (await stat(join(images, file))).size,
})

const hex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/**
 * The colour that stands for the picture until it has loaded: the most frequent one, with near
 * neighbours counted together. White and black give way to a real colour that covers an eighth.
 */
const dominantColor = async (file: string) => {
  const { data, info } = await sharp(file)
    .resize(96, 96, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bins = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let i = 0; i + 2 < data.length; i += 3) {
    const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const seen = bins.get(bin) ?? { count: 0, sum: [0, 0, 0] }
    seen.count += 1
    seen.sum = [seen.sum[0] + r, seen.sum[1] + g, seen.sum[2] + b]
    bins.set(bin, seen)
  }
  const colors = [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, sum }) => {
      const channels = sum.map((value) => value / count)
      const light = Math.max(...channels)
      const grey = light - Math.min(...channels) < 20 && (light > 235 || light < 40)
      return { channels, grey, share: count / (info.width * info.height) }
    })
  const chosen = colors.find(({ grey, share }) => !grey && share > 0.125) ?? colors[0]
  return chosen ? hex(chosen.channels) : '#ffffff'
}

const encode = (
  png: Buffer,
  width: number,
  height: number,
  format: 'avif' | 'webp',
  quality: number,
) => {
  const resized = sharp(png).flatten({ background: '#ffffff' }).resize(width, height, {
    fit: 'fill',
    kernel: 'lanczos3',
  })
  return format === 'avif'
    ? resized.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' })
    : resized.webp({ quality, effort: 6, smartSubsample: true })
}

/** Portraits are shown small and in a column: they do without the sizes between. */
const portraitSizes = new Set(['avif320', 'avif640', 'webp640'])

const removeFilesOf = async (key: string) => {
  const own = new RegExp(`^${key}(-\\d+x\\d+)?\\.(avif|webp|svg)$`)
  for (const file of await readdir(images)) if (own.test(file)) await rm(join(images, file))
}

const makeImage = async (key: string, png: Buffer, kind: Kind): Promise<ManifestEntry> => {
  const { width, height } = await sharp(png).metadata()
  await removeFilesOf(key)
  const original = `${key}.webp`
  await encode(png, width, height, 'webp', 88).toFile(join(images, original))
  const sizes: Record<string, ImageFile> = {}
  for (const size of mediaSizes) {
    if (size.width > width || (kind === 'portrait' && !portraitSizes.has(size.name))) continue
    const scaled = Math.round((size.width * height) / width)
    const file = `${key}-${size.width}x${scaled}.${size.format}`
    await encode(png, size.width, scaled, size.format, size.quality).toFile(join(images, file))
    sizes[size.name] = await describe(file, size.format, size.width, scaled)
  }
  return {
    ...(await describe(original, 'webp', width, height)),
    color: await dominantColor(join(images, original)),
    sizes,
  }
}

const makeLogo = async (key: string): Promise<ManifestEntry> => {
  const svg = await readFile(join(here, 'drawings', `${key}.svg`))
  await writeFile(join(images, `${key}.svg`), svg)
  const color = /(?:fill|stroke)="(#[0-9A-Fa-f]{6})"/.exec(svg.toString())?.[1] ?? '#000000'
  return {
    ...(await describe(`${key}.svg`, 'svg', 240, 240)),
    color: color.toLowerCase(),
    sizes: {},
  }
}

const manifest: Record<string, ManifestEntry> =
  options.only && existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {}
const saveManifest = async () => {
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  )
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}
const report = (key: string) => {
  const entry = manifest[key]
  if (!entry) return
  const kilobytes = (file?: ImageFile) => (file ? `${Math.round(file.filesize / 1024)}` : '-')
  const { avif320, avif640, avif1600, webp1280 } = entry.sizes
  console.log(
    `${key}  original ${kilobytes(entry)} kB  avif 320/640/1600 ${kilobytes(avif320)}/${kilobytes(avif640)}/${kilobytes(avif1600)}  webp1280 ${kilobytes(webp1280)}  ${entry.color}`,
  )
}

await mkdir(images, { recursive: true })
try {
  for (const key of logos.filter(wanted)) manifest[key] = await makeLogo(key)

  const screens = Object.entries(projects).map(([slug, count]) => ({
    page: slug,
    keys: [`cover-${slug}`, ...Array.from({ length: count }, (_, i) => `${slug}-${i + 1}`)],
  }))
  for (const { page, keys } of [...screens, { page: 'articles', keys: covers }]) {
    for (const key of keys.filter(wanted)) {
      const png = await render(join(here, 'screens', `${page}.html`), key, 1600, 1000)
      manifest[key] = await makeImage(key, png, 'screen')
      await saveManifest()
      report(key)
    }
  }

  const portraits = (await readdir(join(here, 'portraits'))).filter((file) => file.endsWith('.svg'))
  for (const file of portraits.sort()) {
    const key = `portrait-${file.replace('.svg', '')}`
    if (!wanted(key)) continue
    const png = await render(join(here, 'portraits', file), '', 800, 1000)
    manifest[key] = await makeImage(key, png, 'portrait')
    await saveManifest()
    report(key)
  }
  await saveManifest()
} finally {
  await browser?.close()
}

let total = 0
for (const file of await readdir(images)) total += (await stat(join(images, file))).size
console.log(`content/src/sample/images: ${(total / 1e6).toFixed(2)} MB`)
