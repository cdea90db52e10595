import { setTimeout } from 'node:timers/promises'
import type { SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'
import { ResilientPool } from '../storage/resilient-pool.ts'
import { answerRest } from './answer-rest.ts'

const config = { collections: [] } as unknown as SanitizedConfig

/** Asks for something that is rejected, after the lookup of the user failed or not. */
async function ask(headers: HeadersInit, lookUp: () => Promise<unknown> = async () => undefined) {
  // Later than the failures of the request before.
  await setTimeout(5)
  const request = new Request('http://localhost:3001/api/applications', { headers })
  return answerRest(request, config, async () => {
    await lookUp().catch(() => {})
    return new Response(null, { status: 403 })
  })
}

const pool = new ResilientPool({ connectionString: 'postgres://127.0.0.1:1/none' })
const ways = { query: () => pool.query('select 1'), connect: () => pool.connect() }

it.each([
  ['a cookie', 'query', { Cookie: 'payload-token=signed' }],
  ['a cookie', 'connect', { Cookie: 'payload-token=signed' }],
  ['a header', 'query', { Authorization: 'JWT signed' }],
] as const)(
  'answers a session (%s) with 503 if no connection was free (%s)',
  async (_, way, headers) => {
    const answer = await ask(headers, ways[way])
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  },
)

it('rejects others, and sessions while there are connections', async () => {
  expect((await ask({}, ways.query)).status).toBe(403)
  expect((await ask({ Cookie: 'payload-token=signed' })).status).toBe(403)
})

it.each(['/api/redirects/versions', '/api/globals/personal-data/versions/1'])(
  'answers %s, which has no versions, with 404',
  async (path) => {
    const unversioned = {
      ...{ collections: [{ slug: 'redirects' }], globals: [{ slug: 'personal-data' }] },
    } as unknown as SanitizedConfig
    const request = new Request(`http://localhost:3001${path}`)
    const failing = () => Promise.resolve(new Response(null, { status: 500 }))
    expect((await answerRest(request, unversioned, failing)).status).toBe(404)
  },
)

it('reads a file to its end when the client disconnects, which closes it', async () => {
  let read = 0
  const file = new ReadableStream({
    pull(controller) {
      if (++read > 100) controller.close()
      else controller.enqueue(new Uint8Array(1024))
    },
  })
  const request = new Request('http://localhost:3001/api/media/file/film.mp4')
  const answer = await answerRest(request, config, async () => new Response(file))
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(read).toBe(101)
})
