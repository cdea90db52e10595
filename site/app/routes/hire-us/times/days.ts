import { clockTime } from '@vitrina/content/consultations/appointments/format-appointment.ts'

export type Day = {
  /** Such as “Tuesday, November 24”. */
  name: string
  /** Such as “Tue”, “24”, “Nov”. */
  weekday: string
  number: string
  month: string
  times: Array<{ start: number; label: string }>
}

/**
 * Groups timestamps by day in a time zone. At the end of daylight saving time, repeated hours are
 * distinguished by their UTC offset.
 */
export function daysOf(starts: readonly number[], timeZone: string, locale: string): Day[] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const name = format({ weekday: 'long', month: 'long', day: 'numeric' })
  const weekday = format({ weekday: 'short' })
  const number = format({ day: 'numeric' })
  const month = format({ month: 'short' })
  const days: Day[] = []
  for (const start of starts) {
    const today = name.format(start)
    let day = days.at(-1)
    if (day?.name !== today) {
      day = {
        name: today,
        weekday: weekday.format(start),
        number: number.format(start),
        month: month.format(start),
        times: [],
      }
      days.push(day)
    }
    day.times.push({ start, label: clockTime(start, timeZone) })
  }
  for (const { times } of days) disambiguate(times, timeZone)
  return days
}

function disambiguate(times: Day['times'], timeZone: string): void {
  const labels = times.map(({ label }) => label)
  for (const time of times) {
    if (labels.filter((label) => label === time.label).length === 1) continue
    const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(time.start)
      .find(({ type }) => type === 'timeZoneName')
    time.label += ` (${offset?.value})`
  }
}
