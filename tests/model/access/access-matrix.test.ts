import { restoreGlobalAsDraft } from '@vitrina/content/publishing/restore-as-draft.ts'
import { type CollectionSlug, createLocalReq, type GlobalSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPayload } from '../payload.ts'
import {
  allowedTo,
  collectionTable,
  globalOperations,
  globalTable,
  type Operation,
  operations,
} from './access-table.ts'
import { type ApiClient, localApiClient, restClient } from './api-clients.ts'
import { change, dataOf, fileOf, type Ground, make, makeGround } from './fixtures.ts'
import { fillGlobal, markOf, wordsOf } from './globals.ts'
import { rest } from './rest.ts'
import {
  type Combination,
  combinations,
  createCombinations,
  createTestUsers,
  type TestUser,
  type TestUserName,
  testUserNames,
} from './test-users.ts'

let testUsers: Record<TestUserName | Combination, TestUser>
let ground: Ground

beforeAll(async () => {
  testUsers = { ...(await createTestUsers()), ...(await createCombinations()) }
  ground = await makeGround()
})

const apiClients = { 'the Local API': localApiClient, REST: restClient }
const callers = [...testUserNames, ...combinations]
const cells = Object.entries(collectionTable).flatMap(([collection, row]) =>
  callers.map((testUser) => ({ collection, testUser, allowed: allowedTo(row, testUser) })),
)

describe.each(Object.entries(apiClients))('through %s', (_, open) => {
  it.each(cells)(
    '$testUser in $collection: $allowed',
    async ({ collection, testUser, allowed }) => {
      const client = open(testUsers[testUser])
      const done: Operation[] = []
      for (const operation of operations) {
        const place = { collection: collection as CollectionSlug, testUser: testUsers[testUser] }
        if (await attempt(client, operation, { ...place, allowed: allowed.includes(operation) })) {
          done.push(operation)
        }
      }
      expect(done).toEqual(operations.filter((operation) => allowed.includes(operation)))
    },
  )
})

it('names every collection and every global that there is', async () => {
  const { collections, globals } = (await openPayload()).config
  const exposed = collections.filter(({ endpoints }) => endpoints !== false)
  expect(Object.keys(collectionTable).toSorted()).toEqual(
    exposed.map(({ slug }) => slug).toSorted(),
  )
  expect(Object.keys(globalTable).toSorted()).toEqual(globals.map(({ slug }) => slug).toSorted())
})

it('offers no GraphQL and no list of migrations', async () => {
  for (const { token } of Object.values(testUsers)) {
    const query = { query: '{ Users { docs { email } } }' }
    expect((await rest('POST', 'graphql', { token, body: query })).status).toBe(404)
    expect((await rest('GET', 'graphql-playground', { token })).status).toBe(404)
    expect((await rest('GET', 'payload-migrations', { token })).status).toBe(501)
    expect((await rest('GET', 'payload-jobs/run', { token })).status).toBe(401)
    expect((await rest('GET', 'payload-jobs/handle-schedules', { token })).status).toBe(401)
  }
})

/**
 * Does one thing and says whether it was possible: to a document made for it where it should be, to
 * one that stands where it should not, and so leaves it as it was.
 */
async function attempt(
  client: ApiClient,
  operation: Operation,
  {
    collection,
    testUser,
    allowed,
  }: { collection: CollectionSlug; testUser: TestUser; allowed: boolean },
): Promise<boolean> {
  const payload = await openPayload()
  const { config } = payload.collections[collection]
  const owner = testUsers.admin === testUser ? testUsers.editor : testUsers.admin
  if (operation === 'create') {
    const data = { ...dataOf[collection]?.(ground, testUser) }
    const status = config.versions?.drafts ? { _status: 'published' } : {}
    return client.create(collection, { ...data, ...status }, await fileOf(collection))
  }
  if (operation === 'read draft') {
    if (!config.versions?.drafts) return false
    const id = await standing(collection, 'draft', owner)
    const plain = await client.read(collection, id)
    return (await client.read(collection, id, { draft: true })) || plain
  }
  if (operation === 'read')
    return client.read(collection, await standing(collection, 'kept', owner))
  if (operation === 'read versions') {
    if (!config.versions) return false
    return client.readVersions(collection, await standing(collection, 'kept', owner))
  }
  if (operation === 'read trash') {
    if (!config.trash) return false
    return client.read(collection, await standing(collection, 'trash', owner), { trash: true })
  }
  const id = allowed
    ? await make(collection, ground, { by: owner })
    : await standing(collection, 'kept', owner)
  switch (operation) {
    case 'update': {
      const lock = { user: { relationTo: 'users', value: testUser.user?.id } }
      const isLock = collection === 'payload-locked-documents'
      return client.update(collection, id, isLock ? lock : change(collection))
    }
    case 'trash':
      return config.trash
        ? client.update(collection, id, { deletedAt: new Date().toISOString() })
        : false
    case 'delete':
      return client.remove(collection, id)
    case 'restore': {
      if (!config.versions) return false
      const where = { parent: { equals: id } }
      const { docs } = await payload.findVersions({ collection, where, limit: 1, depth: 0 })
      return client.restore(collection, docs[0]?.id as unknown as number)
    }
    case 'unlock': {
      if (!config.auth) return false
      const { email } = await payload.findByID({ collection: 'users', id })
      return client.unlock(collection, email)
    }
  }
}

