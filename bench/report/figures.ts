/** The quantile of a non-empty, ascending list. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median of a list in any order. */
export function median(values: readonly number[]): number {
  return quantile(ascending(values), 0.5)
}

export function ascending(values: readonly number[]): number[] {
  return [...values].sort((one, other) => one - other)
}

export const asMilliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const asSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`
export const asRatio = (value: number) => value.toFixed(2)
export const asMegabytes = (value: number) => `${Math.round(value)} MB`
export const asCount = (value: number) => String(value)
/** Formats bytes as KiB. */
export const asKibibytes = (value: number) => `${(value / 1024).toFixed(1)} KiB`
