import type { Brand } from '../payload-types.ts'
import { type ColourName, defaultColours, paletteOf } from './palette.ts'

/** `--radius` of boxes and `--pill` of buttons; soft is the default. */
const corners = { square: { radius: '0px', pill: '0px' }, soft: {}, round: { radius: '16px' } }

/** The distances inside and between sections. */
const density = {
  compact: {
    ...{ 'space-5': '20px', 'space-6': '24px', 'space-7': 'clamp(32px, 2.6vw, 40px)' },
    ...{ 'space-8': 'clamp(40px, 4.2vw, 64px)', 'space-9': 'clamp(56px, 6vw, 96px)' },
  },
  normal: {},
  roomy: {
    ...{ 'space-5': '28px', 'space-6': '40px', 'space-7': 'clamp(48px, 4.5vw, 72px)' },
    ...{ 'space-8': 'clamp(72px, 8vw, 128px)', 'space-9': 'clamp(96px, 12vw, 192px)' },
  },
}

/**
 * The custom properties in which a brand differs from `site/app/styles/tokens.css`, empty if in none.
 * Each selector is more specific than the one there, because the whole style sheet loads later.
 */
export function brandStyles(brand: Pick<Brand, 'light' | 'dark' | 'corners' | 'density'>): string {
  const { light, dark } = paletteOf(brand).colours
  const ofLight = differences(light, defaultColours.light)
  const ofDark = differences(dark, defaultColours.dark)
  const inBody = ([name]: [string, string]) => !name.endsWith('panel')
  const onPanel = ofLight.filter(([name]) => name.endsWith('-on-panel'))
  const button = ofLight.find(([name]) => name === 'brand-strong')
  const colours = [
    block('html body', ofLight.filter(inBody)),
    block('html body.dark', ofDark.filter(inBody)),
    block(
      'html .tone-brand',
      onPanel.map(([name, value]) => [name.replace('-on-panel', ''), value]),
    ),
    block(
      'html body.dark .tone-brand',
      ofDark.flatMap(([name, value]) => (name === 'panel' ? [['paper', value]] : [])),
    ),
    button ? `html .tone-brand .button:not(.button-secondary){color:${button[1]}}` : '',
  ].join('')
  const shape = { ...corners[brand.corners ?? 'soft'], ...density[brand.density ?? 'normal'] }
  // Printed pages have colours of their own.
  return block(':root:root', Object.entries(shape)) + (colours && `@media screen{${colours}}`)
}

const block = (selector: string, properties: string[][]): string =>
  properties.length > 0
    ? `${selector}{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}`
    : ''

const differences = (colours: Record<ColourName, string>, defaults: Record<ColourName, string>) =>
  Object.entries(colours).filter(([name, value]) => value !== defaults[name as ColourName])
