/** The web vitals: milliseconds, and the layout shift (CLS) in thousandths. */
export const vitals = ['fcp', 'lcp', 'inp', 'cls'] as const
export type Vital = (typeof vitals)[number]

/** Up to the first value good, above the second poor (web.dev/articles/vitals). */
export const vitalLimits: Record<Vital, readonly [good: number, poor: number]> = {
  fcp: [1_800, 3_000],
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [100, 250],
}

/** Each bucket of a histogram is a tenth wider than the one before, so a quantile is at most 5 % off. */
const growth = 1.1

/** A minute: what is slower was measured in a tab in the background. */
export const maxVital = 60_000

/** The bucket of a value; 0 is for values below 1. */
export function bucketOf(value: number): number {
  return value < 1 ? 0 : 1 + Math.floor(Math.log(Math.min(value, maxVital)) / Math.log(growth))
}

export type Histogram = readonly { bucket: number; count: number }[]

/** The value below which this share of all values is; `undefined` without values. */
export function quantile(histogram: Histogram, share: number): number | undefined {
  const total = histogram.reduce((sum, { count }) => sum + count, 0)
  let left = total * share
  for (const { bucket, count } of histogram.toSorted((a, b) => a.bucket - b.bucket)) {
    if (left <= count) return bucket && growth ** (bucket - 1 + left / count)
    left -= count
  }
  return undefined
}

export type Rating = 'good' | 'needs work' | 'poor'

export function ratingOf(vital: Vital, value: number): Rating {
  const [good, poor] = vitalLimits[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'needs work' : 'poor'
}

export function sharesOf(vital: Vital, histogram: Histogram): Record<Rating, number> {
  const shares = { good: 0, 'needs work': 0, poor: 0 }
  const total = histogram.reduce((sum, { count }) => sum + count, 0) || 1
  for (const { bucket, count } of histogram) {
    shares[ratingOf(vital, bucket && growth ** (bucket - 0.5))] += count / total
  }
  return shares
}
