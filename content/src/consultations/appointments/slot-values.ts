const minute = 60_000

/**
 * Encodes timestamps compactly for the page: minutes since 1970, then the minutes from each to the
 * next.
 *
 * @param starts whole minutes in milliseconds since 1970, in ascending order.
 */
export function encodeSlots(starts: readonly number[]): string {
  return starts
    .map((start, index) => (start - (index > 0 ? (starts[index - 1] ?? 0) : 0)) / minute)
    .join(' ')
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
