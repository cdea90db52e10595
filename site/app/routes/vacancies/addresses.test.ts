import { expect, test } from 'vitest'
import { careersPagePath, chosenIn, vacancyListPath } from './addresses.ts'

test('without filters the address is bare', () => {
  expect(careersPagePath({})).toBe('/careers')
  expect(careersPagePath({ department: '', q: '  ' }, 1)).toBe('/careers')
})

test('filters and page stand in the address, encoded', () => {
  expect(careersPagePath({ q: 'react & co', location: 'Bălți' }, 2)).toBe(
    '/careers?location=B%C4%83l%C8%9Bi&q=react+%26+co&page=2',
  )
})

test('a link to the list leads past the page’s beginning', () => {
  expect(vacancyListPath({ type: 'contract' })).toBe('/careers?type=contract#open-positions')
})

test('a form gives what is chosen and nothing it does not know', () => {
  const form = new FormData()
  form.set('seniority', 'lead')
  form.set('utm_source', 'x')
  expect(careersPagePath(chosenIn(form))).toBe('/careers?seniority=lead')
})
