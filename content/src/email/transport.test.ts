import { expect, it } from 'vitest'
import { deliveryFailure } from './transport.ts'

const failure = (fields: object) => deliveryFailure(Object.assign(new Error('no'), fields))

it.each([
  ['nobody listens', { code: 'ECONNREFUSED' }],
  ['the line breaks in the middle of a message', { code: 'ECONNECTION', command: 'CONN' }],
  ['the server is slow', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['the password is wrong', { code: 'EAUTH', responseCode: 535 }],
  ['the sender is refused', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }],
  ['the server closes', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }],
  ['the disk is full', { code: 'ENOSPC' }],
])('every mail waits when %s', (_, fields) => {
  expect(failure(fields)).toBe('server')
})

it.each([
  ['greylisted', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'later'],
  ['put off after its text', { code: 'EMESSAGE', responseCode: 451 }, 'later'],
  ['to nobody', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
  ['taken for spam', { code: 'EMESSAGE', responseCode: 554 }, 'refused'],
  ['of a template that does not exist', {}, 'refused'],
] as const)('one mail alone is concerned when it is %s', (_, fields, meaning) => {
  expect(failure(fields)).toBe(meaning)
})
