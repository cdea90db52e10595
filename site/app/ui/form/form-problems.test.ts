import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { reasonOf } from './form-problems.tsx'

test('derives the reason from the error thrown while sending', () => {
  expect(reasonOf(new TypeError('Failed to fetch'), false)).toBe('offline')
  expect(reasonOf(new TypeError('Failed to fetch'), true)).toBe('unreachable')
  expect(reasonOf(new Error('No stream.'), true)).toBe('failed')
})

test.each([
  [400, 'unreadable'],
  [403, 'expired'],
  [404, 'failed'],
  [413, 'too-large'],
  [415, 'unreadable'],
  [429, 'too-many'],
  [500, 'failed'],
  [503, 'failed'],
])('an answer with status %i means “%s”, online or not', (status, reason) => {
  expect(reasonOf(new ErrorResponse(status, '', 'No.'), true)).toBe(reason)
  expect(reasonOf(new ErrorResponse(status, '', 'No.'), false)).toBe(reason)
  expect(reasonOf(new Response(null, { status }), true)).toBe(reason)
})
