import { expect, test } from 'vitest'
import { chosenFilters, filterFields } from './filters.tsx'

const fields = filterFields({
  departments: [{ slug: 'design', title: 'Design' }],
  locations: ['Bălți'],
})

test('every filter offers its choices', () => {
  expect(fields.map(({ name }) => name)).toEqual([
    'department',
    'location',
    'workplace',
    'type',
    'seniority',
  ])
  expect(fields[2]?.options[0]).toEqual({ value: 'on-site', label: 'On-site' })
})

test('active filters have the labels of their options', () => {
  expect(chosenFilters({ department: 'design', type: 'contract', q: 'cover' }, fields)).toEqual([
    { name: 'department', label: 'Design' },
    { name: 'type', label: 'Contract' },
    { name: 'q', label: '“cover”' },
  ])
  expect(chosenFilters({}, fields)).toEqual([])
})
