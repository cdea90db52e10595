import { getLocale } from './paraglide/runtime.js'

/**
 * Formats a calendar day, such as “December 18, 2026”.
 *
 * @param date an ISO date; the day is taken in UTC, as staff entered it.
 */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** Prevents line breaks in a time or a time range: U+2060 joins the characters around it. */
export function unbrokenRange(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)|(?<=GMT)-/g, '\u2060$&\u2060')
}
