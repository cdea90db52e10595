import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'

export const chosenNames = ['brand', 'accent', 'paper'] as const
export type ChosenName = (typeof chosenNames)[number]
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The chosen colour that a colour follows: with hue and chroma, or `moved` with lightness as well. */
type Follows = { follows?: ChosenName; moved?: true | Theme }

/**
 * Colours by the names of their custom properties, in light and in dark, as they are unless staff
 * choose others. Grounds come before what stands on them.
 */
const table = {
  paper: ['#faf9f5', '#0e1512', {}],
  surface: ['#ffffff', '#151e1a', { follows: 'paper', moved: 'dark' }],
  sunken: ['#f1efe7', '#18231e', { follows: 'paper', moved: true }],
  line: ['#e3e1d8', '#27332d', { follows: 'paper', moved: true }],
  deep: ['#10271e', '#0a100d', { follows: 'brand' }],
  ink: ['#14211c', '#ecf1ee', { follows: 'brand' }],
  quiet: ['#46544d', '#a5b2ab', { follows: 'brand' }],
  'control-line': ['#7b8780', '#728079', { follows: 'brand' }],
  brand: ['#0e5a43', '#5ccfa3', {}],
  'brand-strong': ['#0a4634', '#86e0bd', { follows: 'brand', moved: true }],
  'on-brand': ['#ffffff', '#06231a', { follows: 'brand' }],
  accent: ['#c8731a', '#f0a64b', {}],
  wrong: ['#941e16', '#ff9a8f', {}],
  'on-deep': ['#eef3ef', '#ecf1ee', { follows: 'brand' }],
  'quiet-on-deep': ['#b3c2ba', '#a5b2ab', { follows: 'brand' }],
  'line-on-deep': ['#2c4439', '#27332d', { follows: 'brand' }],
  // The area in the colour of the brand (`.tone-brand`), with white text.
  panel: ['#0e5a43', '#14312a', { follows: 'brand', moved: 'light' }],
  'quiet-on-panel': ['#e6f2ec', '#e6f2ec', { follows: 'brand' }],
  'accent-on-panel': ['#ffc98a', '#ffc98a', { follows: 'accent' }],
} satisfies Record<string, [light: string, dark: string, Follows]>

export type ColourName = keyof typeof table
export type Colours = Record<ColourName, string>

const names = Object.keys(table) as ColourName[]
const column = (index: 0 | 1) =>
  Object.fromEntries(names.map((name) => [name, table[name][index]])) as Colours

export const defaultColours: Record<Theme, Colours> = { light: column(0), dark: column(1) }
const { light, dark } = defaultColours

/** A colour, its grounds (by name, or a colour), and the contrast that it must have on each. */
type Contrast = readonly [ColourName, readonly string[], number]

const contrasts: readonly Contrast[] = [
  ['deep', ['#ffffff'], 14],
  ['ink', ['paper', 'surface', 'sunken'], 7],
  ['quiet', ['paper', 'surface'], 7],
  ['quiet', ['sunken'], 4.5],
  ['control-line', ['paper', 'surface'], 3],
  ['brand', ['paper', 'surface', 'sunken'], 4.5],
  ['brand-strong', ['paper', 'surface'], 4.5],
  ['on-brand', ['brand', 'brand-strong'], 4.5],
  // Marks, icons and the focus.
  ['accent', ['paper', 'surface', 'sunken', 'deep'], 3],
  ['wrong', ['paper', 'surface'], 4.5],
  ['on-deep', ['deep'], 7],
  ['quiet-on-deep', ['deep'], 7],
  ['panel', ['#ffffff'], 4.5],
  ['quiet-on-panel', ['panel'], 4.5],
  ['accent-on-panel', ['panel'], 3],
]

/**
 * The contrasts of each theme. The first one keeps a paper light, or dark; the second one is more than
 * text needs, for text on a tint of the same colour (`.placeholder-work`).
 */
export const contrastsIn: Record<Theme, readonly Contrast[]> = {
  light: [['paper', ['#000000'], 17], ['brand', ['surface'], 5.5], ...contrasts],
  dark: [['paper', ['#ffffff'], 14], ['brand', ['surface'], 6], ...contrasts],
}

/** Each as `#rrggbb`, or not chosen. */
export type ChosenColours = {
  [theme in Theme]?: { [name in ChosenName]?: string | null } | null
}

