import { expect, test } from 'vitest'
import { typedIn, withoutNul } from './typed-texts.ts'

test('what was typed comes back by field', () => {
  const form = new FormData()
  form.append('name', 'Ana')
  form.append('email', '')
  form.append('cv', new File(['x'], 'cv.pdf'))
  expect(typedIn(form)).toEqual({ name: 'Ana' })
})

test('a text with a NUL in it is kept without', () => {
  const form = new FormData()
  form.append('services', 'a\0')
  form.append('services', 'b')
  expect(withoutNul(form).getAll('services')).toEqual(['a', 'b'])
})
