import type { Language } from '@vitrina/content/i18n/languages.ts'
import type { VacancyFilters } from '@vitrina/content/paths.ts'
import type { Vacancy } from '@vitrina/content/payload-types.ts'
import { inTransaction, query } from '@vitrina/content/storage/transaction.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import { listOpenVacancies, listVacancyChoices } from '@vitrina/content/vacancies/list-vacancies.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPayload } from './payload.ts'
import { richText } from './publishing/rich-text.ts'
import { rowsRead } from './rows-read.ts'

const day = '2026-11-22'
const departments: Record<string, number> = {}

async function department(slug: string, order: number) {
  const payload = await openPayload()
  const data = { title: slug, slug, order, _status: 'published' } as const
  departments[slug] = (await payload.create({ collection: 'departments', data })).id
}

async function vacancy(slug: string, data: Partial<Vacancy>) {
  const payload = await openPayload()
  return payload.create({
    collection: 'vacancies',
    data: {
      ...{ title: slug, slug, summary: 'A position.', about: richText, _status: 'published' },
      ...{ employmentType: 'full-time', workplace: 'hybrid', seniority: 'senior' },
      ...{ department: departments.engineering ?? 0, postedOn: '2026-06-01T12:00:00.000Z' },
      ...data,
    },
  })
}

/** The slugs of one page, in order, and the total. */
async function list(filter: VacancyFilters = {}, limit = 50, page = 1, language: Language = 'en') {
  const payload = await openPayload()
  const asked = { filter, language, day, limit, page }
  const { ids, total } = await listOpenVacancies({ payload }, asked)
  const { docs } = await payload.find({ collection: 'vacancies', pagination: false })
  return { slugs: ids.map((id) => docs.find((doc) => doc.id === id)?.slug), total }
}

beforeAll(async () => {
  await department('design', 2)
  await department('engineering', 1)
  await vacancy('designer', {
    title: 'Product Designer',
    summary: 'Draws interfaces in Bălți.',
    department: departments.design ?? 0,
    locations: ['Bălți', 'Chisinau'],
    postedOn: '2026-07-01T12:00:00.000Z',
    closesOn: `${day}T12:00:00.000Z`,
  })
  await vacancy('react', {
    title: 'Senior React Engineer',
    summary: 'TypeScript for banks.',
    workplace: 'remote',
    remoteCountries: ['MD'],
    postedOn: '2026-05-01T12:00:00.000Z',
  })
  await vacancy('node', {
    title: 'Backend Engineer (Node.js)',
    locations: ['Chisinau'],
    postedOn: '2026-05-02T12:00:00.000Z',
  })
  await vacancy('cpp', { title: 'C++17 Developer', employmentType: 'contract' })
  await vacancy('csharp', { title: 'C#/.NET Developer', seniority: 'lead' })
})

const all = ['csharp', 'cpp', 'node', 'react', 'designer']

it('lists by department, newest first, and ends with an empty page', async () => {
  expect(await list()).toEqual({ slugs: all, total: 5 })
  expect(await list({}, 2, 1)).toEqual({ slugs: all.slice(0, 2), total: 5 })
  expect(await list({}, 2, 3)).toEqual({ slugs: all.slice(4), total: 5 })
  expect(await list({}, 2, 4)).toEqual({ slugs: [], total: 5 })
})

it.each<[VacancyFilters, string[]]>([
  [{ department: 'design' }, ['designer']],
  [{ location: 'Chisinau' }, ['node', 'designer']],
  [{ location: 'MD' }, []],
  [{ workplace: 'remote' }, ['react']],
  [{ type: 'contract' }, ['cpp']],
  [{ seniority: 'lead' }, ['csharp']],
  [{ department: 'engineering', location: 'Chisinau', q: 'engineer' }, ['node']],
  [{ department: "'; --", workplace: 'moon', type: 'x', seniority: 'x' }, []],
])('filters by %o', async (filter, slugs) => {
  expect(await list(filter)).toEqual({ slugs, total: slugs.length })
})

