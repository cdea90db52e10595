import { describe, expect, test } from 'vitest'
import { type ApplicationQuestion, readApplication } from './schema.ts'

const questions: ApplicationQuestion[] = [
  { id: 'why', label: 'Why?', kind: 'textarea', required: true },
  { id: 'office', label: 'Office?', kind: 'yes-no', required: true },
  { id: 'code', label: 'Code?', kind: 'link', required: false },
]

const whole = {
  ...{ name: ' Ana\r\n Rusu ', email: ' ana@mail.example ', phone: '', coverLetter: ' Maps. ' },
  ...{ 'links-0': 'github.com/ana', 'links-1': '', 'links-2': 'http://ana.example/cv' },
  ...{ 'answer-why': 'Because\nof maps.', 'answer-office': 'no', 'answer-code': '', consent: 'on' },
}

function read(over: Record<string, string | undefined> = {}, fileErrors = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...whole, ...over })) {
    if (value !== undefined) form.append(name, value)
  }
  return readApplication({ form, files: { cv: [] }, fileErrors }, questions, {
    yes: 'Yes',
    no: 'No',
  })
}

const wrong = (over: Record<string, string | undefined>, fileErrors = {}) => {
  const result = read(over, fileErrors)
  return 'errors' in result ? Object.keys(result.errors) : []
}

test('an application is read as it is meant', () => {
  expect(read()).toEqual({
    application: {
      ...{ name: 'Ana Rusu', email: 'ana@mail.example', coverLetter: 'Maps.' },
      links: ['https://github.com/ana', 'http://ana.example/cv'],
      answers: [
        { question: 'Why?', answer: 'Because\nof maps.' },
        { question: 'Office?', answer: 'No' },
      ],
      cv: undefined,
    },
  })
})

describe('errors are reported by field', () => {
  test.each<[string[], Record<string, string | undefined>]>([
    [['name'], { name: ' ' }],
    [['email'], { email: 'ana@mail' }],
    [['phone'], { phone: 'call me' }],
    [['coverLetter'], { coverLetter: 'x'.repeat(8_001) }],
    [['answer-why'], { 'answer-why': ' ' }],
    [['answer-office'], { 'answer-office': 'perhaps' }],
    [['answer-code'], { 'answer-code': 'javascript:alert(1)' }],
    [['consent'], { consent: undefined }],
    [['cv'], { 'links-0': '', 'links-2': '' }],
    [['links-0'], { 'links-0': 'my home page' }],
    [['links-0'], { 'links-0': 'ftp://ana.example' }],
    [['links-0'], { 'links-0': 'https://ana:secret@mail.example' }],
    [['links-0'], { 'links-0': 'http://localhost/admin' }],
    [['links-0'], { 'links-0': 'http://127.0.0.1/' }],
  ])('%j', (names, over) => {
    expect(wrong(over)).toEqual(names)
  })

  test('rejects an invalid file even where a link suffices', () => {
    expect(wrong({}, { cv: 'Too large.' })).toEqual(['cv'])
  })
})

test('removes characters that PostgreSQL rejects', () => {
  expect(read({ name: 'Ana\0 Rusu' })).toMatchObject({ application: { name: 'Ana Rusu' } })
})
