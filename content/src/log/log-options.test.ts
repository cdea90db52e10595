import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import { foreignLogOptions } from './log-options.ts'

function logged(write: (log: pino.Logger) => void): string {
  const lines: string[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  write(pino(foreignLogOptions('test'), output))
  return lines.join('')
}

const failedQuery = () =>
  Object.assign(
    new Error('Failed query: select "users"."salt" from "users"\nparams: ana@client.example,1', {
      cause: Object.assign(new Error('Ana Rusu (ana@client.example) is there'), { code: '23505' }),
    }),
    { query: 'select "users"."salt" from "users"', params: ['ana@client.example', 1] },
  )

it('writes nothing of a failed query but its kind and codes', () => {
  for (const line of [
    logged((log) =>
      log.error({ err: failedQuery(), msg: `Cannot begin: ${failedQuery().message}` }),
    ),
    logged((log) => log.error(failedQuery())),
    logged((log) => log.error(failedQuery(), `\u001b[31m⨯\u001b[0m ${failedQuery().message}`)),
    logged((log) => log.error(new Error('wrapped', { cause: failedQuery() }))),
  ]) {
    expect(line).not.toMatch(/ana|rusu|salt|params|\\u001b/i)
    expect(JSON.parse(line)).toMatchObject({ level: 'error', name: 'test' })
  }
})

it('removes addresses from sentences and whatever else was given along', () => {
  const line = logged((log) =>
    log.warn(
      { email: 'ana@client.example', count: 2, user: { name: 'Ana' } },
      'to ana@client.example',
    ),
  )
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', count: 2, msg: 'to [email]' })
  expect(line).not.toMatch(/ana/i)
})

it('writes one short line for a client error, even if a library reports it as a failure', () => {
  const clientError = Object.assign(new Error('“Ana Rusu” has that address already.'), {
    status: 400,
    data: { errors: [{ value: 'ana@client.example' }] },
  })
  const line = logged((log) => log.error({ err: clientError }))
  expect(JSON.parse(line)).toMatchObject({ level: 'info', err: { kind: 'Error', status: 400 } })
  expect(line).not.toMatch(/ana/i)
  expect(line.length).toBeLessThan(200)
})

it('bounds a line, whatever the message and the stack', () => {
  const error = new Error('x'.repeat(100_000))
  error.stack = `Error\n${'    at somewhere (file.js:1:1)\n'.repeat(10_000)}`
  expect(logged((log) => log.error({ err: error, msg: 'y'.repeat(100_000) })).length).toBeLessThan(
    4_000,
  )
})
