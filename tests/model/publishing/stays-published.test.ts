import { globalsWithPages } from '@vitrina/content/paths.ts'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Data, type Ground, make, makeGround } from '../access/fixtures.ts'
import { fillGlobal, wordsOf } from '../access/globals.ts'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser, type TestUserName } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { schedule } from './schedule.ts'

let testUsers: Record<TestUserName, TestUser>
let ground: Ground

beforeAll(async () => {
  testUsers = await createTestUsers()
  ground = await makeGround()
})

/** Everything with drafts, and a field of it that holds a text. */
const collections = {
  services: 'title',
  projects: 'title',
  testimonials: 'name',
  faqs: 'question',
  'legal-pages': 'title',
  pages: 'title',
  vacancies: 'title',
  employees: 'name',
  departments: 'title',
  articles: 'title',
  topics: 'title',
} as const satisfies Partial<Record<CollectionSlug, string>>
const slugs = Object.keys(collections) as (keyof typeof collections)[]

const globals = globalsWithPages()

it('looks at every collection and every global that has drafts', async () => {
  const { config } = await openPayload()
  const drafts = ({ versions }: { versions?: { drafts?: unknown } }) => Boolean(versions?.drafts)
  expect(
    config.collections
      .filter(drafts)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...slugs].sort())
  expect(
    config.globals
      .filter(drafts)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...globals, 'brand'].sort())
})

type Slug = (typeof slugs)[number]
type Saved = Record<string, unknown>

/** What a visitor reads; nothing when it is not on the site. */
async function seen(collection: Slug, id: number): Promise<string | undefined> {
  const { docs } = await (await openPayload()).find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    overrideAccess: false,
  })
  return (docs[0] as Saved | undefined)?.[collections[collection]] as string | undefined
}

async function newest(collection: Slug, id: number): Promise<Saved> {
  const payload = await openPayload()
  const found = await payload.findByID({ collection, id, draft: true, depth: 0 })
  return { ...found }
}

async function versionsOf(collection: Slug, id: number) {
  const { docs } = await (await openPayload()).findVersions({
    collection,
    where: { parent: { equals: id } },
    trash: true,
    sort: 'id',
    depth: 0,
  })
  return docs.map(({ id, version }) => ({ id, version: { ...version } as Saved }))
}

const ask = (method: string, path: string, body?: unknown, testUser: TestUserName = 'admin') =>
  rest(method, path, { token: testUsers[testUser].token, body })

/** Published as “Now”, with an older published version and two drafts, one saved while typing. */
async function withDrafts(collection: Slug) {
  const field = collections[collection]
  const id = await make(collection, ground, { [field]: 'Before' })
  const path = `${collection}/${id}?depth=0`
  const save = async (search: string, text: string, more: Data = {}) => {
    const answer = await ask('PATCH', `${path}${search}`, { [field]: text, ...more })
    expect(answer.status, answer.text).toBe(200)
  }
  await save('&draft=true&autosave=true', 'Autosaved')
  await save('&draft=true', 'Draft')
  await save('', 'Now', { _status: 'published' })
  return { id, field, path }
}

