import { getLocale } from './paraglide/runtime.js'

/** Formats an ISO date's UTC day, as staff entered it, such as “December 18, 2026”. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** “iOS, Android, web”, in the page's language. */
export const commaList = (items: string[]) => listFormat().format(items)

/** The same in parts, of which the items can be links. */
export const commaListParts = (items: string[]) => listFormat().formatToParts(items)

const listFormat = () => new Intl.ListFormat(getLocale(), { type: 'unit', style: 'long' })

/** Prevents line breaks in a time or a time range: U+2060 joins the characters around it. */
export function unbrokenRange(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)|(?<=GMT)-/g, '\u2060$&\u2060')
}
