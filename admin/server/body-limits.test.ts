import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { BoundedRequest, changesMedia } from './body-limits.ts'
import { reject } from './reject.ts'

const limit = 256 * 1024
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that reads the body, once it has arrived if asked to, and responds with its length. */
async function listen(afterArrival = false): Promise<{ url: string; read: () => number }> {
  let read = 0
  server = createServer({ IncomingMessage: BoundedRequest }, async (request, response) => {
    request.bound(limit, () => reject(request, response, 413))
    if (afterArrival) {
      // The buffer of the stream is full meanwhile.
      await setTimeout(100)
      response.setHeader('X-Arrived', String(await request.arrivesWithin(2_000)))
    }
    request.on('data', (chunk: Buffer) => {
      read += chunk.byteLength
    })
    request.on('error', () => {})
    request.on('end', () => {
      response.setHeader('X-Read', 'all')
      response.end(String(read))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, read: () => read }
}

/** Sends chunks of 64 KB without `Content-Length` until the response arrives. */
function send(
  url: string,
  pieces: number,
): Promise<{ status: number; text: string; arrived: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Transfer-Encoding': 'chunked' }
    // No agent: the client sends `Connection: close`.
    const request = ask(url, { method: 'POST', headers, agent: false })
    let isAnswered = false
    request.on('error', (error) => (isAnswered ? undefined : reject(error)))
    request.on('response', (response) => {
      isAnswered = true
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        resolve({
          ...{ status: response.statusCode ?? 0, text },
          arrived: response.headers['x-arrived'],
        })
        request.destroy()
      })
    })
    const write = (left: number): void => {
      if (isAnswered) return
      if (left === 0) return void request.end()
      request.write(Buffer.alloc(64 * 1024), () => setImmediate(write, left - 1))
    }
    write(pieces)
  })
}

it('passes a body within the limit on as it comes', async () => {
  const { url } = await listen()
  expect(await send(url, 4)).toMatchObject({ status: 200, text: String(limit) })
})

it('holds a body that is larger than the buffer of a stream until it has arrived', async () => {
  const { url } = await listen(true)
  expect(await send(url, 4)).toEqual({ status: 200, text: String(limit), arrived: 'true' })
})

it('responds to a body that grows too long while it arrives, and stops its reader', async () => {
  const { url, read } = await listen()
  const { status, text } = await send(`${url}/api/users/login`, Number.POSITIVE_INFINITY)
  expect(status).toBe(413)
  expect(JSON.parse(text)).toEqual({
    errors: [{ message: expect.stringContaining('That is more than this address takes.') }],
  })
  expect(read()).toBeLessThanOrEqual(limit)
})

it('never treats a truncated body as complete', async () => {
  const { url } = await listen()
  const { status, text } = await send(url, 5)
  expect([status, text]).toEqual([413, expect.not.stringMatching(/^\d+$/)])
})

it('tells when the client left before its body was read, and not after', async () => {
  const outcome = async (isRead: boolean) => {
    const request = new BoundedRequest(new Socket())
    request.on('error', () => {})
    const cutOff = request.cutOff().then(() => 'cut off')
    request.push(Buffer.from('x'))
    request.push(null)
    if (isRead) await request.toArray()
    request.destroy()
    return Promise.race([cutOff, setTimeout(20, 'whole')])
  }
  expect([await outcome(false), await outcome(true)]).toEqual(['cut off', 'whole'])
})

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
