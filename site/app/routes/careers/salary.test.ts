import { expect, test } from 'vitest'
import { formatSalary } from './salary.ts'

/** The spaces around a range's dash differ between ICU versions. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('a range', () => {
  const salary = { min: 3200, max: 4300, currency: 'EUR', period: 'month' } as const
  expect(plain(formatSalary(salary))).toBe('€3,200 – €4,300 a month')
})

test('one end, or both alike', () => {
  const salary = { currency: 'EUR', period: 'year' } as const
  expect(formatSalary({ ...salary, min: 40_000 })).toBe('From €40,000 a year')
  expect(formatSalary({ ...salary, max: 60_000 })).toBe('Up to €60,000 a year')
  expect(formatSalary({ ...salary, min: 50_000, max: 50_000 })).toBe('€50,000 a year')
})

test('cents only where there are some', () => {
  const salary = { currency: 'USD', period: 'hour' } as const
  expect(formatSalary({ ...salary, min: 12.5 })).toBe('From $12.50 an hour')
  expect(formatSalary({ ...salary, min: 12 })).toBe('From $12 an hour')
})
