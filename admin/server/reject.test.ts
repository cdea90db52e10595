import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { checkRequest } from './reject.ts'

const check = (method: string, url: string, headers = {}) =>
  checkRequest({ method, url, headers } as IncomingMessage)

it.each([
  ['TRACE', '/api/users', 405],
  ['GET', '/api/employees/%zz', 400],
  ['GET', '/admin/%ff%fe', 400],
  ['GET', 'http://elsewhere.example/admin', 400],
  ['GET', '//elsewhere.example/admin', 400],
  ['GET', '*', 400],
  ['GET', '/admin/account?locale=%00', 400],
  ['GET', '/admin/collections/projects/create?locale[]=a%00b', 400],
  ['GET', '/api/__proto__/1', 404],
  ['OPTIONS', '/api/%5f_proto__', 404],
  ['POST', '/favicon.svg', 405],
  ['POST', '/admin/login', 405],
])('rejects %s %s with %i', (method, url, status) => {
  expect(check(method, url)).toBe(status)
})

it.each([
  ['GET', '/admin'],
  ['GET', '/admin/collections/projects?where[title][like]=50%25'],
  ['PATCH', '/api/projects/1'],
  ['GET', '/api/media/file/f%C3%BCr%20uns.webp'],
])('lets %s %s pass', (method, url) => {
  expect(check(method, url)).toBeUndefined()
})

it('lets a page call the functions of the server', () => {
  expect(check('POST', '/admin', { 'next-action': '40af' })).toBeUndefined()
})
