import { expect, test } from 'vitest'
import {
  allPages,
  filteredCareersPath,
  hireUsPathAbout,
  jobAlertsPathFor,
  mainPaths,
  pages,
  servicesPath,
  teamPath,
  vacancyFilters,
  vacancyListPath,
  withSearch,
  workPath,
} from './paths.ts'

test('without filters and on the first page the path is bare', () => {
  expect(withSearch(servicesPath, { service: undefined, page: 1 })).toBe('/services')
  expect(filteredCareersPath({ department: '', q: '  ' }, 1)).toBe('/careers')
  expect(teamPath()).toBe('/about-us#team')
  expect(workPath()).toBe('/services#work')
  expect(jobAlertsPathFor({ workplace: '' })).toBe('/job-alerts')
})

test('filters and page are encoded, in a fixed order', () => {
  expect(filteredCareersPath({ q: 'react & co', location: 'Bălți' }, 2)).toBe(
    '/careers?location=B%C4%83l%C8%9Bi&q=react+%26+co&page=2',
  )
  expect(teamPath('design', 2)).toBe('/about-us?department=design&page=2#team')
  expect(vacancyListPath({ type: 'contract' })).toBe('/careers?type=contract#open-positions')
})

test('the subject of a consultation survives its way through the URL', () => {
  const subject = '/services?service=mobile-apps'
  const url = new URL(hireUsPathAbout(subject), 'https://stejar.example')
  expect(url.searchParams.get('about')).toBe(subject)
})

test('pages of documents end with the slug, and the pages of the menu are pages', () => {
  for (const { path, collection } of allPages()) {
    expect(path.endsWith('/:id'), path).toBe(collection !== undefined)
  }
  const paths = allPages().map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(mainPaths))
  expect(new Set(paths).size).toBe(paths.length)
})

test('the filters of vacancies are parameters of their page', () => {
  const { search, personal } = pages.careers
  expect([...search, ...personal]).toEqual(expect.arrayContaining([...vacancyFilters]))
})
