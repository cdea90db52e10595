import { expect, test } from 'vitest'
import { bucketOf, maxVital, quantile, ratingOf, sharesOf } from './vitals.ts'

const histogramOf = (values: number[]) =>
  Array.from(Map.groupBy(values, bucketOf), ([bucket, { length: count }]) => ({ bucket, count }))

test('a quantile is at most 5 % off', () => {
  const values = Array.from({ length: 1_000 }, (_, index) => 300 + index * 5)
  for (const share of [0.25, 0.5, 0.75, 0.99]) {
    const exact = values[Math.ceil(share * 1_000) - 1] ?? 0
    const found = quantile(histogramOf(values), share) ?? 0
    expect(Math.abs(found / exact - 1), `${share}: ${found}, exactly ${exact}`).toBeLessThan(0.05)
  }
  expect(quantile(histogramOf([0, 0, 0, 250]), 0.75)).toBe(0)
  expect(quantile([], 0.75)).toBeUndefined()
})

test('there are few buckets, and the largest takes everything above', () => {
  expect(bucketOf(maxVital)).toBeLessThan(120)
  expect(bucketOf(1e12)).toBe(bucketOf(maxVital))
  expect(bucketOf(0.4)).toBe(0)
})

test('values are rated by the limits of the web vitals', () => {
  expect(ratingOf('lcp', 2_500)).toBe('good')
  expect(ratingOf('inp', 201)).toBe('needs work')
  expect(ratingOf('cls', 251)).toBe('poor')
  const shares = sharesOf('lcp', histogramOf([100, 900, 3_000, 9_000]))
  expect(shares).toEqual({ good: 0.5, 'needs work': 0.25, poor: 0.25 })
})
