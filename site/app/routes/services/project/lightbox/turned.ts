/**
 * The position after turning a row of `count` pictures: after the last comes the first, before the
 * first the last.
 */
export function turned(position: number, by: 1 | -1, count: number): number {
  return (position + by + count) % count
}
