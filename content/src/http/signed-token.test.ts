import { expect, it } from 'vitest'
import { readToken, signToken } from './signed-token.ts'

const secret = 'a-secret-that-only-the-unit-tests-use'
const token = signToken('preview', { id: 7 }, secret)
const [text = '', mac = ''] = token.split('.')

it('is read with its own purpose and secret alone', () => {
  expect(readToken('preview', token, secret)).toEqual({ id: 7 })
  expect(readToken('appointment', token, secret)).toBeUndefined()
  expect(readToken('preview', token, `${secret}!`)).toBeUndefined()
})

/** 43 base64url characters hold two bits more than 32 bytes: three other spellings of the last. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const sameBytes = [...alphabet]
  .map((letter) => mac.slice(0, -1) + letter)
  .filter((other) => Buffer.from(other, 'base64url').equals(Buffer.from(mac, 'base64url')))

it('has one spelling', () => {
  expect(sameBytes).toHaveLength(4)
  const accepted = sameBytes.filter((other) => readToken('preview', `${text}.${other}`, secret))
  expect(accepted).toEqual([mac])
})

it.each([
  ['padded', `${text}.${mac}=`],
  ['with a space', `${text}. ${mac}`],
  ['with a line break', `${text}.${mac}\n`],
  ['with other letters in between', `${text}.${mac.slice(0, 5)}!${mac.slice(5)}`],
  ['with a third part', `${token}.more`],
  ['with an empty third part', `${token}.`],
  ['with a padded text', `${text}=.${mac}`],
  ['in the other base64', `${text}.${Buffer.from(mac, 'base64url').toString('base64')}`],
  ['cut short', token.slice(0, -1)],
  ['without a signature', text],
  ['empty', ''],
])('is invalid when it is %s', (_, other) => {
  expect(readToken('preview', other, secret)).toBeUndefined()
})
