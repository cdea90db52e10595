import { expect, test } from 'vitest'
import { fittingSize } from './text.tsx'

test('short headings keep their size', () => {
  expect(fittingSize('Work here', 'display')).toBe('display')
  expect(fittingSize('Senior React Engineer', 'title')).toBe('title')
})

test('long headings are smaller', () => {
  expect(fittingSize('five '.repeat(12), 'display')).toBe('title')
  expect(fittingSize('five '.repeat(18), 'display')).toBe('heading')
  expect(fittingSize('five '.repeat(18), 'title')).toBe('heading')
})

test('one long word makes a heading smaller', () => {
  expect(fittingSize('Responsibilities', 'display')).toBe('title')
  expect(fittingSize('Responsibilities', 'title')).toBe('title')
  expect(fittingSize('Wolfeschlegelsteinhausen', 'title')).toBe('heading')
})
