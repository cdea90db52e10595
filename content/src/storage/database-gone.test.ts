import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { answerDatabaseGone, isDatabaseGone } from './database-gone.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each<[unknown, boolean]>([
  ...['57P01', '57P02', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'].map(
    (code): [Error, boolean] => [new Error('Failed query', { cause: withCode(code) }), true],
  ),
  [withCode('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432'), true],
  [new AggregateError([withCode('ECONNREFUSED')]), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('No connection to the database became free in time.'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('Error: cannot begin transaction: Failed query: begin'), true],
  [withCode('ENOENT', 'no such file'), false],
  [withCode('42601', 'syntax error'), false],
  ['a string', false],
])('%s: database gone is %s', async (error, gone) => {
  expect(isDatabaseGone(error)).toBe(gone)
  const req = {} as PayloadRequest
  const answer = await answerDatabaseGone({ error, req } as never)
  expect(answer?.status).toBe(gone ? 503 : undefined)
  expect(req.responseHeaders?.get('Retry-After')).toBe(gone ? '5' : undefined)
})