const documents = new Map<string, Promise<number>>()

/** A document that is only looked at, and so made once. */
function standing(
  collection: CollectionSlug,
  state: 'kept' | 'draft' | 'trash',
  by: TestUser,
): Promise<number> {
  const key = [collection, state, by.user?.id].join()
  const found = documents.get(key) ?? place()
  documents.set(key, found)
  return found

  async function place(): Promise<number> {
    const draft = state === 'draft' && { _status: 'draft' }
    const id = await make(collection, ground, { by, ...draft })
    if (state === 'trash') {
      const data = { deletedAt: new Date().toISOString() } as never
      await (await openPayload()).update({ collection, id, data })
    }
    return id
  }
}

describe('of the globals', () => {
  const globalCells = Object.entries(globalTable).flatMap(([global, row]) =>
    callers.map((testUser) => ({
      global: global as GlobalSlug,
      testUser,
      allowed: allowedTo(row, testUser),
    })),
  )

  beforeAll(async () => {
    const payload = await openPayload()
    for (const slug of Object.keys(globalTable) as GlobalSlug[]) {
      const { versions } = payload.globals.config.find((global) => global.slug === slug) ?? {}
      if (!versions) continue
      // Beside the rules for what is filled in, which are not looked at here.
      for (const title of ['Earlier', 'Published']) {
        await fillGlobal(slug, title, Boolean(versions.drafts))
      }
    }
  })

  describe.each(['local', 'rest'] as const)('through %s', (way) => {
    it.each(globalCells)(
      '$testUser in $global: $allowed',
      async ({ global, testUser, allowed }) => {
        const done: Operation[] = []
        for (const operation of globalOperations) {
          if (await attemptGlobal(way, global, operation, testUsers[testUser])) done.push(operation)
        }
        expect(done).toEqual(globalOperations.filter((operation) => allowed.includes(operation)))
      },
    )
  })
})

async function attemptGlobal(
  way: 'local' | 'rest',
  slug: GlobalSlug,
  operation: (typeof globalOperations)[number],
  { user, token }: TestUser,
): Promise<boolean> {
  const payload = await openPayload()
  const config = payload.globals.config.find((global) => global.slug === slug)
  const as = { slug, user, overrideAccess: false, depth: 0 } as const
  const api = async (method: string, path: string, body?: unknown) =>
    rest(method, `globals/${slug}${path}`, { token, body })
  const says = async (title: string, draft: boolean) => {
    const mark = markOf(slug, title)
    if (way === 'rest') return (await api('GET', `?draft=${draft}`)).text.includes(mark)
    const found = await payload.findGlobal({ ...as, draft }).catch(() => ({}))
    return JSON.stringify(found).includes(mark)
  }
  if (operation === 'read') {
    await fillGlobal(slug, 'Published', Boolean(config?.versions?.drafts))
    return says('Published', false)
  }
  if (operation === 'read draft') {
    if (!config?.versions?.drafts) return false
    await payload.updateGlobal({ slug, data: wordsOf(slug, 'Not yet') as never, draft: true })
    return says('Not yet', true)
  }
  if (operation === 'update') {
    const published = config?.versions?.drafts && { _status: 'published' }
    const data = { ...wordsOf(slug, 'Changed'), ...published } as never
    if (way === 'rest') return (await api('POST', '', data)).status < 300
    return payload.updateGlobal({ ...as, data }).then(
      () => true,
      () => false,
    )
  }
  if (!config?.versions) return false
  const { docs } = await payload.findGlobalVersions({ slug, limit: 1, depth: 0 })
  const version = docs[0]?.id as string
  if (operation === 'read versions') {
    if (way === 'rest') {
      const byId = (await api('GET', `/versions/${version}`)).status < 300
      const { status, body } = await api('GET', '/versions')
      const listed = status < 300 && (body.docs as unknown[]).length > 0
      if (byId !== listed) throw new Error(`${slug} lists ${listed} but gives ${byId} by its id.`)
      return listed
    }
    return payload.findGlobalVersions(as).then(
      (found) => found.docs.length > 0,
      () => false,
    )
  }
  if (way === 'rest') return (await api('POST', `/versions/${version}`)).status < 300
  const restoring = config.versions.drafts
    ? restoreGlobalAsDraft(await createLocalReq({ user }, payload), slug, version)
    : payload.restoreGlobalVersion({ ...as, id: version })
  return restoring.then(
    () => true,
    () => false,
  )
}
