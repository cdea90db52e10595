import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { stopServing } from './shutdown.ts'

/** A server whose answer takes as long as given, and the answer as a promise. */
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

test('a request that takes too long is cut off', async () => {
  const { server, answer } = await requestTaking(5000)
  await stopServing(server, 50)
  expect(await answer).toBe('cut off')
})
