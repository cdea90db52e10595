import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('a name is shortened to its first and last letters', () => {
  expect(initials('Ana Munteanu')).toBe('AM')
  expect(initials('Ion de la Brad')).toBe('IB')
  expect(initials('țurcan')).toBe('Ț')
  expect(initials('Анна-Мария Ли')).toBe('АЛ')
})

test('what is not a letter or a figure is passed over', () => {
  expect(initials('“Nord” (Rail)')).toBe('NR')
  expect(initials('7 Continents')).toBe('7C')
  expect(initials(' – ')).toBe('')
})
