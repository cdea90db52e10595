import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { stopServing } from './shutdown.ts'

/** A server that takes this long to respond, and the response as a promise. */
async function requestTaking(milliseconds: number) {
  const arrived = Promise.withResolvers<void>()
  const server = createServer((_, response) => {
    arrived.resolve()
    setTimeout(() => response.end('done'), milliseconds)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = new Promise<string>((resolve) => {
    get(`http://127.0.0.1:${port}`, (response) => {
      response.on('data', (data: Buffer) => resolve(data.toString()))
    }).on('error', () => resolve('cut off'))
  })
  await arrived.promise
  return { server, answer }
}

test('a running request is finished first', async () => {
  const { server, answer } = await requestTaking(50)
  await stopServing(server, 5000)
  expect(await answer).toBe('done')
})

test('a request that takes too long is aborted', async () => {
  const { server, answer } = await requestTaking(5000)
  await stopServing(server, 50)
  expect(await answer).toBe('cut off')
})

/**
 * Source of a server for a separate process; `/slow` fails outside of the request and responds
 * later.
 */
const failingProcess = (failure: string) => `
  import { createServer } from 'node:http'
  import pino from 'pino'
  import { logOptions } from ${JSON.stringify(new URL('../log/log-options.ts', import.meta.url).href)}
  import { shutDownOnSignals } from ${JSON.stringify(new URL('./shutdown.ts', import.meta.url).href)}
  const server = createServer((_, response) => {
    setTimeout(() => { ${failure} }, 10)
    setTimeout(() => response.end('done'), 200)
  })
  const close = async () => process.stdout.write('closed\\n')
  shutDownOnSignals({ server, log: pino(logOptions('test')), close })
  server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'))
`

test.each([
  ['an exception', `throw Object.assign(new Error('ana@example.com'), { code: '23505' })`],
  ['a rejection', `Promise.reject(Object.assign(new Error('ana@example.com'), { code: '23505' }))`],
])(
  '%s that nothing catches is logged, requests finish, the process ends with 1',
  async (_, failure) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', failingProcess(failure)])
    const ended = once(child, 'close')
    let output = ''
    const [first] = await once(child.stdout, 'data')
    child.stdout.on('data', (text) => {
      output += text
    })
    const answer = await fetch(`http://127.0.0.1:${Number(String(first))}/slow`)
    expect(await answer.text()).toBe('done')
    expect(await ended).toEqual([1, null])
    const [fatal] = output.split('\n')
    expect(JSON.parse(fatal ?? '')).toMatchObject({ level: 'fatal', err: { code: '23505' } })
    expect(output).toContain('closed')
    expect(output).not.toContain('ana@example.com')
  },
)

test('a signal that follows the message to stop, as to a group of processes, cuts nothing off', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', failingProcess('')], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const ended = once(child, 'close')
  const [first] = await once(child.stdout as Readable, 'data')
  const answer = fetch(`http://127.0.0.1:${Number(String(first))}/slow`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  child.send('stop')
  child.kill('SIGTERM')
  expect(await (await answer).text()).toBe('done')
  expect(await ended).toEqual([0, null])
})
