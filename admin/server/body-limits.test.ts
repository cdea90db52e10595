import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { changesMedia } from './body-limits.ts'

const asked = (method: string, url: string, headers = {}) =>
  changesMedia({ method, url, headers } as IncomingMessage)

it.each([
  ['POST', '/api/media'],
  ['POST', '/api/media?depth=0'],
  ['PATCH', '/api/media/7?uploadEdits[focalPoint][x]=1'],
  ['PATCH', '/api/media?where[id][in]=1'],
  ['POST', '/api/media/7/duplicate'],
])('takes %s %s for a change of media', (method, url) => {
  expect(asked(method, url)).toBe(true)
})

it('takes nothing else for one', () => {
  expect(asked('GET', '/api/media')).toBe(false)
  expect(asked('POST', '/api/mediator')).toBe(false)
  expect(asked('POST', '/api/media', { 'x-payload-http-method-override': 'GET' })).toBe(false)
})
