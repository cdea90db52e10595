// `node site/build-tools/cut-fonts.ts`: subsets Onest to the characters and weights that the first
// paint needs. The full Latin subset is 50% larger, and the one with the Romanian letters has
// hundreds of others.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** The range of weights that styles may use (app/styles/fonts.css). */
const weights = { min: 400, max: 600 }

/** Output files with the characters they contain, as ranges of code points. */
const cuts = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
  ],
  // Ă, and Ș and Ț with a comma as well as with the cedilla of older texts.
  romanian: [
    [0x102, 0x103],
    [0x15e, 0x15f],
    [0x162, 0x163],
    [0x218, 0x21b],
  ],
} as const

for (const [name, ranges] of Object.entries(cuts)) {
  const part = name === 'romanian' ? 'latin-ext' : name
  const whole = import.meta.resolve(
    `@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`,
  )
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
  )
  const cut = await subsetFont(await readFile(fileURLToPath(whole)), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  const file = join(import.meta.dirname, `../app/styles/fonts/onest-${name}.woff2`)
  await writeFile(file, cut)
  console.log(`${file}: ${cut.length} bytes`)
}
