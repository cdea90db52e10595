import { answerRest } from '@vitrina/content/http/answer-rest.ts'
import config from '@vitrina/content/payload.config.ts'
import { handleEndpoints } from 'payload'
import { expect, it } from 'vitest'
import { signUp } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { malformedBodies, malformedIds, malformedQueries } from './malformed-queries.ts'

type Asked = { method: string; path: string; type?: string; text?: string }

/** @returns what was answered with a fault of ours, which nothing that is asked should make. */
async function faults(token: string | undefined, asked: readonly Asked[]): Promise<string[]> {
  const found: string[] = []
  for (const { method, path, type, text } of asked) {
    const request = new Request(`http://localhost:3001/api/${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `JWT ${token}` }),
        ...(type && { 'Content-Type': type }),
      },
      body: text,
    })
    const answer = await answerRest(request, await config, (request) =>
      handleEndpoints({ config, request }),
    )
    await answer.body?.cancel()
    const isFault = answer.status >= 500 && answer.status !== 501
    if (isFault)
      found.push(`${answer.status} ${method} ${path.slice(0, 120)} ${text?.slice(0, 80) ?? ''}`)
  }
  return found
}

async function everything() {
  const { config } = await openPayload()
  const collections = config.collections.map(({ slug }) => slug)
  const globals = config.globals.map(({ slug }) => `globals/${slug}`)
  const endpoints = [
    ...config.collections.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(({ method, path }) => ({ method, path: `${slug}${path}` })),
    ),
    ...config.globals.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(({ method, path }) => ({ method, path: `globals/${slug}${path}` })),
    ),
    ...config.endpoints.map(({ method, path }) => ({ method, path: path.slice(1) })),
  ]
  return { collections, globals, endpoints }
}

for (const who of ['visitor', 'admin'] as const) {
  it(`answers malformed queries of ${who} with 4xx`, { timeout: 180_000 }, async () => {
    const token = who === 'admin' ? (await signUp('admin', 'q@company.example')).token : undefined
    const { collections, globals } = await everything()
    const paths = [...collections, ...globals]
    // Each query somewhere, and a few of each kind everywhere.
    const asked = paths.flatMap((path, first) =>
      malformedQueries
        .filter((_, number) => number % paths.length === first)
        .map((query) => ({ method: 'GET', path: `${path}?${query}` })),
    )
    expect(await faults(token, asked)).toEqual([])
  })

  it(`answers malformed ids and bodies of ${who} with 4xx`, { timeout: 180_000 }, async () => {
    const token = who === 'admin' ? (await signUp('admin', 'b@company.example')).token : undefined
    const { endpoints } = await everything()
    const asked = endpoints.flatMap(({ method, path }, turn) => {
      const withIds = /:/.test(path)
        ? malformedIds
            .filter((_, number) => number % 4 === turn % 4)
            .map((id) => path.replace(/:[^/]+/g, encodeURI(id).replaceAll('%25', '%')))
        : [path]
      const bodies = ['get', 'head', 'options'].includes(method)
        ? [{}]
        : malformedBodies.filter((_, number) => number % 6 === turn % 6)
      return withIds.flatMap((path, index) =>
        // Each body for the first id, and one of them for every other.
        (index === 0 ? bodies : bodies.slice(0, 1)).map((body) => ({
          method: method.toUpperCase(),
          path,
          ...body,
        })),
      )
    })
    expect(await faults(token, asked)).toEqual([])
  })
}

it('answers a query that comes in a body like one in the address', async () => {
  const { token } = await signUp('admin', 'o@company.example')
  const ask = async (path: string, type: string, body: string) => {
    const request = new Request(`http://localhost:3001/api/${path}`, {
      method: 'POST',
      headers: {
        ...{ Authorization: `JWT ${token}`, 'Content-Type': type },
        'X-Payload-HTTP-Method-Override': 'GET',
      },
      body,
    })
    return answerRest(request, await config, (request) => handleEndpoints({ config, request }))
  }
  const form = 'application/x-www-form-urlencoded'
  const found = await ask('users', form, 'where[email][equals]=o@company.example&depth=0')
  expect(await found.json()).toMatchObject({ totalDocs: 1 })
  expect((await ask('users', form, 'where[email][near]=x')).status).toBe(400)
  expect((await ask('users/refresh-token', 'application/json', '')).status).toBe(400)
})

it('answers 400 to a save without fields, in any collection and global', async () => {
  const { token } = await signUp('admin', 'w@company.example')
  const { collections, globals } = await everything()
  const bodies = [
    {},
    { type: 'application/x-www-form-urlencoded', text: 'title=A+title' },
    { type: 'text/plain', text: 'A title' },
    {
      type: 'multipart/form-data; boundary=b',
      text: '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nA title\r\n--b--\r\n',
    },
  ]
  const asked = [...collections.flatMap((path) => [path, `${path}/1`]), ...globals].flatMap(
    (path) =>
      bodies.map((body) => ({ method: /\d$/.test(path) ? 'PATCH' : 'POST', path, ...body })),
  )
  expect(await faults(token, asked)).toEqual([])
})
