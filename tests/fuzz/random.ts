/** A source of choices that repeats itself for the same seed. */
export type Random = {
  /** A whole number from 0 to `limit - 1`. */
  below: (limit: number) => number
  /** True in so many of a hundred cases. */
  percent: (share: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** So many results of `make`. */
  several: <Item>(count: number, make: () => Item) => Item[]
}

/**
 * The choices for one input: those of each number are its own, so that an input can be made again
 * without the ones before it.
 */
export function randomFor(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  // Mulberry32: even, fast and short.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    percent: (share) => next() * 100 < share,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
    several: (count, make) => Array.from({ length: count }, make),
  }
}
