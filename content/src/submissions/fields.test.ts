import { expect, test } from 'vitest'
import { MalformedForm, sourceOf, textsIn, withoutNul } from './fields.ts'

test('what was typed is read by field', () => {
  const form = new FormData()
  form.append('name', 'Ana')
  form.append('email', '')
  form.append('cv', new File(['x'], 'cv.pdf'))
  expect(textsIn(form)).toEqual({ name: 'Ana' })
})

test('removes NULs from texts', () => {
  const form = new FormData()
  form.append('services', 'a\0')
  form.append('services', 'b')
  expect(withoutNul(form).getAll('services')).toEqual(['a', 'b'])
})
function form(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('where a request came from is read from the hidden fields, each bounded', () => {
  const long = 'x'.repeat(1_000)
  expect(sourceOf(form({ sourcePage: '/services', utm_campaign: long }))).toEqual({
    page: '/services',
    referrer: undefined,
    campaign: long.slice(0, 300),
  })
})

test.each(['sourcePage', 'sourceReferrer', 'utm_campaign'])(
  'a NUL in %s, which no browser sends, is rejected',
  (name) => {
    expect(() => sourceOf(form({ [name]: 'a\0b' }))).toThrow(MalformedForm)
  },
)
