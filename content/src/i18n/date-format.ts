/** There are a few hundred time zones, and few ways in which we write a moment. */
const made = new Map<string, Intl.DateTimeFormat>()

/** The day and the hour of a call, as short as it can be. */
export const callFormat = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const

/**
 * How moments are written on the clock of a zone, with hours from 0 to 23. Making such a format
 * takes many times as long as using it, so each is made once.
 *
 * @throws RangeError for a zone that nobody knows.
 */
export function dateFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  language = 'en',
): Intl.DateTimeFormat {
  const key = language + timeZone + JSON.stringify(options)
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, hourCycle: 'h23', ...options })
  made.set(key, format)
  return format
}