it.each([
  ['react engineer', ['react']],
  ['ENG rea', ['react']],
  ['banks senior', ['react']],
  ['engineer designer', []],
  ['script', []],
  ['C++', ['cpp']],
  ['c++ dev', ['cpp']],
  ['C#', ['csharp']],
  ['c', ['csharp', 'cpp']],
  ['.NET', ['csharp']],
  ['node.js', ['node']],
  ['(Node)', ['node']],
  ['BĂLȚI', ['designer']],
  ['Ba\u0306lt\u0326i', ['designer']],
  ['re\u00adact', ['react']],
  ['balti', []],
  ['!react | <-> & :* \\', ['react']],
  ["designer' or true --", []],
  ['%', []],
  [' *!?()&|<->\'" ', []],
  ['\0re\0act', ['react']],
  ['\0', []],
  ['react '.repeat(100_000), ['react']],
  ['x'.repeat(100_000), []],
  ['\u{20000}'.repeat(100_000), []],
])('finds what has all words of %j', async (q, slugs) => {
  expect(await list({ q })).toEqual({ slugs, total: slugs.length })
})

it('searches in the language of the visitor and in English', async () => {
  const payload = await openPayload()
  const { id } = await vacancy('beekeeper', { title: 'Beekeeper' })
  await payload.update({
    collection: 'vacancies',
    id,
    locale: 'ro',
    data: { title: 'Apicultor', summary: 'Un post.', about: richText, _status: 'published' },
  })
  const found = (q: string, language: Language) => list({ q }, 50, 1, language)
  expect((await found('apicul', 'ro')).slugs).toEqual(['beekeeper'])
  expect((await found('beekeeper', 'ro')).slugs).toEqual(['beekeeper'])
  expect((await found('apicul', 'en')).total).toBe(0)
  expect((await found('apicul', 'ru')).total).toBe(0)
  await payload.delete({ collection: 'vacancies', id })
})

describe('what visitors may not see', () => {
  beforeAll(async () => {
    const payload = await openPayload()
    const update = (id: number, data: Partial<Vacancy>, draft = false) =>
      payload.update({ collection: 'vacancies', id, data, draft, trash: true })
    await department('hidden', 3)
    const hidden = { title: 'Hidden', locations: ['Orhei'], department: departments.hidden ?? 0 }
    await vacancy('draft', { ...hidden, _status: 'draft' })
    await vacancy('closed', { ...hidden, closesOn: '2026-11-21T12:00:00.000Z' })
    const { id: unpublished } = await vacancy('unpublished', hidden)
    await update(unpublished, { _status: 'draft' })
    const { id: trashed } = await vacancy('trashed', hidden)
    await update(trashed, { deletedAt: new Date().toISOString() })
    const { docs } = await payload.find({
      collection: 'vacancies',
      where: { slug: { equals: 'react' } },
    })
    await update(docs[0]?.id ?? 0, { title: 'Hidden', workplace: 'on-site' }, true)
  })

  it('is neither listed nor found nor counted', async () => {
    expect(await list()).toEqual({ slugs: all, total: 5 })
    expect(await list({ q: 'hidden' })).toEqual({ slugs: [], total: 0 })
    expect(await list({ workplace: 'on-site' })).toEqual({ slugs: [], total: 0 })
    expect(await list({ q: 'react', workplace: 'remote' })).toEqual({ slugs: ['react'], total: 1 })
  })

  it('is what Payload withholds from them too', async () => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'vacancies',
      where: openVacancies(day),
      overrideAccess: false,
    })
    expect(docs.map(({ slug }) => slug).sort()).toEqual(all.toSorted())
  })

  it('offers nothing to filter by', async () => {
    const choices = await listVacancyChoices({ payload: await openPayload() }, day)
    expect(choices.departments.sort()).toEqual([departments.design, departments.engineering])
    expect(choices.locations.sort()).toEqual(['Bălți', 'Chisinau'])
  })
})

it('searches five thousand vacancies without reading the text of each', async () => {
  const payload = await openPayload()
  await query(
    { payload },
    sql`
    with made as (
      insert into vacancies (slug, department_id, posted_on, _status)
      select 'many-' || n, ${departments.design}, now(), 'published'
      from generate_series(1, 5000) n returning id
    )
    insert into vacancies_locales (_parent_id, _locale, title, summary)
    select id, 'en', 'Tester', 'Position ' || id from made`,
  )
  await query({ payload }, sql`analyze vacancies, vacancies_locales`)
  const read = await inTransaction(payload, async (req) => {
    const before = await rowsRead(req, 'vacancies_locales')
    const page = { filter: { q: 'react' }, language: 'en' as const, day, limit: 50, page: 1 }
    expect((await listOpenVacancies(req, page)).total).toBe(1)
    return (await rowsRead(req, 'vacancies_locales')) - before
  })
  expect(read).toBe(0)
})
