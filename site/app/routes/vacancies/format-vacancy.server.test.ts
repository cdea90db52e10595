import { expect, test } from 'vitest'
import type { VacancyRowContent } from '~/content.server/cards.ts'
import {
  formatSalary,
  groupByDepartment,
  listVacancy,
  vacancyFacts,
} from './format-vacancy.server.ts'
import type { VacancyContent } from './vacancy.server.ts'

const vacancy: VacancyRowContent = {
  slug: 'ios-engineer',
  title: 'iOS Engineer',
  summary: '',
  department: { slug: 'engineering', title: 'Engineering' },
  locations: ['Chisinau', 'Bălți'],
  workplace: 'hybrid',
  employmentType: 'full-time',
  salary: undefined,
  closesOn: undefined,
  seniority: 'middle',
  postedOn: '2026-11-01T00:00:00.000Z',
}

test('a row has locations, workplace, type and level', () => {
  const row = listVacancy(vacancy)
  expect(row.details).toEqual(['Chisinau', 'Bălți', 'Hybrid', 'Full-time', 'Middle'])
  expect(row.salary).toBeUndefined()
})

test('groups preserve the order of departments and rows', () => {
  const rows = [
    ['Engineering', 'a'],
    ['Design', 'b'],
    ['Engineering', 'c'],
  ].map(([department = '', slug = '']) => ({ ...listVacancy(vacancy), department, slug }))
  const groups = groupByDepartment(rows)
  expect(groups.map(({ department }) => department)).toEqual(['Engineering', 'Design'])
  expect(groups[0]?.vacancies.map(({ slug }) => slug)).toEqual(['a', 'c'])
  expect(groupByDepartment([])).toEqual([])
})

/** The spaces around a range's dash differ between ICU versions. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('a range', () => {
  const salary = { min: 3200, max: 4300, currency: 'EUR', period: 'month' } as const
  expect(plain(formatSalary(salary))).toBe('€3,200 – €4,300 a month')
})

test('one bound, or two equal ones', () => {
  const salary = { currency: 'EUR', period: 'year' } as const
  expect(formatSalary({ ...salary, min: 40_000 })).toBe('From €40,000 a year')
  expect(formatSalary({ ...salary, max: 60_000 })).toBe('Up to €60,000 a year')
  expect(formatSalary({ ...salary, min: 50_000, max: 50_000 })).toBe('€50,000 a year')
})

test('cents are shown only if there are any', () => {
  const salary = { currency: 'USD', period: 'hour' } as const
  expect(formatSalary({ ...salary, min: 12.5 })).toBe('From $12.50 an hour')
  expect(formatSalary({ ...salary, min: 12 })).toBe('From $12 an hour')
})

const career: Omit<VacancyContent, 'similar'> = {
  seo: { title: '', description: '', noindex: false },
  slug: 'platform-engineer',
  title: 'Lead Platform Engineer',
  summary: '',
  department: { slug: 'engineering', title: 'Engineering' },
  locations: ['Chisinau', 'Bălți'],
  workplace: 'remote',
  employmentType: 'full-time',
  seniority: 'lead',
  postedOn: '2026-11-05T00:00:00.000Z',
  closed: false,
  remoteCountries: ['MD', 'RO', 'UA'],
  aboutHtml: '',
  responsibilitiesHtml: '',
  requirementsHtml: '',
  niceToHaveHtml: '',
  benefitsHtml: '',
  process: [],
  questions: [],
  salary: undefined,
  closesOn: undefined,
  recruiter: undefined,
  email: '',
}

const facts = (changes: Partial<typeof career>) =>
  Object.fromEntries(
    vacancyFacts({ ...career, ...changes }).map(({ term, value }) => [term, value]),
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
  const closed = facts({ closed: true, closesOn: '2026-11-18T00:00:00.000Z' })
  expect(closed).toMatchObject({ 'Closed after': 'November 18, 2026' })
  expect(closed).not.toHaveProperty('Apply until')
})
