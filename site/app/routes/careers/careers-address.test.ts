import { expect, test } from 'vitest'
import { careersAddress, chosenIn, openingsAddress } from './careers-address.ts'

test('without filters the address is bare', () => {
  expect(careersAddress({})).toBe('/careers')
  expect(careersAddress({ department: '', q: '  ' }, 1)).toBe('/careers')
})

test('filters and page stand in the address, encoded', () => {
  expect(careersAddress({ q: 'react & co', location: 'Bălți' }, 2)).toBe(
    '/careers?location=B%C4%83l%C8%9Bi&q=react+%26+co&page=2',
  )
})

test('a link to the list leads past the page’s beginning', () => {
  expect(openingsAddress({ type: 'contract' })).toBe('/careers?type=contract#open-positions')
})

test('a form gives what is chosen and nothing it does not know', () => {
  const form = new FormData()
  form.set('seniority', 'lead')
  form.set('utm_source', 'x')
  expect(careersAddress(chosenIn(form))).toBe('/careers?seniority=lead')
})
