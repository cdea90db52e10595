/** The index of the next (1) or previous (-1) of `count` pictures, wrapping around at both ends. */
export function turned(position: number, by: 1 | -1, count: number): number {
  return (position + by + count) % count
}
