import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const fontFile = (subset: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/onest/files/onest-${subset}-600-normal.woff`))

/** The fonts of texts in images, which are always set in Onest. */
export const loadFonts = () =>
  Promise.all(
    ['latin', 'latin-ext', 'cyrillic'].map(async (subset, index) => ({
      name: index === 0 ? 'Onest' : `Onest ${index}`,
      data: await readFile(fontFile(subset)),
      weight: 600 as const,
    })),
  )