describe.each(slugs)('what visitors see in %s stays', (collection) => {
  it('when any older version is restored, however it is asked for', async () => {
    const { id, field } = await withDrafts(collection)
    const versions = await versionsOf(collection, id)
    expect(versions.map(({ version }) => version._status)).toEqual([
      'published',
      'draft',
      'draft',
      'published',
    ])
    for (const search of ['', '?draft=false', '?draft=true']) {
      for (const { id: version, version: old } of versions) {
        const answer = await ask('POST', `${collection}/versions/${version}${search}`)
        expect(answer.status, answer.text).toBe(200)
        expect(await seen(collection, id), search).toBe('Now')
        expect(await newest(collection, id)).toMatchObject({
          _status: 'draft',
          [field]: old[field],
        })
      }
    }
  })

  it('when the Local API rejects restoring a version', async () => {
    const payload = await openPayload()
    const { id } = await withDrafts(collection)
    for (const { id: version } of await versionsOf(collection, id)) {
      const restoring = payload.restoreVersion({ collection, id: version as never })
      await expect(restoring).rejects.toMatchObject({ status: 400 })
    }
    expect(await seen(collection, id)).toBe('Now')
  })

  it('when a version from the trash is restored', async () => {
    const { id, path } = await withDrafts(collection)
    const deletedAt = new Date().toISOString()
    expect((await ask('PATCH', path, { deletedAt })).status).toBe(200)
    expect(await seen(collection, id)).toBe(undefined)
    const back = { deletedAt: null, _status: 'published' }
    expect((await ask('PATCH', `${path}&trash=true`, back)).status).toBe(200)
    expect(await seen(collection, id)).toBe('Now')
    const trashed = (await versionsOf(collection, id)).find(({ version }) => version.deletedAt)
    const answer = await ask('POST', `${collection}/versions/${trashed?.id}`)
    expect(answer.status, answer.text).toBe(200)
    expect(await seen(collection, id)).toBe('Now')
    expect(await newest(collection, id)).toMatchObject({ deletedAt: null, _status: 'draft' })
  })

  it('after autosave, saving a draft, bulk editing as a draft and duplicating', async () => {
    const { id, field, path } = await withDrafts(collection)
    const many = `${collection}?where[id][in]=${id}&depth=0`
    const changes = [
      [path, '&draft=true&autosave=true', { [field]: 'Typed', _status: 'draft' }],
      [path, '&draft=true', { [field]: 'Saved', _status: 'draft' }],
      [path, '&draft=true', { _status: 'draft' }],
      [many, '&draft=true', { [field]: 'Many', _status: 'draft' }],
    ] as const
    for (const [where, search, body] of changes) {
      const answer = await ask('PATCH', `${where}${search}`, body)
      expect(answer.status, answer.text).toBe(200)
      expect(await seen(collection, id), search).toBe('Now')
    }
    const copy = await ask('POST', `${collection}/${id}/duplicate?depth=0`, { _status: 'draft' })
    expect(copy.status, copy.text).toBe(200)
    expect(await seen(collection, id)).toBe('Now')
    expect(await seen(collection, Number((copy.body.doc as Saved).id))).toBe(undefined)
  })

  it('when a change would take it off the site in passing, which is rejected', async () => {
    const payload = await openPayload()
    const { id, field, path } = await withDrafts(collection)
    // The status of this draft would be written along with what is changed.
    await ask('PATCH', `${path}&draft=true`, { [field]: 'Pending' })
    const many = `${collection}?where[id][in]=${id}&depth=0`
    const changes = [
      [path, '', { [field]: 'Changed' }],
      [path, '&draft=false', { [field]: 'Changed', _status: 'draft' }],
      [path, '&autosave=true', { [field]: 'Changed', _status: 'draft' }],
      [path, '&draft=false&autosave=true', { _status: 'draft' }],
      [path, '', { _status: null }],
    ] as const
    for (const [where, search, body] of changes) {
      const answer = await ask('PATCH', `${where}${search}`, body)
      expect(answer.status, answer.text).toBe(409)
      expect(await seen(collection, id), search).toBe('Now')
    }
    const answer = await ask('PATCH', many, { [field]: 'Changed', _status: 'draft' })
    expect(answer.body.errors, answer.text).toHaveLength(1)
    expect(await seen(collection, id)).toBe('Now')
    const changing = payload.update({ collection, id, data: { [field]: 'Changed' } as never })
    await expect(changing).rejects.toMatchObject({ status: 409 })
    // Among many, what visitors see is changed, not the draft.
    expect((await ask('PATCH', many, { [field]: 'Changed' })).status).toBe(200)
    expect(await seen(collection, id)).toBe('Changed')
  })

  it('after a user without edit rights tries to unpublish', async () => {
    const { id, path } = await withDrafts(collection)
    const others = (['recruiter', 'sales', 'anonymous'] as const).filter(
      (name) => !(collection === 'vacancies' && name === 'recruiter'),
    )
    for (const name of others) {
      for (const where of [path, `${path}&unpublishAllLocales=true`, collection]) {
        const one = where === collection ? `${where}?where[id][in]=${id}` : where
        const answer = await ask('PATCH', one, { _status: 'draft' }, name)
        expect(answer.status, answer.text).toBe(403)
      }
      const [version] = await versionsOf(collection, id)
      const restored = await ask('POST', `${collection}/versions/${version?.id}`, {}, name)
      expect(restored.status, restored.text).toBe(403)
    }
    expect(await seen(collection, id)).toBe('Now')
  })
})

