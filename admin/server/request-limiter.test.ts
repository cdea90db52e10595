import { EventEmitter } from 'node:events'
import { requestSlot } from '@vitrina/content/staff/sign-in/request-slot.ts'
import { expect, it, vi } from 'vitest'
import { type Rejection, RequestLimiter } from './request-limiter.ts'

const options = {
  ...{ perMinute: 3, changesPerMinute: 1, atOnce: 2, atOncePerClient: 1 },
  ...{ waiting: 4, waitingPerClient: 3, timeout: 60_000 },
}
const busy = { status: 503, retryAfter: 60 }

/** Sends named requests and records which were started; each ends when its response is closed. */
function sending(requests: RequestLimiter) {
  const started: string[] = []
  const send = (name: string, handle = async () => {}) => {
    const response = Object.assign(new EventEmitter(), { destroyed: false })
    const [client = ''] = name.split(' ')
    let rejection: Rejection | undefined
    const run = requests.run(
      client,
      response as never,
      async () => {
        started.push(name)
        await handle()
      },
      (busy) => {
        rejection = busy
      },
    )
    const end = run.then(() => rejection)
    const leave = async () => {
      response.destroyed = true
      response.emit('close')
      await settled()
    }
    const close = async () => {
      await leave()
      await end
      await settled()
    }
    return { end, leave, close }
  }
  return { started, send }
}

const settled = () => new Promise(setImmediate)

it('gives each client so many requests, and fewer that change something', async () => {
  const requests = new RequestLimiter(options)
  expect(await requests.count('a', 'POST')).toBeUndefined()
  expect(await requests.count('a', 'POST')).toMatchObject({ status: 429, retryAfter: 60 })
  expect(await requests.count('a', 'GET')).toBeUndefined()
  expect(await requests.count('a', 'GET')).toMatchObject({ status: 429 })
  expect(await requests.count('b', 'GET')).toBeUndefined()
})

it('gives a free slot to the client that was served least', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { started, send } = sending(new RequestLimiter(options))
  const [first, second] = [send('a 1'), send('b 1')]
  const others = [send('a 2'), send('a 3'), send('b 2')]
  const newcomer = send('new 1')
  await settled()
  expect(started).toEqual(['a 1', 'b 1'])
  await first.close()
  await second.close()
  expect(started).toEqual(['a 1', 'b 1', 'new 1', 'a 2'])
  for (const { close } of [newcomer, ...others]) await close()
  expect(started).toEqual(['a 1', 'b 1', 'new 1', 'a 2', 'b 2', 'a 3'])
  vi.useRealTimers()
})

it('leaves slots free that one client alone would use', async () => {
  const { started, send } = sending(new RequestLimiter(options))
  const waiting = [send('a 1'), send('a 2'), send('b 1')]
  await settled()
  expect(started).toEqual(['a 1', 'b 1'])
  for (const { close } of waiting) await close()
})

it('limits the queue, and rejects the clients with the most usage first', async () => {
  const { send } = sending(new RequestLimiter(options))
  const running = [send('a 1'), send('b 1')]
  const ofOne = ['a 2', 'a 3', 'a 4'].map((name) => send(name))
  expect(await send('a 5').end).toEqual(busy)
  const last = send('b 2')
  const newcomer = send('new 1')
  expect(await last.end).toEqual(busy)
  for (const { close } of [...running, newcomer, ...ofOne]) await close()
})

it('holds a slot until the response is closed or the handler releases it', async () => {
  const { started, send } = sending(new RequestLimiter({ ...options, atOnce: 1 }))
  let release = () => {}
  const first = send('a 1', async () => {
    release = requestSlot.getStore() ?? release
  })
  const [second, third] = [send('b 1'), send('c 1')]
  await settled()
  expect(started).toEqual(['a 1'])
  release()
  release()
  await settled()
  expect(started).toEqual(['a 1', 'b 1'])
  await first.close()
  expect(started).toEqual(['a 1', 'b 1'])
  await second.close()
  expect(started).toEqual(['a 1', 'b 1', 'c 1'])
  await third.close()
})

it('holds a slot after the client has left until the handler has ended or failed', async () => {
  const { started, send } = sending(new RequestLimiter({ ...options, atOnce: 1 }))
  const work = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [first, second] = work.map(({ promise }, index) => send(`${index} 1`, () => promise))
  const last = send('c 1')
  await settled()
  await first?.leave()
  expect(started).toEqual(['0 1'])
  work[0]?.resolve()
  await first?.end
  await settled()
  expect(started).toEqual(['0 1', '1 1'])
  await second?.leave()
  work[1]?.reject(new Error('aborted'))
  expect(await second?.end).toBeUndefined()
  await settled()
  expect(started).toEqual(['0 1', '1 1', 'c 1'])
  await last.close()
})

it('releases the slot of a handler that fails', async () => {
  const { started, send } = sending(new RequestLimiter({ ...options, atOnce: 1 }))
  const failing = send('a 1', () => Promise.reject(new Error('failed')))
  const next = send('b 1')
  await expect(failing.end).rejects.toThrow('failed')
  await settled()
  expect(started).toEqual(['a 1', 'b 1'])
  await next.close()
})

it('can hold the slot of a handler that timed out, up to a max time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const limits = { ...options, atOnce: 1, timeout: 1_000, maxHold: 5_000 }
  const { started, send } = sending(new RequestLimiter(limits))
  const endless = send('a 1', () => new Promise(() => {}))
  await settled()
  await vi.advanceTimersByTimeAsync(1_000)
  await endless.leave()
  const next = [send('b 1'), send('c 1')]
  await vi.advanceTimersByTimeAsync(900)
  expect(started).toEqual(['a 1'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await next[0]?.end).toMatchObject({ status: 503 })
  const late = send('d 1')
  await vi.advanceTimersByTimeAsync(200)
  expect(started).toEqual(['a 1', 'd 1'])
  expect(await endless.end).toMatchObject({ status: 503 })
  await late.close()
  vi.useRealTimers()
})

it('rejects a request after a timeout, and handles nothing for a client that disconnected', async () => {
  const { started, send } = sending(new RequestLimiter({ ...options, atOnce: 1, timeout: 30 }))
  const [slow, late] = [send('a 1'), send('a 2')]
  const gone = send('b 1')
  void gone.close()
  expect([(await slow.end)?.status, (await late.end)?.status]).toEqual([503, 503])
  await gone.end
  expect(started).toEqual(['a 1'])
})
