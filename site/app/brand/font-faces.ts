import type { Brand } from '@vitrina/content/payload-types.ts'

export type FontFamily = Brand['font']
type Subset = keyof typeof subsets

/** The subsets of build-tools/cut-fonts.ts; of several for a letter, browsers use the last one. */
const subsets = {
  latin: 'U+??,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
  'latin-ext': 'U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113',
  cyrillic: 'U+400-45F,U+490-491,U+2116',
  // The part of extended Latin that most pages need.
  romanian: 'U+102-103,U+15E-15F,U+162-163,U+218-21B',
}

/**
 * The ascent and descent in em, and how much wider texts and headings (weight 550) are than in the
 * font of the system, regular and bold.
 */
const metrics = {
  onest: { ascent: 0.97, descent: 0.305, text: 1.052, heading: 0.992 },
  manrope: { ascent: 1.066, descent: 0.3, text: 1.016, heading: 0.959 },
  'ibm-plex-sans': { ascent: 1.025, descent: 0.275, text: 1.008, heading: 0.949 },
  'source-serif-4': { ascent: 1.036, descent: 0.335, text: 1.179, heading: 1.102, serif: true },
}

const sans = ['Arial', 'Liberation Sans', 'Arimo']
const serif = ['Times New Roman', 'Liberation Serif', 'Tinos']

const files = import.meta.glob<string>('../styles/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const fontFile = (family: FontFamily, subset: Subset): string =>
  files[`../styles/fonts/${family}-${subset}.woff2`] ?? ''

/**
 * The family of the brand, `optional`, so that text is never laid out twice: a font that is late is
 * used on the next page. Before it, a font of the system with the same metrics, so that the layout
 * does not shift.
 */
export function fontFaces(family: FontFamily): string {
  const faces = Object.entries(subsets).map(
    ([subset, range]) =>
      `@font-face{font-family:Brand;font-weight:400 600;font-display:optional;src:url(${fontFile(family, subset as Subset)})format("woff2");unicode-range:${range}}`,
  )
  const { text, heading } = metrics[family]
  return [
    ...faces,
    fallback(family, '100 499', '', text),
    fallback(family, '500 900', ' Bold', heading),
  ].join('')
}

function fallback(family: FontFamily, weights: string, style: string, width: number): string {
  const { ascent, descent, serif: isSerif } = { serif: false, ...metrics[family] }
  const names = (isSerif ? serif : sans).map((name) => `local("${name}${style}")`)
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
  return `@font-face{font-family:Brand Fallback;font-weight:${weights};src:${names.join(',')};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`
}