describe.each(slugs)('%s leaves the site', (collection) => {
  it('when it is unpublished, by itself or among many, or goes to the trash', async () => {
    const { id, path } = await withDrafts(collection)
    const publish = () =>
      ask('PATCH', `${path}&trash=true`, { _status: 'published', deletedAt: null })
    const many = `${collection}?where[id][in]=${id}&where[_status][not_equals]=draft`
    const ways = [
      [`${path}&unpublishAllLocales=true`, { _status: 'draft' }],
      [path, { _status: 'draft' }],
      [many, { _status: 'draft' }],
      [path, { deletedAt: new Date().toISOString() }],
    ] as const
    for (const [where, body] of ways) {
      expect(await seen(collection, id)).toBe('Now')
      await ask('PATCH', `${path}&draft=true`, { order: 7 })
      const answer = await ask('PATCH', where, body)
      expect(answer.status, answer.text).toBe(200)
      expect(await seen(collection, id), where).toBe(undefined)
      expect((await publish()).status).toBe(200)
    }
  })
})

describe.each(globals)('what visitors see of %s stays', (slug) => {
  const path = `globals/${slug}`
  const says = async (title: string, { draft = false } = {}) =>
    JSON.stringify(await globalOf(slug, draft)).includes(`"${title}"`)
  const stays = async () => {
    expect(await says('Now')).toBe(true)
  }

  beforeAll(async () => {
    const save = async (search: string, title: string) => {
      const answer = await ask('POST', `${path}?${search}`, wordsOf(slug, title))
      expect(answer.status, answer.text).toBe(200)
    }
    await fillGlobal(slug, 'Before', true)
    await save('draft=true&autosave=true', 'Autosaved')
    await save('draft=true', 'Draft')
    await fillGlobal(slug, 'Now', true)
  })

  it('when any older version is restored', async () => {
    const payload = await openPayload()
    const versions = await payload.findGlobalVersions({ slug, depth: 0, sort: 'id' })
    expect(versions.docs.length).toBeGreaterThan(3)
    for (const { id, version } of versions.docs) {
      for (const search of ['', '?draft=false', '?draft=true']) {
        const answer = await ask('POST', `${path}/versions/${id}${search}`)
        expect(answer.status, answer.text).toBe(200)
        await stays()
        const title = ['Before', 'Autosaved', 'Draft', 'Now'].find((each) =>
          JSON.stringify(version).includes(`"${each}"`),
        )
        expect(await says(title ?? 'none', { draft: true })).toBe(true)
      }
      const restoring = payload.restoreGlobalVersion({ slug, id: id as never })
      await expect(restoring).rejects.toMatchObject({ status: 400 })
      const others = await ask('POST', `${path}/versions/${id}`, {}, 'sales')
      expect(others.status).toBe(403)
    }
    await stays()
  })

  it('whatever would unpublish it', async () => {
    const pending = await ask('POST', `${path}?draft=true`, wordsOf(slug, 'Pending'))
    expect(pending.status, pending.text).toBe(200)
    const changed = wordsOf(slug, 'Changed')
    const refused = [
      ['', changed],
      ['?draft=false', { ...changed, _status: 'draft' }],
      ['?autosave=true', { _status: 'draft' }],
      ['', { _status: null }],
      ['', { _status: 'draft' }],
      ['?unpublishAllLocales=true', { _status: 'draft' }],
    ] as const
    for (const [search, body] of refused) {
      const answer = await ask('POST', `${path}${search}`, body)
      expect(answer.status, answer.text).toBe(409)
      await stays()
    }
    await expect(schedule({ global: slug }, { type: 'unpublish' })).rejects.toMatchObject({
      status: 409,
    })
  })
})

async function globalOf(slug: GlobalSlug, draft: boolean): Promise<unknown> {
  return (await openPayload())
    .findGlobal({ slug, draft, depth: 0, overrideAccess: draft })
    .catch(() => undefined)
}
