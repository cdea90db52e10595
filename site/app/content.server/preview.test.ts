import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { completeDraft } from './preview.ts'

const fields = [
  { name: 'title', type: 'text', required: true },
  { name: 'subtitle', type: 'text' },
  { name: 'year', type: 'number', required: true },
  {
    name: 'level',
    type: 'select',
    required: true,
    options: [{ label: 'Junior', value: 'junior' }],
  },
  { name: 'places', type: 'text', required: true, hasMany: true },
  { name: 'cover', type: 'upload', required: true, relationTo: 'media' },
  {
    name: 'seo',
    type: 'group',
    flattenedFields: [{ name: 'title', type: 'text', required: true }],
  },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [{ name: 'label', type: 'text', required: true }],
  },
] as unknown as FlattenedField[]

test('missing required fields get a placeholder', () => {
  const draft = { id: 1, title: null, seo: { title: null }, rows: [{ label: undefined }] }
  expect(completeDraft(draft, fields)).toEqual({
    id: 1,
    title: '…',
    year: 0,
    level: 'junior',
    places: [],
    seo: { title: '…' },
    rows: [{ label: '…' }],
  })
})

test('existing values are unchanged', () => {
  const draft = { title: 'Bank', year: 2024, level: 'senior', places: ['Bălți'], cover: 3 }
  expect(completeDraft(draft, fields)).toEqual(draft)
})
