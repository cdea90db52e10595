import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { collectionsWithPages } from '@vitrina/content/paths.ts'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import {
  forgetRemovedSample,
  removeSampleContent,
  restoreSampleContent,
  sampleState,
} from '@vitrina/content/sample/remove.ts'
import { readGlobal } from '@vitrina/content/sample/stored-global.ts'
import { startCompany } from '@vitrina/content/setup/start-company.ts'
import { query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { type CollectionSlug, createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { rest } from './access/rest.ts'
import { richText } from './access/rich-text.ts'
import { createTestUsers, type TestUser, type TestUserName } from './access/test-users.ts'
import { openPayload } from './payload.ts'
import { sampleWordsIn } from './sample-words.ts'

const details = {
  ...{ name: 'Northwind Labs', tagline: 'Software for laboratories.', city: 'Cluj-Napoca' },
  ...{ country: 'Romania', timeZone: 'Europe/Bucharest', brandColour: '#123456' },
  languages: ['ro' as const],
}

let testUsers: Record<TestUserName, TestUser>

beforeAll(async () => {
  await loadSampleContent(await openPayload())
  testUsers = await createTestUsers()
}, 60_000)

/** Every table by its rows, without histories and what is kept for an undo. */
async function tableTexts(): Promise<[table: string, text: string][]> {
  const payload = await openPayload()
  const tables = await query(
    { payload },
    sql`select relname as name from pg_class where relkind = 'r'
      and relnamespace = current_schema()::text::regnamespace
      and relname !~ '^_.*_v($|_)|^removed_sample$|^payload_migrations$|^users'`,
  )
  return Promise.all(
    tables.map(async ({ name }) => {
      const rows = sql`select coalesce(string_agg(to_jsonb(each)::text, ' '), '') as text
        from ${sql.identifier(String(name))} as each`
      const [row] = await query({ payload }, rows)
      return [String(name), String(row?.text)] as [string, string]
    }),
  )
}

/** Everything that a removal touches: documents with their drafts, globals and files. */
async function everything(): Promise<Record<string, unknown>> {
  const payload = await openPayload()
  const req = await createLocalReq({}, payload)
  const slugs: CollectionSlug[] = [...collectionsWithPages(), 'services', 'faqs', 'testimonials']
  const collections: CollectionSlug[] = [...slugs, 'departments', 'topics', 'media', 'redirects']
  const state: Record<string, unknown> = {}
  for (const collection of collections) {
    const read = { collection, pagination: false, sort: 'id', trash: true, depth: 0 } as const
    state[collection] = (await payload.find({ ...read, locale: 'all' })).docs
    if (!payload.collections[collection].config.versions) continue
    const { docs } = await payload.findVersions({ ...read, locale: 'all' })
    state[`${collection} versions`] = docs
  }
  for (const { slug } of payload.globals.config) {
    if (slug !== 'setup') state[slug] = await readGlobal(req, slug)
  }
  const folder = path.join(process.env.DATA_DIR ?? '', 'media')
  const hashes = (await readdir(folder)).sort().map(async (name) => {
    const content = await readFile(path.join(folder, name))
    return `${name} ${createHash('sha256').update(content).digest('hex')}`
  })
  state.files = await Promise.all(hashes)
  return JSON.parse(JSON.stringify(state))
}

/** A vacancy of the company's own, in the sample's department and with its recruiter. */
async function createOwnVacancy(): Promise<void> {
  const payload = await openPayload()
  const { docs } = await payload.find({ collection: 'vacancies', limit: 1, depth: 0 })
  const { department, recruiter } = docs[0] ?? {}
  const own = {
    ...{ slug: 'our-own', title: 'Our own', summary: 'Own.', about: richText('Own.'), department },
    ...{ recruiter, employmentType: 'full-time', seniority: 'senior', workplace: 'hybrid' },
    ...{ postedOn: '2026-01-01', _status: 'published' },
  }
  await payload.create({ collection: 'vacancies', data: own as never })
}

let before: Record<string, unknown>

describe('a company that starts', () => {
  it('finds none of the sample’s words in any table, in any language', async () => {
    expect(sampleWordsIn(JSON.stringify(await tableTexts())).length).toBeGreaterThan(300)
    await createOwnVacancy()
    before = await everything()
    const payload = await openPayload()
    await startCompany(payload, details)
    const left = (await tableTexts()).flatMap(([table, text]) =>
      sampleWordsIn(text).map((word) => `${table}: ${word}`),
    )
    expect(left).toEqual([])
  }, 60_000)

  it('is named everywhere, with its own time zone and languages', async () => {
    const payload = await openPayload()
    const company = await payload.findGlobal({ slug: 'company', depth: 0 })
    expect(company).toMatchObject({
      ...{ name: 'Northwind Labs', timeZone: 'Europe/Bucharest' },
      ...{ languages: ['ro'], phone: null },
      copyrightStartYear: new Date().getFullYear(),
    })
    const brand = await payload.findGlobal({ slug: 'brand', depth: 0 })
    expect(brand).toMatchObject({ logoLight: null, light: { brand: '#123456', accent: '' } })
    const home = await payload.findGlobal({ slug: 'home', locale: 'ro' })
    expect(home.closing?.heading).toBe('Spuneți-ne de ce aveți nevoie')
    for (const { slug } of payload.globals.config) {
      const { _status = 'published' } = (await payload.findGlobal({ slug })) as { _status?: string }
      expect(_status, slug).toBe('published')
    }
  })

  it('gets everything back for seven days, byte for byte', async () => {
    const payload = await openPayload()
    expect(await restoreSampleContent(payload)).toBe(true)
    const now = await everything()
    for (const [name, value] of Object.entries(before)) expect(now[name], name).toEqual(value)
    expect((await sampleState(payload)).isLoaded).toBe(true)
    expect(await restoreSampleContent(payload)).toBe(false)
  }, 60_000)
})

describe('a removal', () => {
  it('keeps what staff have made since, and gives references back', async () => {
    const payload = await openPayload()
    const vacancy = async () => {
      const { docs } = await payload.find({
        ...{ collection: 'vacancies', where: { slug: { equals: 'our-own' } }, depth: 0 },
      })
      return docs[0]
    }
    const before = await vacancy()
    expect(before?.recruiter).toBeTypeOf('number')
    await removeSampleContent(payload)
    expect((await vacancy())?.recruiter).toBeNull()
    await payload.create({
      collection: 'departments',
      data: { title: 'Made since', slug: 'made-since', _status: 'published' },
    })
    await restoreSampleContent(payload)
    expect(await vacancy()).toEqual(before)
    const { docs } = await payload.find({ collection: 'departments', pagination: false })
    expect(docs.map(({ slug }) => slug)).toContain('made-since')
  }, 60_000)

  it('is not undone over something new with the same address', async () => {
    const payload = await openPayload()
    await removeSampleContent(payload)
    const { id } = await payload.create({
      collection: 'departments',
      data: { title: 'Engineering', slug: 'engineering', _status: 'published' },
    })
    const undo = () =>
      rest('POST', 'globals/setup/sample/undo', { token: testUsers.admin.token, body: {} })
    expect(await undo()).toMatchObject({ status: 409, text: /Something new has the address “/ })
    await payload.delete({ collection: 'departments', id })
    expect((await undo()).status).toBe(200)
  }, 60_000)

  it('is final after seven days', async () => {
    const payload = await openPayload()
    await removeSampleContent(payload)
    const removedAt = new Date(Date.now() - 8 * 86_400_000).toISOString()
    await payload.updateGlobal({ slug: 'sample-content', data: { removedAt } })
    await forgetRemovedSample(payload)
    expect(await restoreSampleContent(payload)).toBe(false)
    expect(await query({ payload }, sql`select 1 from removed_sample`)).toEqual([])
  }, 60_000)
})

it.each([
  ['GET', 'sample'],
  ['POST', 'sample/remove'],
  ['POST', 'sample/undo'],
  ['POST', 'start'],
  ['POST', 'done'],
  ['POST', 'test-email'],
])('%s %s is for administrators alone', async (method, name) => {
  for (const [user, { token }] of Object.entries(testUsers)) {
    if (user === 'admin') continue
    const body = method === 'POST' ? {} : undefined
    const { status } = await rest(method, `globals/setup/${name}`, { token, body })
    expect(status, user).toBe(user === 'anonymous' ? 401 : 403)
  }
})

it('rejects malformed details with a clear answer', async () => {
  const { token } = testUsers.admin
  for (const body of [
    {},
    { ...details, timeZone: 'Nowhere' },
    { ...details, brandColour: 'red' },
  ]) {
    const { status, text } = await rest('POST', 'globals/setup/start', { token, body })
    expect([status, text]).toEqual([400, expect.stringContaining('Check each field.')])
  }
})
