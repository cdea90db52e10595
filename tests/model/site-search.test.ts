import type { Language } from '@vitrina/content/i18n/languages.ts'
import type { Faq } from '@vitrina/content/payload-types.ts'
import { publishScheduled } from '@vitrina/content/publishing/publish-scheduled.ts'
import { listWords, type Search, searchDocuments } from '@vitrina/content/search/search.ts'
import { fillSearchIndex } from '@vitrina/content/search/search-index.ts'
import { inTransaction, query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPayload } from './payload.ts'
import { richText } from './publishing/rich-text.ts'
import { schedule } from './publishing/schedule.ts'

const day = '2026-11-22'
const collection = 'faqs'

async function find(asked: Search) {
  const req = { payload: await openPayload() }
  return searchDocuments(req, asked, (language) => listWords(req, language))
}

/** The titles that a search finds, best first. */
async function search(text: string, language: Language = 'en') {
  const asked = { text, language, day, limit: 20, page: 1 }
  const { documents, total, isApproximate } = await find(asked)
  expect(documents).toHaveLength(total)
  return { titles: documents.map(({ title }) => title), isApproximate }
}

const exactly = (...titles: string[]) => ({ titles, isApproximate: false })
const similar = (...titles: string[]) => ({ titles, isApproximate: true })
const nothing = similar()

let made = 0
async function question(text: string, data: Partial<Faq> = {}, draft = false) {
  const payload = await openPayload()
  return payload.create({
    collection,
    draft,
    data: {
      ...{ question: text, slug: `question-${++made}`, answer: richText },
      ...{ _status: draft ? 'draft' : 'published', ...data },
    },
  })
}

async function update(
  id: number,
  data: Partial<Faq>,
  options: { draft?: boolean; autosave?: boolean; trash?: boolean; locale?: Language } = {},
) {
  const payload = await openPayload()
  return payload.update({ collection, id, data, ...options })
}

beforeEach(async () => {
  const payload = await openPayload()
  await payload.delete({ collection, where: { id: { exists: true } }, trash: true })
  const rows = await query(
    { payload },
    sql`select 1 from search_index where collection = ${collection}`,
  )
  expect(rows, 'deleting several documents empties the index').toEqual([])
})

describe('the index follows', () => {
  it('publishing, a new text, and unpublishing', async () => {
    const { id } = await question('Lanterns', {}, true)
    expect(await search('lanterns')).toEqual(nothing)
    await update(id, { _status: 'published' })
    expect(await search('lanterns')).toEqual(exactly('Lanterns'))
    await update(id, { question: 'Torches' }, { draft: true, autosave: true })
    expect(await search('lanterns')).toEqual(exactly('Lanterns'))
    expect(await search('torches'), 'a draft of what is published').toEqual(nothing)
    await update(id, { question: 'Torches', _status: 'published' })
    expect(await search('lanterns')).toEqual(nothing)
    expect(await search('torches')).toEqual(exactly('Torches'))
    await update(id, { _status: 'draft' })
    expect(await search('torches')).toEqual(nothing)
  })

  it('the trash, restoring from it, and deleting', async () => {
    const { id } = await question('Lanterns')
    await update(id, { deletedAt: new Date().toISOString() })
    expect(await search('lanterns')).toEqual(nothing)
    await update(id, { deletedAt: null, _status: 'published' }, { trash: true })
    expect(await search('lanterns')).toEqual(exactly('Lanterns'))
    const payload = await openPayload()
    await payload.delete({ collection, id, select: { slug: true } })
    expect(await search('lanterns')).toEqual(nothing)
  })

  it('what is published and unpublished on schedule, and in bulk', async () => {
    const payload = await openPayload()
    const log = { info: () => {}, error: () => {} }
    const { id } = await question('Lanterns', {}, true)
    const doc = { doc: { relationTo: collection, id } } as const
    await schedule(doc)
    await publishScheduled(payload, log)
    expect(await search('lanterns')).toEqual(exactly('Lanterns'))
    await schedule(doc, { type: 'unpublish' })
    await publishScheduled(payload, log)
    expect(await search('lanterns')).toEqual(nothing)
    await question('Lanterns again', {}, true)
    const where = { question: { like: 'lanterns' } }
    await payload.update({ collection, where, data: { _status: 'published' } })
    expect((await search('lanterns')).titles.toSorted()).toEqual(['Lanterns', 'Lanterns again'])
  })

  it('a translation; what is not translated is found by its English text', async () => {
    const { id } = await question('Who owns the code?')
    expect(await search('code', 'ro')).toEqual(exactly('Who owns the code?'))
    await update(id, { question: 'Cui îi aparține codul?', answer: richText }, { locale: 'ro' })
    expect(await search('aparține', 'ro')).toEqual(exactly('Cui îi aparține codul?'))
    expect(await search('owns', 'ro')).toEqual(nothing)
    expect(await search('owns', 'ru')).toEqual(exactly('Who owns the code?'))
  })

  it('a transaction: what is rolled back is not found', async () => {
    const payload = await openPayload()
    const { id } = await question('Lanterns')
    const data = { question: 'Torches', _status: 'published' } as const
    const failing = inTransaction(payload, async (req) => {
      await payload.update({ collection, id, data, req })
      throw new Error('the work failed')
    })
    await expect(failing).rejects.toThrow('the work failed')
    expect(await search('lanterns')).toEqual(exactly('Lanterns'))
  })
})

