import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import type { Brand, Media } from '../payload-types.ts'
import { type ColourName, defaultColours, paletteOf, type Theme } from './palette.ts'

/** The brand with its logos; undefined until it is published. */
export async function publishedBrand(
  payload: Payload,
  req?: PayloadRequest,
): Promise<Brand | undefined> {
  const brand = await payload.findGlobal({ slug: 'brand', depth: 1, overrideAccess: true, req })
  return brand._status === 'published' ? brand : undefined
}

/** The symbol's files for light and dark grounds; none if there is no logo, or a wordmark. */
export function symbolsOf(brand: Brand | undefined): Record<Theme, string> | undefined {
  const names = logosOf(brand).map(({ filename }) => filename ?? '')
  const [light = '', dark = light] = names
  return brand?.logo === 'wordmark' || !light ? undefined : { light, dark }
}

/** The uploaded logos of a brand that was read at depth 1: on light, then on dark. One alone stands for both. */
export function logosOf(brand: Brand | undefined): Media[] {
  const [light, dark] = [brand?.logoLight, brand?.logoDark].map((logo) =>
    typeof logo === 'object' && logo?.filename ? logo : undefined,
  )
  return [light ?? dark, dark ?? light].filter((logo) => logo !== undefined)
}

export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s-]*/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('')
}

/**
 * The icon for browsers' tabs: the symbol, for the theme of the browser, or else the company's
 * first letters on the colour of the brand.
 *
 * @param folder of the media files
 */
export async function faviconSvg(
  brand: Brand | undefined,
  company: string,
  folder: string,
): Promise<string> {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`
  const images = Object.entries(symbolsOf(brand) ?? {}).map(
    async ([theme, file]) =>
      `<image class="${theme}" href="${await dataUrl(path.join(folder, path.basename(file)))}" width="64" height="64"/>`,
  )
  // Letters stand in for a file that is gone.
  const symbol = (await Promise.all(images).catch(() => [])).join('')
  const style =
    '<style>.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>'
  if (symbol) return svg(style + symbol)
  const { brand: ground, 'on-brand': ink } = paletteOf(brand).colours.light
  const letters = initialsOf(company).replace(/[<>&]/g, '')
  return svg(
    `<rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="43" fill="${ink}" font-family="Arial,sans-serif" font-weight="700" font-size="${letters.length > 1 ? 30 : 38}" text-anchor="middle">${letters}</text>`,
  )
}

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' }

export async function dataUrl(file: string): Promise<string> {
  const extension = path.extname(file)
  const type = types[extension] ?? `image/${extension.slice(1)}`
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`
}

const colourNames = ['paper', 'surface', 'ink', 'quiet', 'line', 'brand'] satisfies ColourName[]

export type EmailColours = Record<(typeof colourNames)[number], string>

/** The look of an email, stored with it. */
export type EmailBrand = {
  /** Unless they are the default ones. */
  colours?: EmailColours
  /** Served by the site; a wordmark has the company's name in it. */
  logo: { width: number; height: number; isWordmark: boolean }
}

export const emailLogoHeight = 40

/** Width by height; a longer wordmark is drawn smaller: it would be unreadable, and exhaust the memory. */
export const ratioOf = ({ width, height }: Pick<Media, 'width' | 'height'>): number =>
  width && height ? Math.min(8, width / height) : 1

export async function emailBrand(payload: Payload, req?: PayloadRequest): Promise<EmailBrand> {
  const brand = await publishedBrand(payload, req)
  const [file] = logosOf(brand)
  const isWordmark = brand?.logo === 'wordmark' && file !== undefined
  const ratio = isWordmark ? ratioOf(file) : 1
  const { light } = paletteOf(brand).colours
  const isDefault = colourNames.every((name) => light[name] === defaultColours.light[name])
  const colours = Object.fromEntries(colourNames.map((name) => [name, light[name]]))
  const logo = { width: Math.round(emailLogoHeight * ratio), height: emailLogoHeight, isWordmark }
  return { ...(!isDefault && { colours: colours as EmailColours }), logo }
}
