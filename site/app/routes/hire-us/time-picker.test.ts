import {
  decodeSlots,
  encodeSlots,
  slotValue,
} from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { describe, expect, it } from 'vitest'
import { daysOf } from './time-picker.tsx'

const at = (text: string) => Date.parse(text)
const read = (starts: number[], timeZone: string) =>
  daysOf(starts, timeZone, 'en').map(({ name, times }) => [
    name,
    ...times.map(({ label }) => label),
  ])

describe('the times in the page', () => {
  it('are the same after they were written short', () => {
    const starts = ['2026-11-24T08:00Z', '2026-11-24T08:45Z', '2026-12-01T15:00Z'].map(at)
    expect(encodeSlots(starts)).toBe('29925120 45 10455')
    expect(decodeSlots(encodeSlots(starts))).toEqual(starts)
    expect(decodeSlots(encodeSlots(starts.slice(1)))).toEqual(starts.slice(1))
    expect(slotValue(starts[0] ?? 0)).toBe('2026-11-24T08:00Z')
    expect(at(slotValue(starts[0] ?? 0))).toBe(starts[0])
  })

  it('stand on the days of the reader’s clock', () => {
    const starts = ['2026-11-24T08:00Z', '2026-11-24T15:00Z'].map(at)
    expect(read(starts, 'Europe/Chisinau')).toEqual([['Tuesday, November 24', '10:00', '17:00']])
    expect(read(starts, 'Pacific/Auckland')).toEqual([
      ['Tuesday, November 24', '21:00'],
      ['Wednesday, November 25', '04:00'],
    ])
    expect(read(starts, 'America/Los_Angeles')[0]?.[1]).toBe('00:00')
  })

  it('are distinguishable in the hour that comes twice, in each zone on its own day', () => {
    const night = ['2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T02:30Z'].map(at)
    expect(read(night, 'Europe/Berlin')).toEqual([
      ['Sunday, October 25', '02:30 (GMT+2)', '02:30 (GMT+1)', '03:30'],
    ])
    expect(read(night, 'America/New_York')).toEqual([
      ['Saturday, October 24', '20:30', '21:30', '22:30'],
    ])
    const week = night.map((start) => start + 7 * 86_400_000 + 5 * 3_600_000)
    expect(read(week, 'America/New_York')).toEqual([
      ['Sunday, November 1', '01:30 (GMT-4)', '01:30 (GMT-5)', '02:30'],
    ])
  })
})
