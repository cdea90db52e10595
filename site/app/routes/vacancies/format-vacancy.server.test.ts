import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { expect, test } from 'vitest'
import {
  formatSalary,
  groupByDepartment,
  listVacancy,
  vacancyFacts,
} from './format-vacancy.server.ts'

const vacancy = {
  slug: 'ios-engineer',
  title: 'iOS Engineer',
  department: { slug: 'engineering', title: 'Engineering' },
  locations: ['Chisinau', 'Bălți'],
  workplace: 'hybrid',
  employmentType: 'full-time',
  seniority: 'middle',
  postedOn: '2026-11-01T00:00:00.000Z',
} as Vacancy

test('a row has department, locations, workplace, type and level', () => {
  const row = listVacancy(vacancy)
  expect(row.details).toEqual([
    ...['Engineering', 'Chisinau', 'Bălți'],
    ...['Hybrid', 'Full-time', 'Middle'],
  ])
  expect(row.aside).toBeUndefined()
})

test('groups preserve the order of departments and rows', () => {
  const vacancies = [
    ['Engineering', 'a'],
    ['Design', 'b'],
    ['Engineering', 'c'],
  ].map(([title, slug]) => ({ ...vacancy, department: { title }, slug }) as Vacancy)
  const groups = groupByDepartment(vacancies)
  expect(groups.map(({ department }) => department)).toEqual(['Engineering', 'Design'])
  expect(groups[0]?.rows.map(({ to }) => to)).toEqual(['/careers/a', '/careers/c'])
  expect(groupByDepartment([])).toEqual([])
})

/** The spaces around a range's dash differ between ICU versions. */
const plain = (text = '') => text.replace(/\s/g, ' ')

test('a range', () => {
  const salary = { shown: true, min: 3200, max: 4300, currency: 'EUR', period: 'month' } as const
  expect(plain(formatSalary(salary))).toBe('€3,200 – €4,300 a month')
})

test('one bound, or two equal ones', () => {
  const salary = { shown: true, currency: 'EUR', period: 'year' } as const
  expect(formatSalary({ ...salary, min: 40_000 })).toBe('From €40,000 a year')
  expect(formatSalary({ ...salary, max: 60_000 })).toBe('Up to €60,000 a year')
  expect(formatSalary({ ...salary, min: 50_000, max: 50_000 })).toBe('€50,000 a year')
})

test('cents are shown only if there are any', () => {
  const salary = { shown: true, currency: 'USD', period: 'hour' } as const
  expect(formatSalary({ ...salary, min: 12.5 })).toBe('From $12.50 an hour')
  expect(formatSalary({ ...salary, min: 12 })).toBe('From $12 an hour')
})

test('a salary that is hidden or left out is not shown', () => {
  expect(formatSalary({ shown: false, min: 12 })).toBeUndefined()
  expect(formatSalary({ shown: true, currency: 'EUR', period: 'year' })).toBeUndefined()
})

const remoteVacancy: Vacancy = {
  ...vacancy,
  workplace: 'remote',
  seniority: 'lead',
  postedOn: '2026-11-05T00:00:00.000Z',
  remoteCountries: ['MD', 'RO', 'UA'],
}

const facts = (changes: Partial<Vacancy>, closed = false) =>
  Object.fromEntries(
    vacancyFacts({ ...remoteVacancy, ...changes }, closed).map(({ term, value }) => [term, value]),
  )

test('locations and countries are formatted as lists', () => {
  expect(facts({})).toMatchObject({
    Location: 'Chisinau or Bălți',
    'Work from': 'Moldova, Romania, or Ukraine',
    Posted: 'November 5, 2026',
    'Apply until': 'The position is filled',
  })
})

test('unknown facts are left out', () => {
  const known = facts({ locations: [], remoteCountries: [] })
  expect(known).not.toHaveProperty('Location')
  expect(known).not.toHaveProperty('Work from')
  expect(known).not.toHaveProperty('Salary')
})

test('a closed vacancy shows its closing date instead of a deadline', () => {
  const closed = facts({ closesOn: '2026-11-18T00:00:00.000Z' }, true)
  expect(closed).toMatchObject({ 'Closed after': 'November 18, 2026' })
  expect(closed).not.toHaveProperty('Apply until')
})
