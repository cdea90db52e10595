/** Memoized formats; bounded by a few hundred time zones and a few sets of options. */
const made = new Map<string, Intl.DateTimeFormat>()

/** Day and time of a call, as short as possible. */
export const callFormat = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** A format in a time zone, with hours from 0 to 23; memoized, because creating one is slow. */
export function dateFormat(timeZone: string, options: Intl.DateTimeFormatOptions, language = 'en') {
  const key = language + timeZone + JSON.stringify(options)
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, hourCycle: 'h23', ...options })
  made.set(key, format)
  return format
}

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** Formats a relative time, such as “3 days ago”, in the given language. */
export function formatAge(moment: string, language: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'minute')
}
