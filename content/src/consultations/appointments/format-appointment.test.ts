import { describe, expect, it } from 'vitest'
import { cityOf, formatAppointment, knownTimeZone, sameClock } from './format-appointment.ts'

const words = (start: string, end: string, timeZone: string) =>
  formatAppointment(start, end, timeZone).replaceAll('\u202f', ' ')

describe('an appointment in words', () => {
  it('says the day and the time on the clock of the zone', () => {
    const start = '2026-11-24T08:00:00Z'
    const end = '2026-11-24T08:30:00Z'
    expect(words(start, end, 'Europe/Chisinau')).toBe(
      'Tuesday, November 24, 2026, 10:00–10:30 (Chisinau, GMT+2)',
    )
    expect(words(start, end, 'America/Los_Angeles')).toBe(
      'Tuesday, November 24, 2026, 00:00–00:30 (Los Angeles, GMT-8)',
    )
    expect(words(start, end, 'Pacific/Kiritimati')).toContain('22:00–22:30 (Kiritimati, GMT+14)')
  })

  it('tells the two hours apart when the clock is put back, in each zone on its own day', () => {
    const once = words('2026-10-25T00:15:00Z', '2026-10-25T00:45:00Z', 'Europe/Berlin')
    const again = words('2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z', 'Europe/Berlin')
    expect(once).toContain('02:15–02:45 (Berlin, GMT+2)')
    expect(again).toContain('02:15–02:45 (Berlin, GMT+1)')
    // Daylight saving time ends a week later in New York, so its offset from Berlin differs then.
    const moment = (text: string) => words(text, text, 'America/New_York')
    expect(moment('2026-10-26T08:00:00Z')).toContain('04:00–04:00 (New York, GMT-4)')
    expect(moment('2026-11-02T08:00:00Z')).toContain('03:00–03:00 (New York, GMT-5)')
  })

  it('compares clocks at the moment in question', () => {
    expect(sameClock('Europe/Chisinau', 'Europe/Bucharest', Date.parse('2026-11-24T08:00Z'))).toBe(
      true,
    )
    expect(sameClock('Europe/Chisinau', 'Europe/Moscow', Date.parse('2026-07-01T08:00Z'))).toBe(
      true,
    )
    expect(sameClock('Europe/Chisinau', 'Europe/Moscow', Date.parse('2026-12-01T08:00Z'))).toBe(
      false,
    )
  })

  it('knows which time zones there are', () => {
    expect(knownTimeZone('Europe/Chisinau')).toBe('Europe/Chisinau')
    for (const wrong of ['', null, undefined, 'Mars/Base', 'x'.repeat(100), "'; drop table"]) {
      expect(knownTimeZone(wrong)).toBeUndefined()
    }
    expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  })
})
