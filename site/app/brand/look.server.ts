import { paletteOf } from '@vitrina/content/brand/palette.ts'
import { brandStyles } from '@vitrina/content/brand/styles.ts'
import type { Brand } from '@vitrina/content/payload-types.ts'
import { type FontFamily, fontFile } from './font-faces.ts'

export type Look = {
  styles: string
  family: FontFamily
  font: string
  /** Of the browser's toolbar: the papers of both themes. */
  paper: string
  darkPaper: string
}

/** How the document differs from the default; undefined if in nothing. */
export function lookOf(brand: Brand | undefined): Look | undefined {
  if (!brand) return undefined
  const styles = brandStyles(brand)
  const family = brand.font ?? 'onest'
  if (!styles && family === 'onest') return undefined
  const { light, dark } = paletteOf(brand).colours
  const font = fontFile(family, 'latin')
  return { styles, family, font, paper: light.paper, darkPaper: dark.paper }
}