/** A colour that staff chose and that would not be readable. */
export type Correction = { theme: Theme; name: ChosenName; chosen: string; used: string }

export type Palette = { colours: Record<Theme, Colours>; corrections: Correction[] }

/**
 * All colours of the site from the chosen ones: the default colours, turned in OKLCH by as much as
 * the chosen colour differs from the default one, and then made lighter or darker until each has its
 * contrast. Without a choice, exactly the default colours.
 */
export function paletteOf(chosen?: ChosenColours | null): Palette {
  const colours = themes.map((theme) => chosenNames.map((name) => chosen?.[theme]?.[name]))
  const key = JSON.stringify(colours)
  if (last?.key !== key) last = { key, palette: derive(chosen ?? {}) }
  return last.palette
}

/** Every page needs it, and it takes some milliseconds. */
let last: { key: string; palette: Palette } | undefined

function derive(chosen: ChosenColours): Palette {
  const corrections: Correction[] = []
  const resolve = (theme: Theme, derived: Record<ChosenName, string>): Colours => {
    const defaults = defaultColours[theme]
    const done = { ...defaults, ...derived }
    for (const name of names) {
      const { follows, moved }: Follows = table[name][2]
      const isMoved = moved === true || moved === theme
      const source = chosenNames.find((each) => each === name)
      const given = source && validColour(chosen[theme]?.[source])
      const wanted = follows
        ? turn(defaults[name], defaults[follows], done[follows], isMoved)
        : (given ?? done[name])
      const used = readable(wanted, theme, name, done)
      done[name] = used
      if (source && given && used !== given) {
        corrections.push({ theme, name: source, chosen: given, used })
      }
    }
    return done
  }

  const brand = validColour(chosen.light?.brand) ?? light.brand
  const inLight = resolve('light', {
    brand,
    paper: light.paper,
    // The default one belongs to the default brand: others get their own tone of the brand.
    accent: brand === light.brand ? light.accent : turn(light.accent, light.accent, brand),
  })
  const darkBrand = validColour(chosen.dark?.brand) ?? turn(dark.brand, light.brand, brand)
  const inDark = resolve('dark', {
    brand: darkBrand,
    paper: turn(dark.paper, dark.brand, darkBrand),
    accent: turn(dark.accent, light.accent, inLight.accent),
  })
  return { colours: { light: inLight, dark: inDark }, corrections }
}

/** A colour as the palette reads it: six digits, in lower case. */
export function validColour(value: unknown): string | undefined {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : undefined
}

export const contrast = (text: string, ground: string): number => wcagContrast(text, ground)

const toOklch = converter('oklch')

function oklch(hex: string): Oklch {
  const colour = toOklch(hex)
  if (!colour) throw new Error(`“${hex}” is no colour.`)
  return colour
}

const toHex = (colour: Oklch): string =>
  formatHex(clampChroma({ ...colour, l: Math.min(1, Math.max(0, colour.l)) }, 'oklch'))

/** How much more vivid than the default a colour becomes at most. */
const maxGain = 1.2

/** A colour, turned by the difference between two others; moved with its lightness and chroma. */
function turn(hex: string, from: string, to: string, isMoved = false): string {
  if (from === to) return hex
  const [base, before, after] = [oklch(hex), oklch(from), oklch(to)]
  const gain = before.c > 0 ? Math.min(maxGain, after.c / before.c) : 1
  return toHex({
    ...base,
    l: isMoved ? base.l + after.l - before.l : base.l,
    c: isMoved ? Math.max(0, base.c + after.c - before.c) : base.c * gain,
    h: (base.h ?? 0) + (after.h ?? 0) - (before.h ?? 0),
  })
}

const steps = 200

/** A colour with the nearest lightness at which it has its contrast on all its grounds. */
function readable(hex: string, theme: Theme, name: ColourName, done: Colours): string {
  const isReadable = (colour: string) =>
    contrastsIn[theme].every(
      ([text, grounds, least]) =>
        text !== name ||
        grounds.every((ground) => contrast(colour, done[ground as ColourName] ?? ground) >= least),
    )
  if (isReadable(hex)) return hex
  const base = oklch(hex)
  for (let step = 1; step <= steps; step++) {
    for (const l of [base.l - step / steps, base.l + step / steps]) {
      const colour = toHex({ ...base, l })
      if (isReadable(colour)) return colour
    }
  }
  // Not reached: the first contrasts keep grounds so light or dark that there is one.
  return hex
}
