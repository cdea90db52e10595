import { basename, join } from 'node:path'
import {
  dataUrl,
  emailLogoHeight,
  faviconSvg,
  initialsOf,
  logosOf,
  ratioOf,
  symbolsOf,
} from '@vitrina/content/brand/mark.ts'
import { paletteOf, type Theme } from '@vitrina/content/brand/palette.ts'
import { emailLogoPath } from '@vitrina/content/paths.ts'
import type { Brand } from '@vitrina/content/payload-types.ts'
import { settings } from '@vitrina/content/settings.ts'
import { memoizeByRevision } from '~/content.server/memoize.ts'
import { findGlobalForVisitor } from '~/content.server/payload.ts'
import { loadFonts } from './image-fonts.server.ts'

const media = join(settings.DATA_DIR, 'media')
const sources = () => ['brand', 'company', 'media']

/** The icons with a ground; one for a mask is drawn up to its edges, the mark in its middle. */
const tiles: Record<string, { size: number; isMasked?: boolean }> = {
  '/apple-touch-icon.png': { size: 180, isMasked: true },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-512.png': { size: 512, isMasked: true },
}

/** An icon by its path, made from the symbol or else from the company's first letters. */
export const readIcon = memoizeByRevision(async (path: string) => {
  const { brand, company } = await readBrand()
  if (path === '/favicon.svg') return faviconSvg(brand, company, media)
  if (path === '/favicon.ico') return ico(await drawMark(brand, company, 32, 'light'), 32)
  if (path === emailLogoPath) return drawEmailLogo(brand, company)
  const { size, isMasked } = tiles[path] ?? { size: 192 }
  return draw({
    backgroundColor: paletteOf(brand).colours.light.paper,
    ...(await contentOf(brand, company, Math.round(size * (isMasked ? 0.56 : 0.66)), 'light')),
    ...{ width: size, height: size },
    borderRadius: isMasked ? 0 : Math.round(size * 0.22),
  })
}, sources)

/** The mark for a dark ground and the colours of images for link previews. */
export const readSocialBrand = memoizeByRevision(async () => {
  const { brand, company } = await readBrand()
  const mark = pngUrl(await drawMark(brand, company, 128, 'dark'))
  return { colours: paletteOf(brand).colours.light, mark }
}, sources)

export type SocialBrand = Awaited<ReturnType<typeof readSocialBrand>>

async function readBrand() {
  const [brand, company] = await Promise.all([
    findGlobalForVisitor('brand', 1),
    findGlobalForVisitor('company'),
  ])
  return { brand, company: company?.name ?? '' }
}

/** The symbol without a ground, or letters on the colour of the brand. */
async function drawMark(brand: Brand | undefined, company: string, size: number, theme: Theme) {
  const content = await contentOf(brand, company, size, theme)
  return draw({ ...content, width: size, height: size })
}

async function drawEmailLogo(brand: Brand | undefined, company: string) {
  const height = 2 * emailLogoHeight
  const [logo] = logosOf(brand)
  if (brand?.logo !== 'wordmark' || !logo?.filename) {
    return drawMark(brand, company, height, 'light')
  }
  const width = Math.round(height * ratioOf(logo))
  return draw({ width, height, picture: { src: await pictureUrl(logo.filename), width, height } })
}

async function contentOf(brand: Brand | undefined, company: string, size: number, theme: Theme) {
  const symbols = symbolsOf(brand)
  // Letters stand in for a file that is gone.
  const src = symbols && (await pictureUrl(symbols[theme]).catch(() => undefined))
  if (src) return { picture: { src, width: size, height: size } }
  const { brand: backgroundColor, 'on-brand': color } = paletteOf(brand).colours.light
  const text = initialsOf(company)
  const style = { fontSize: size * (text.length > 1 ? 0.5 : 0.62), color }
  return { backgroundColor, borderRadius: size * 0.22, letters: { text, style } }
}

/** Pictures in formats that the drawing library may not read are converted. */
async function pictureUrl(name: string): Promise<string> {
  const file = join(media, basename(name))
  if (file.endsWith('.svg')) return dataUrl(file)
  const { default: sharp } = await import('sharp')
  const inside = { fit: 'inside', withoutEnlargement: true } as const
  return pngUrl(await sharp(file).resize(1024, 1024, inside).png().toBuffer())
}

const pngUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

type Drawing = {
  width: number
  height: number
  backgroundColor?: string
  borderRadius?: number
  picture?: { src: string; width: number; height: number }
  letters?: { text: string; style: { fontSize: number; color: string } }
}

async function draw({ picture, letters, ...frame }: Drawing): Promise<Buffer<ArrayBuffer>> {
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    loadFonts(),
  ])
  const centred = { display: 'flex', alignItems: 'center', justifyContent: 'center' }
  const { width, height } = frame
  const svg = await satori(
    <div style={{ ...centred, ...frame }}>
      {picture && <img {...picture} alt="" style={{ objectFit: 'contain' }} />}
      {letters && <div style={{ ...letters.style, fontFamily: 'Onest' }}>{letters.text}</div>}
    </div>,
    { width, height, fonts },
  )
  // In a thread of its own: a logo can be a large drawing.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return Buffer.from(image.asPng())
}

/** An ICO file with one PNG inside: a six-byte header, one directory entry, the picture. */
function ico(png: Buffer, size: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
