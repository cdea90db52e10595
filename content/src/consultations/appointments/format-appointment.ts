import { dateFormat } from '../../i18n/date-format.ts'

/** Returns a time zone reported by a browser, or `undefined` if it is unknown. */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  if (!name || name.length > 64) return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return undefined
  }
}

/** The city that a time zone is named after, such as “New York”. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** Whether two time zones have the same UTC offset at a moment. */
export function sameClock(one: string, other: string, moment: number): boolean {
  return offset(one, moment) === offset(other, moment)
}

/** UTC offset, such as “GMT+2”. */
function offset(timeZone: string, moment: number): string {
  return part(moment, timeZone, { timeZoneName: 'shortOffset' }, 'timeZoneName')
}

/**
 * Formats an appointment in a time zone, such as “Tuesday, November 24, 2026, 10:00–10:30
 * (Chisinau, GMT+2)”.
 *
 * @param startsAt ISO 8601 string.
 * @param endsAt ISO 8601 string.
 */
export function formatAppointment(startsAt: string, endsAt: string, timeZone: string): string {
  const start = Date.parse(startsAt)
  const day = dateFormat(timeZone, { dateStyle: 'full' }).format(start)
  const place = `${cityOf(timeZone)}, ${offset(timeZone, start)}`
  return `${day}, ${clockTime(start, timeZone)}–${clockTime(Date.parse(endsAt), timeZone)} (${place})`
}

/** Local time in a time zone, such as “09:30”. */
export function clockTime(moment: number, timeZone: string): string {
  return dateFormat(timeZone, { hour: '2-digit', minute: '2-digit' }).format(moment)
}

function part(
  moment: number,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  type: Intl.DateTimeFormatPartTypes,
): string {
  const parts = dateFormat(timeZone, options).formatToParts(moment)
  return parts.find((found) => found.type === type)?.value ?? ''
}
