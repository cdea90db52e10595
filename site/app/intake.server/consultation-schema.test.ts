import { describe, expect, test } from 'vitest'
import { readConsultation } from './consultation-schema.ts'

const choices = {
  services: [{ value: 'web' }, { value: 'mobile' }],
  budgets: [{ value: 'small' }],
  timelines: [{ value: 'soon' }],
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
  return readConsultation(form, choices)
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

describe('each field that has to be mended has its sentence', () => {
  test.each<[string, string | string[], string]>([
    ['name', '  ', 'Enter your name.'],
    ['email', 'ion@client', 'Enter an e-mail address like name@example.com.'],
    ['name', '\u200b =?utf-8?q?x?= \u202e', 'Enter your name.'],
    ['email', '=?utf-8?q?x?=@client.example', 'Enter an e-mail address like'],
    ['email', 'ion%other.example@client.example', 'Enter an e-mail address like'],
    ['phone', 'call me', 'Enter a phone number with digits'],
    ['message', '', 'Write a few words about what you need.'],
    ['message', ' too short ', 'at least 20 characters'],
    ['message', 'a'.repeat(5_001), 'Shorten this to 5000 characters'],
    ['services', ['web', 'else'], 'Choose one of the answers offered.'],
    ['services', ['web', 'web', 'web'], 'Choose one of the answers offered.'],
    ['budget', 'huge', 'Choose one of the answers offered.'],
    ['timeline', 'small', 'Choose one of the answers offered.'],
    ['slot', 'tomorrow', 'Choose one of the answers offered.'],
    ['consent', '', 'Tick the box'],
  ])('%s: %j', (name, value, message) => {
    expect(read({ [name]: value })).toEqual({
      errors: { [name]: expect.stringContaining(message) },
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
