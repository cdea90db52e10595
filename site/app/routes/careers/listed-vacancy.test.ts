import { expect, test } from 'vitest'
import type { VacancyRowContent } from '~/content.server/cards.ts'
import { groupByDepartment, listVacancy } from './listed-vacancy.ts'

const vacancy: VacancyRowContent = {
  slug: 'ios-engineer',
  title: 'iOS Engineer',
  summary: '',
  department: { slug: 'engineering', title: 'Engineering' },
  locations: ['Chisinau', 'Bălți'],
  workplace: 'hybrid',
  employmentType: 'full-time',
  seniority: 'middle',
  postedOn: '2026-11-01T00:00:00.000Z',
}

test('a row says where, how and at which level', () => {
  const row = listVacancy(vacancy)
  expect(row.details).toEqual(['Chisinau', 'Bălți', 'Hybrid', 'Full-time', 'Middle'])
  expect(row.salary).toBeUndefined()
})

test('groups keep the order of departments and of rows', () => {
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
