import { expect, test } from 'vitest'
import { fieldAria } from './fields.tsx'

test('hint and error describe the control, in that order', () => {
  expect(fieldAria({ id: 'email', hint: 'h', error: 'e' })).toEqual({
    'aria-describedby': 'email-description email-error',
    'aria-invalid': true,
  })
})

test('a field without either says nothing', () => {
  expect(fieldAria({ id: 'email' })).toEqual({
    'aria-describedby': undefined,
    'aria-invalid': undefined,
  })
})
