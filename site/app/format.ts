import { getLocale } from './paraglide/runtime.js'

/** Formats an ISO date's UTC day, as staff entered it, such as “December 18, 2026”. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** Prevents line breaks in a time or a time range: U+2060 joins the characters around it. */
export function unbrokenRange(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)|(?<=GMT)-/g, '\u2060$&\u2060')
}
