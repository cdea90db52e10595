import { expect, test } from 'vitest'
import {
  allPages,
  mainPaths,
  servicesPath,
  teamPath,
  vacancyListPath,
  withSearch,
  workPath,
} from './paths.ts'

test('without filters and on the first page the path is bare', () => {
  expect(withSearch(servicesPath, { service: undefined, page: 1 })).toBe('/services')
  expect(vacancyListPath({ department: '', q: '  ' }, 1)).toBe('/careers#open-positions')
  expect(teamPath()).toBe('/about-us#team')
  expect(workPath()).toBe('/services#work')
  expect(workPath({ technology: 'Node.js' }, 2)).toBe('/services?technology=Node.js&page=2#work')
})

test('filters and page are encoded', () => {
  expect(vacancyListPath({ location: 'Bălți', q: 'react & co' }, 2)).toBe(
    '/careers?location=B%C4%83l%C8%9Bi&q=react+%26+co&page=2#open-positions',
  )
  expect(teamPath('design', 2)).toBe('/about-us?department=design&page=2#team')
  expect(vacancyListPath({ type: 'contract' })).toBe('/careers?type=contract#open-positions')
})

test('pages of documents end with the slug, and the pages of the menu are pages', () => {
  for (const { path, collection } of allPages()) {
    expect(path.endsWith('/:id'), path).toBe(collection !== undefined)
  }
  const paths = allPages().map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(mainPaths))
  expect(new Set(paths).size).toBe(paths.length)
})
