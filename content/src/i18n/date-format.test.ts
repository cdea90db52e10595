import { expect, it } from 'vitest'
import { callFormat, dateFormat } from './date-format.ts'

it('writes a moment from 0 to 24 o’clock, in the language that is asked for', () => {
  const moment = Date.parse('2026-11-24T22:05:00Z')
  const written = (language?: string) =>
    dateFormat('Europe/Chisinau', callFormat, language).format(moment)
  expect(written()).toBe('Wed, Nov 25, 00:05')
  expect(written('ro')).toMatch(/^mie.*25.*00:05$/)
  expect(dateFormat('UTC', { timeStyle: 'short' }).format(moment)).toBe('22:05')
})
