import { expect, it } from 'vitest'
import { AnonymousRequests } from './anonymous-requests.ts'

const options = { perMinute: 3, changesPerMinute: 1, atOnce: 2, waiting: 1, timeout: 50 }
const get = { address: '203.0.113.7', method: 'GET' }
const post = { ...get, method: 'POST' }

it('gives each network so many requests, and fewer that change something', async () => {
  const requests = new AnonymousRequests(options)
  expect(await requests.count(post)).toBeUndefined()
  expect(await requests.count(post)).toMatchObject({ status: 429, retryAfter: 60 })
  expect(await requests.count(get)).toBeUndefined()
  expect(await requests.count({ ...get, address: '::ffff:203.0.113.7' })).toMatchObject({
    status: 429,
  })
  expect(await requests.count({ ...get, address: '203.0.113.8' })).toBeUndefined()
})

it('lets so many be worked on at a time and the next wait, but not for long', async () => {
  const requests = new AnonymousRequests({ ...options, timeout: 200 })
  const [first] = await Promise.all([requests.takeTurn(), requests.takeTurn()])
  const waiting = requests.takeTurn()
  expect(await requests.takeTurn()).toMatchObject({ status: 503 })
  if (typeof first === 'function') first()
  expect(await waiting).toBeTypeOf('function')
})
