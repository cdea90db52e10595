import { describe, expect, it } from 'vitest'
import {
  type ChosenColours,
  contrast,
  contrastsIn,
  defaultColours,
  type Palette,
  paletteOf,
  themes,
} from './palette.ts'

/** The pairs of a palette that have too little contrast. */
const unreadable = ({ colours }: Palette) =>
  themes.flatMap((theme) =>
    contrastsIn[theme].flatMap(([text, grounds, least]) =>
      grounds.flatMap((ground) => {
        const below = ground in colours[theme] ? colours[theme][ground as 'paper'] : ground
        const ratio = contrast(colours[theme][text], below)
        return ratio < least ? [`${theme}: ${text} on ${ground} ${ratio.toFixed(2)}`] : []
      }),
    ),
  )

/** Mulberry32: the same colours in every run. */
function randomColours(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  return () =>
    `#${Math.floor(next() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`
}

describe('the palette', () => {
  it('is the default one without a choice, and with the default brand colour', () => {
    const { colours, corrections } = paletteOf({ light: { brand: '#0E5A43', paper: '' } })
    expect(colours).toEqual(defaultColours)
    expect(paletteOf().colours).toEqual(defaultColours)
    expect(corrections).toEqual([])
  })

  const random = randomColours(20)
  it.each(Array.from({ length: 20 }, () => random()))('is readable in both themes: %s', (brand) => {
    expect(unreadable(paletteOf({ light: { brand } }))).toEqual([])
    const chosen = () => ({ brand: random(), accent: random(), paper: random() })
    const all: ChosenColours = { light: { ...chosen(), brand }, dark: chosen() }
    expect(unreadable(paletteOf(all)), JSON.stringify(all)).toEqual([])
  })

  it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff'])('is readable: %s', (colour) => {
    const chosen = { brand: colour, accent: colour, paper: colour }
    expect(unreadable(paletteOf({ light: chosen, dark: chosen }))).toEqual([])
  })

  it('names what it had to correct, and keeps what is readable', () => {
    const { colours, corrections } = paletteOf({
      light: { brand: '#ffd400' },
      dark: { brand: '#ffd400' },
    })
    const used = colours.light.brand
    expect(corrections).toEqual([{ theme: 'light', name: 'brand', chosen: '#ffd400', used }])
    expect(contrast(used, colours.light.paper)).toBeGreaterThanOrEqual(4.5)
    expect(colours.dark.brand).toBe('#ffd400')
    expect(colours.light.panel, 'the area in the colour of the brand').toBe(used)
  })

  it('reads no invalid colour of a draft', () => {
    expect(paletteOf({ light: { brand: 'red;}' }, dark: { paper: '#12' } }).colours).toEqual(
      defaultColours,
    )
  })
})
