import { expect, test } from 'vitest'
import { readSlot } from './format-appointment.ts'

test.each([
  ['2026-11-24T08:00Z', Date.UTC(2026, 10, 24, 8)],
  ['2026-11-24T08:00:00.000Z', Date.UTC(2026, 10, 24, 8)],
  ['0000-01-01T00:00Z', undefined],
  ['9999-12-31T24:00Z', undefined],
  ['-000001-01-01T00:00Z', undefined],
  ['+275760-09-13T00:00Z', undefined],
  ['2026-13-01T00:00Z', undefined],
  ['2026-11-24', undefined],
  ['', undefined],
  [null, undefined],
])('the slot %j is %s', (value, moment) => {
  expect(readSlot(value)).toBe(moment)
})
