import { describe, expect, it } from 'vitest'
import { availableSlots, type BusyTime, type ConsultationHours } from './slots.ts'

const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }))

const hours = (over: Partial<ConsultationHours> = {}): ConsultationHours => ({
  timeZone: 'Europe/Chisinau',
  opening: [{ day: 2, from: '10:00', to: '12:00' }],
  holidays: [],
  slotMinutes: 30,
  bufferMinutes: 15,
  noticeHours: 0,
  horizonDays: 7,
  consultants: [1],
  ...over,
})

/** A Monday, noon in Chisinau. */
const monday = Date.parse('2026-11-23T10:00:00Z')
const starts = (given: ConsultationHours, now = monday, busy: BusyTime[] = []) =>
  availableSlots(given, busy, now).map(({ startsAt }) => new Date(startsAt).toISOString())
const at = (text: string) => Date.parse(text)

describe('what is offered', () => {
  it('begins at opening, leaves room for the rest, and ends before closing', () => {
    expect(availableSlots(hours(), [], monday)).toEqual([
      {
        startsAt: at('2026-11-24T08:00Z'),
        endsAt: at('2026-11-24T08:30Z'),
        blockedUntil: at('2026-11-24T08:45Z'),
        consultants: [1],
      },
      expect.objectContaining({ startsAt: at('2026-11-24T08:45Z') }),
      // The pause after this slot ends exactly at closing; a fourth slot would end too late.
      expect.objectContaining({
        startsAt: at('2026-11-24T09:30Z'),
        endsAt: at('2026-11-24T10:00Z'),
      }),
    ])
  })

  it('keeps the notice to the minute', () => {
    expect(starts(hours({ noticeHours: 22 }))).toHaveLength(3)
    expect(starts(hours({ noticeHours: 22 }), monday + 60_000)).toHaveLength(2)
  })

  it('reaches as far as the horizon, whose last day is whole', () => {
    const given = (horizonDays: number) =>
      hours({ opening: everyDay('23:00', '23:30'), horizonDays })
    expect(starts(given(1))).toEqual(['2026-11-23T21:00:00.000Z', '2026-11-24T21:00:00.000Z'])
    expect(starts(given(0))).toEqual(['2026-11-23T21:00:00.000Z'])
  })

  it('leaves out holidays, closed days, opening times the wrong way round, and everything without consultants', () => {
    expect(starts(hours({ holidays: ['2026-11-24'] }))).toEqual([])
    expect(starts(hours({ opening: [{ day: 2, from: '12:00', to: '10:00' }] }))).toEqual([])
    expect(starts(hours({ consultants: [] }))).toEqual([])
    expect(starts(hours({ opening: [] }))).toEqual([])
  })

  it('offers a moment once where opening times overlap', () => {
    const opening = [
      { day: 2, from: '10:00', to: '11:00' },
      { day: 2, from: '10:00', to: '10:30' },
    ]
    expect(starts(hours({ opening }))).toEqual(['2026-11-24T08:00:00.000Z'])
  })

  it('omits busy times and their breaks unless another consultant is free', () => {
    const busy = [{ consultant: 1, from: at('2026-11-24T08:40Z'), until: at('2026-11-24T08:50Z') }]
    expect(starts(hours(), monday, busy)).toEqual(['2026-11-24T09:30:00.000Z'])
    const both = availableSlots(hours({ consultants: [1, 2] }), busy, monday)
    expect(both.map(({ consultants }) => consultants)).toEqual([[2], [2], [1, 2]])
  })

  it('takes what only touches as free', () => {
    const busy = [{ consultant: 1, from: at('2026-11-24T08:45Z'), until: at('2026-11-24T09:30Z') }]
    expect(starts(hours(), monday, busy)).toEqual([
      '2026-11-24T08:00:00.000Z',
      '2026-11-24T09:30:00.000Z',
    ])
  })
})

describe('when the clock is changed', () => {
  const zones = ['Europe/Chisinau', 'Europe/Berlin', 'America/New_York'] as const
  const changes = {
    'Europe/Chisinau': { spring: '2026-03-29', autumn: '2026-10-25' },
    'Europe/Berlin': { spring: '2026-03-29', autumn: '2026-10-25' },
    'America/New_York': { spring: '2026-03-08', autumn: '2026-11-01' },
  }
  const clock = (moment: number, timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(moment)
  const on = (day: string, timeZone: string, from = '01:00', to = '06:00') =>
    availableSlots(
      hours({
        timeZone,
        opening: everyDay(from, to),
        bufferMinutes: 0,
        horizonDays: 2,
        slotMinutes: 30,
      }),
      [],
      at(`${day}T00:00Z`) - 86_400_000,
    ).filter(
      ({ startsAt }) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(startsAt) === day,
    )

  for (const timeZone of zones) {
    it(`offers no time that does not exist: ${timeZone} in spring`, () => {
      const found = on(changes[timeZone].spring, timeZone)
      expect(found, 'an hour less').toHaveLength(8)
      const shown = found.map(({ startsAt }) => clock(startsAt, timeZone))
      expect(new Set(shown).size).toBe(8)
      for (const [index, { startsAt }] of found.entries()) {
        expect(startsAt - (found[0]?.startsAt ?? 0)).toBe(index * 30 * 60_000)
      }
    })

    it(`offers the hour that comes twice twice: ${timeZone} in autumn`, () => {
      const found = on(changes[timeZone].autumn, timeZone)
      expect(found, 'an hour more').toHaveLength(12)
      expect(new Set(found.map(({ startsAt }) => startsAt)).size).toBe(12)
      expect(new Set(found.map(({ startsAt }) => clock(startsAt, timeZone))).size).toBe(10)
    })
  }

  it('keeps the clock’s time on the days before and after', () => {
    const opening = everyDay('10:00', '10:30')
    expect(starts(hours({ opening, horizonDays: 2 }), at('2026-10-24T00:00Z'))).toEqual([
      '2026-10-24T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ])
    expect(starts(hours({ opening, horizonDays: 2 }), at('2026-03-28T00:00Z'))).toEqual([
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
    ])
  })

  it('opens and closes at the change where the time of opening or closing does not exist', () => {
    const berlin = (from: string, to: string) =>
      on('2026-03-29', 'Europe/Berlin', from, to).map(({ startsAt }) =>
        clock(startsAt, 'Europe/Berlin'),
      )
    expect(berlin('02:30', '04:00')).toEqual(['03:00', '03:30'])
    expect(berlin('01:00', '02:30')).toEqual(['01:00', '01:30'])
  })

  it('opens and closes at the first of two where the time comes twice', () => {
    const berlin = (from: string, to: string) =>
      on('2026-10-25', 'Europe/Berlin', from, to).map(({ startsAt }) =>
        new Date(startsAt).toISOString(),
      )
    expect(berlin('02:00', '02:30')).toEqual(['2026-10-25T00:00:00.000Z'])
    expect(berlin('01:30', '02:30')).toEqual([
      '2026-10-24T23:30:00.000Z',
      '2026-10-25T00:00:00.000Z',
    ])
  })
})
