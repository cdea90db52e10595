// `node site/build-tools/cut-fonts.ts`: subsets the families of the brand to what the first paint
// needs. The full Latin subset is 50% larger, and the one with the Romanian letters has hundreds of
// others.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const families = ['onest', 'manrope', 'ibm-plex-sans', 'source-serif-4']

/** The range of weights that styles may use (app/brand/font-faces.ts). */
const weights = { min: 400, max: 600 }

const cuts = {
  latin:
    /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212]/g,
  'latin-ext':
    /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113]/g,
  // Ă, and Ș and Ț with a comma as well as with the cedilla of older texts.
  romanian: /[ĂăŞşŢţȘșȚț]/g,
  // Russian, Ukrainian and Belarusian, with the numero sign.
  cyrillic: /[ЁёІіЇїЄєЎў\u0410-\u044f\u0490\u0491\u2116]/g,
}

const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('')
for (const family of families) {
  for (const [name, characters] of Object.entries(cuts)) {
    const part = name === 'romanian' ? 'latin-ext' : name
    const whole = import.meta.resolve(
      `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
    )
    const text = all.match(characters)?.join('') ?? ''
    const cut = await subsetFont(await readFile(fileURLToPath(whole)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    const file = join(import.meta.dirname, `../app/styles/fonts/${family}-${name}.woff2`)
    await writeFile(file, cut)
    console.log(`${file}: ${cut.length} bytes`)
  }
}
