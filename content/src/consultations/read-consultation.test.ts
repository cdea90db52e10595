import { describe, expect, test } from 'vitest'
import type { FieldError } from '../submissions/submission.ts'
import { readConsultation } from './submit.ts'

const choices = {
  services: [
    { value: 'web', label: 'Web' },
    { value: 'mobile', label: 'Mobile' },
  ],
  budgets: [{ value: 'small', label: 'Small' }],
  timelines: [{ value: 'soon', label: 'Soon' }],
}
const key = '019a9d3c-7d0e-7000-8000-000000000000'
const whole = {
  ...{ name: ' Ion\r\n Rusu ', email: ' ion@client.example ', company: '', phone: '' },
  ...{ message: ' We want a new booking system. ', consent: 'on', idempotencyKey: key },
  ...{ budget: 'small', timeline: '', slot: '2026-11-24T08:00Z', timeZone: 'Europe/Chisinau' },
}

function read(changed: Record<string, string | string[]>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...whole, ...changed })) {
    for (const text of [value].flat()) form.append(name, text)
  }
  return readConsultation({ form, fileErrors: {} }, choices)
}

test('a whole request is read, empty fields left out', () => {
  expect(read({ services: ['web', 'mobile'] })).toEqual({
    consultation: {
      ...{ name: 'Ion Rusu', email: 'ion@client.example', budget: 'small' },
      ...{ message: 'We want a new booking system.', services: ['web', 'mobile'] },
      ...{ slot: Date.UTC(2026, 10, 24, 8), timeZone: 'Europe/Chisinau', idempotencyKey: key },
    },
  })
  expect(read({})).toMatchObject({ consultation: { services: [] } })
})

describe('each invalid field has its error', () => {
  test.each<[string, string | string[], FieldError]>([
    ['name', '  ', { code: 'missing' }],
    ['email', 'ion@client', { code: 'invalid' }],
    ['name', '\u200b =?utf-8?q?x?= \u202e', { code: 'missing' }],
    ['email', '=?utf-8?q?x?=@client.example', { code: 'invalid' }],
    ['email', 'ion%other.example@client.example', { code: 'invalid' }],
    ['phone', 'call me', { code: 'invalid' }],
    ['message', '', { code: 'missing' }],
    ['message', ' too short ', { code: 'invalid' }],
    ['message', 'a'.repeat(5_001), { code: 'too-long', max: 5_000 }],
    ['services', ['web', 'else'], { code: 'unknown-choice' }],
    ['services', ['web', 'web', 'web'], { code: 'unknown-choice' }],
    ['budget', 'huge', { code: 'unknown-choice' }],
    ['timeline', 'small', { code: 'unknown-choice' }],
    ['slot', 'tomorrow', { code: 'unknown-choice' }],
    ['consent', '', { code: 'missing' }],
  ])('%s: %j', (name, value, error) => {
    expect(read({ [name]: value })).toEqual({
      errors: { [name]: error },
    })
  })
})

test('names and lines lose what hides, turns or encodes text', () => {
  const name = '=?utf-8?B?RXZpbA==?= Io\u200bn \u202eusuR\u202c'
  expect(read({ name, company: 'A\u2066B\u2069 =?x?q?y?= C' })).toMatchObject({
    consultation: { name: 'Ion usuR', company: 'AB C' },
  })
})

test('a time zone that is none is left out', () => {
  expect(read({ timeZone: 'x'.repeat(65) })).toMatchObject({
    consultation: { timeZone: undefined },
  })
})
