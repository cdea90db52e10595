import { expect, test } from 'vitest'
import { focusClass, initials } from './picture.tsx'

test('a name is shortened to its first and last letters', () => {
  expect(initials('Ana Munteanu')).toBe('AM')
  expect(initials('Ion de la Brad')).toBe('IB')
  expect(initials('țurcan')).toBe('Ț')
  expect(initials('Анна-Мария Ли')).toBe('АЛ')
})

test('other characters than letters and digits are skipped', () => {
  expect(initials('“Nord” (Rail)')).toBe('NR')
  expect(initials('7 Continents')).toBe('7C')
  expect(initials(' – ')).toBe('')
})

test.each([
  [undefined, undefined],
  [{ x: 50, y: 50 }, undefined],
  [{ x: 10, y: 50 }, 'focus-x-start'],
  [{ x: 90, y: 20 }, 'focus-x-end focus-y-start'],
])('a focal point at %o has the class %s', (focus, name) => {
  expect(focusClass(focus)).toBe(name)
})
