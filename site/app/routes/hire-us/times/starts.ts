const minute = 60_000

/**
 * Encodes timestamps compactly for the page: minutes since 1970, then the minutes from each to the
 * next.
 *
 * @param starts whole minutes in milliseconds since 1970, in ascending order.
 */
export function encodeStarts(starts: readonly number[]): string {
  return starts
    .map((start, index) => (start - (index > 0 ? (starts[index - 1] ?? 0) : 0)) / minute)
    .join(' ')
}

/** Decodes the result of `encodeStarts`, in milliseconds since 1970. */
export function decodeStarts(text: string): number[] {
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
