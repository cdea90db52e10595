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

export function sameClock(one: string, other: string, moment: number): boolean {
  return utcOffset(one, moment) === utcOffset(other, moment)
}

/** UTC offset, such as “GMT+2”. */
export function utcOffset(timeZone: string, moment: number): string | undefined {
  const parts = dateFormat(timeZone, { timeZoneName: 'shortOffset' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value
}

/** Such as “Tuesday, November 24, 2026, 10:00–10:30 (Chisinau, GMT+2)”, from ISO 8601 strings. */
export function formatAppointment(
  startsAt: string,
  endsAt: string,
  timeZone: string,
  language?: string,
): string {
  const start = Date.parse(startsAt)
  const day = dateFormat(timeZone, { dateStyle: 'full' }, language).format(start)
  const place = `${cityOf(timeZone)}, ${utcOffset(timeZone, start)}`
  return `${day}, ${clockTime(start, timeZone)}–${clockTime(Date.parse(endsAt), timeZone)} (${place})`
}

/** Local time in a time zone, such as “09:30”. */
export function clockTime(moment: number, timeZone: string): string {
  return dateFormat(timeZone, { hour: '2-digit', minute: '2-digit' }).format(moment)
}

const minute = 60_000

/** Encodes whole minutes compactly: since 1970, then the minutes from each to the next. */
export function encodeSlots(starts: readonly number[]): string {
  return starts.map((start, index) => (start - (starts[index - 1] ?? 0)) / minute).join(' ')
}

/** Decodes the result of `encodeSlots`, in milliseconds since 1970. */
export function decodeSlots(text: string): number[] {
  let moment = 0
  return text.split(' ').map((gap) => {
    moment += Number(gap) * minute
    return moment
  })
}

/** The form value of a slot, such as `2026-11-24T08:00Z`. */
export function slotValue(start: number): string {
  return `${new Date(start).toISOString().slice(0, 16)}Z`
}

/** The format of `slotValue`, also with seconds; limited to years that the database can store. */
const written = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/

/** Parses a slot to milliseconds since 1970; `undefined` for values that no form of ours sends. */
export function readSlot(value: unknown): number | undefined {
  if (typeof value !== 'string' || !written.test(value)) return undefined
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? undefined : moment
}
