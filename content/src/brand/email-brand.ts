import type { Payload, PayloadRequest } from 'payload'
import { logosOf } from './mark.ts'
import { type ColourName, defaultColours, paletteOf } from './palette.ts'
import { publishedBrand } from './read-brand.ts'

const colourNames = ['paper', 'surface', 'ink', 'quiet', 'line', 'brand'] satisfies ColourName[]

export type EmailColours = Record<(typeof colourNames)[number], string>

/** The look of an email, stored with it. */
export type EmailBrand = {
  /** Unless they are the default ones. */
  colours?: EmailColours
  /** Served by the site; a wordmark has the company's name in it. */
  logo: { width: number; height: number; isWordmark: boolean }
}

/** The height of the logo in emails. */
export const emailLogoHeight = 40

/** The published brand, for emails. */
export async function emailBrand(payload: Payload, req?: PayloadRequest): Promise<EmailBrand> {
  const brand = await publishedBrand(payload, req)
  const [file] = logosOf(brand)
  const isWordmark = brand?.logo === 'wordmark' && file !== undefined
  const ratio = isWordmark && file.width && file.height ? file.width / file.height : 1
  const { light } = paletteOf(brand).colours
  const isDefault = colourNames.every((name) => light[name] === defaultColours.light[name])
  const colours = Object.fromEntries(colourNames.map((name) => [name, light[name]]))
  const logo = { width: Math.round(emailLogoHeight * ratio), height: emailLogoHeight, isWordmark }
  return { ...(!isDefault && { colours: colours as EmailColours }), logo }
}
