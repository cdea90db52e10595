import { expect, test } from 'vitest'
import { choiceOf, isWanted } from './alert-choice.ts'

const vacancy = { department: 3, workplace: 'remote' as const }

test.each([
  ['everything', { departments: [], workplaces: [] }, true],
  ['its department', { departments: [1, 3], workplaces: [] }, true],
  ['its workplace', { departments: [], workplaces: ['hybrid' as const, 'remote' as const] }, true],
  ['both', { departments: [3], workplaces: ['remote' as const] }, true],
  ['another department', { departments: [1], workplaces: [] }, false],
  ['another workplace', { departments: [], workplaces: ['on-site' as const] }, false],
  ['its department elsewhere', { departments: [3], workplaces: ['on-site' as const] }, false],
])('who wants %s', (_, choice, wanted) => {
  expect(isWanted(choice, vacancy)).toBe(wanted)
})

test('a stored alert gives its choice, read along or not, and empty lists when there are none', () => {
  const department = { id: 7, title: 'Design' } as never
  expect(choiceOf({ departments: [department, 3], workplaces: ['remote'] })).toEqual({
    departments: [7, 3],
    workplaces: ['remote'],
  })
  expect(choiceOf({ departments: null })).toEqual({ departments: [], workplaces: [] })
})
