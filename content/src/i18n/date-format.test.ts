import { expect, it } from 'vitest'
import { callFormat, dateFormat, formatAge } from './date-format.ts'

it('writes a moment from 0 to 24 o’clock, in the language that is asked for', () => {
  const moment = Date.parse('2026-11-24T22:05:00Z')
  const written = (language?: string) =>
    dateFormat('Europe/Chisinau', callFormat, language).format(moment)
  expect(written()).toBe('Wed, Nov 25, 00:05')
  expect(written('ro')).toMatch(/^mie.*25.*00:05$/)
  expect(dateFormat('UTC', { timeStyle: 'short' }).format(moment)).toBe('22:05')
})

it('writes how long ago something was in its largest unit', () => {
  const now = Date.parse('2026-11-24T22:05:00Z')
  expect(formatAge('2026-11-21T20:00:00Z', 'en', now)).toBe('3 days ago')
  expect(formatAge('2026-11-24T20:00:00Z', 'en', now)).toBe('2 hours ago')
  expect(formatAge('2026-11-24T22:04:30Z', 'en', now)).toBe('this minute')
})