it('is filled for documents that it lacks or has in another version, and only for those', async () => {
  const payload = await openPayload()
  await question('Lanterns')
  await question('Torches')
  await question('Secrets', {}, true)
  await query({ payload }, sql`delete from search_index where title = 'Lanterns'`)
  await query({ payload }, sql`update search_index set version = 'old', title = 'Old'`)
  expect(await fillSearchIndex(payload)).toBe(2)
  expect(await search('lanterns')).toEqual(exactly('Lanterns'))
  expect(await search('torches')).toEqual(exactly('Torches'))
  expect(await search('secrets')).toEqual(nothing)
  expect(await fillSearchIndex(payload)).toBe(0)
})

it('does not find a vacancy after its last day', async () => {
  const payload = await openPayload()
  const published = { _status: 'published' } as const
  const { id: department } = await payload.create({
    collection: 'departments',
    data: { title: 'Night', slug: 'night', ...published },
  })
  const vacancy = (title: string, closesOn: string) =>
    payload.create({
      collection: 'vacancies',
      data: {
        ...{ title, slug: title.toLowerCase(), summary: 'Keeper of lights.', about: richText },
        ...{ employmentType: 'full-time', workplace: 'hybrid', seniority: 'senior', department },
        ...{ postedOn: '2026-06-01T12:00:00.000Z', closesOn, ...published },
      },
    })
  await vacancy('Today', `${day}T12:00:00.000Z`)
  await vacancy('Yesterday', '2026-11-21T12:00:00.000Z')
  expect(await search('keeper')).toEqual(exactly('Today'))
})

describe('a search', () => {
  it('finds other forms and beginnings of words, titles first', async () => {
    await question('How long does it take to develop an application?')
    await question('Mobile banking')
    expect(await search('applications')).toMatchObject({ titles: [/application/] })
    expect(await search('mob bank')).toEqual(exactly('Mobile banking'))
    expect(await search('banking mobile the of')).toEqual(exactly('Mobile banking'))
  })

  it('knows the forms of Romanian and Russian words', async () => {
    const { id } = await question('Application')
    await update(id, { question: 'Aplicații și plăți', answer: richText }, { locale: 'ro' })
    await update(id, { question: 'Учёт приложений', answer: richText }, { locale: 'ru' })
    for (const text of ['aplicaţii', 'APLICATII', 'plata', 'plăților']) {
      expect((await search(text, 'ro')).titles, text).toEqual(['Aplicații și plăți'])
    }
    for (const text of ['приложение', 'учет', 'УЧЁТА']) {
      expect((await search(text, 'ru')).titles, text).toEqual(['Учёт приложений'])
    }
  })

  it.each(['kubrnetes', 'kubrenetes', 'Kubernetse operator'])('forgives “%s”', async (text) => {
    await question('Kubernetes')
    await question('Shipping')
    expect(await search(text)).toEqual(similar('Kubernetes'))
  })

  it('keeps C, C++ and C# apart', async () => {
    await question('C++ for banks')
    await question('C# for shops')
    expect(await search('c++')).toEqual(exactly('C++ for banks'))
    expect(await search('C#')).toEqual(exactly('C# for shops'))
  })

  it.each([
    ...["'; drop table search_index; --", "' || 'x':*", 'a & | ! <-> ( ) :* \\', '%', '\0', '🦊'],
    ...['x'.repeat(3_000), '\ud800', '&&&'],
  ])('takes %# as text', async (text) => {
    await question('Lanterns')
    expect((await search(text)).titles).toEqual([])
    expect(await search('lanterns')).toEqual(exactly('Lanterns'))
  })

  it('returns its results in pages', async () => {
    for (let number = 1; number <= 5; number++) await question(`Lantern ${number}`)
    const asked = { text: 'lantern', language: 'en', day, limit: 2 } as const
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find({ ...asked, page })))
    expect(pages.map(({ documents, total }) => [documents.length, total])).toEqual([
      ...[
        [2, 5],
        [2, 5],
        [1, 5],
      ],
      [0, 5],
    ])
    const ids = pages.flatMap(({ documents }) => documents.map(({ id }) => id))
    expect(new Set(ids).size).toBe(5)
  })
})
