/** There are a few hundred time zones, and few ways in which we write a moment. */
const made = new Map<string, Intl.DateTimeFormat>()

/**
 * How moments are written in English on the clock of a zone. Making such a format takes many times
 * as long as using it, so each is made once.
 *
 * @throws RangeError for a zone that nobody knows.
 */
export function dateFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat('en', { timeZone, ...options })
  made.set(key, format)
  return format
}
