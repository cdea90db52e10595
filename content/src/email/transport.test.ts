import { expect, it } from 'vitest'
import { deliveryFailure } from './transport.ts'

const failure = (fields: object) => deliveryFailure(Object.assign(new Error('no'), fields))

it.each([
  ['the connection is refused', { code: 'ECONNREFUSED' }],
  ['the connection breaks in the middle of a message', { code: 'ECONNECTION', command: 'CONN' }],
  ['the server is slow', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['the password is wrong', { code: 'EAUTH', responseCode: 535 }],
  ['the sender is rejected', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }],
  ['the server closes', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }],
  ['the disk is full', { code: 'ENOSPC' }],
])('every email waits when %s', (_, fields) => {
  expect(failure(fields)).toBe('server')
})

it.each([
  ['greylisted', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'later'],
  ['deferred after its text', { code: 'EMESSAGE', responseCode: 451 }, 'later'],
  [
    'to an unknown address',
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    'rejected',
  ],
  ['classified as spam', { code: 'EMESSAGE', responseCode: 554 }, 'rejected'],
  ['of a template that does not exist', {}, 'rejected'],
] as const)('only this email is affected when it is %s', (_, fields, meaning) => {
  expect(failure(fields)).toBe(meaning)
})
