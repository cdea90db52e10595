import { expect, test } from 'vitest'
import { brandStyles } from './styles.ts'

const look = { corners: 'soft', density: 'normal' } as const

test('the default look writes nothing', () => {
  expect(brandStyles({ ...look, light: { brand: '#0e5a43' }, dark: {} })).toBe('')
})

test('only what differs is written, and stronger than the style sheet that loads later', () => {
  const corners = brandStyles({ ...look, corners: 'square' })
  expect(corners).toBe(':root:root{--radius:0px;--pill:0px}')
  const accent = brandStyles({ ...look, light: { accent: '#0055cc' } })
  // Lighter than chosen, to be seen in the footer.
  expect(accent).toMatch(/^@media screen\{html body\{--accent:#1a67df\}html body\.dark\{--accent:/)
  expect(accent).not.toContain('--brand')
  const brand = brandStyles({ ...look, light: { brand: '#1d4ed8' } })
  expect(brand).toMatch(/^@media screen\{html body\{.*--brand:#1d4ed8/)
  expect(brand).toContain('html body.dark{')
  expect(brand.length).toBeLessThan(1_200)
})
