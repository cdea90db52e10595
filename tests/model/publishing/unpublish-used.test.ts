import { publishScheduled } from '@vitrina/content/publishing/publish-scheduled.ts'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Data, type Ground, make, makeGround } from '../access/fixtures.ts'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser, type TestUserName } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { jobs, schedule } from './schedule.ts'

let testUsers: Record<TestUserName, TestUser>
let ground: Ground

beforeAll(async () => {
  testUsers = await createTestUsers()
  ground = await makeGround()
})

const ask = (method: string, path: string, body?: unknown) =>
  rest(method, path, { token: testUsers.editor.token, body })

function linkTo(collection: CollectionSlug, id: number) {
  const node = { format: '', indent: 0, direction: 'ltr', version: 1 }
  const fields = {
    linkType: 'internal',
    newTab: false,
    doc: { relationTo: collection, value: id },
  }
  const children = [{ type: 'text', text: 'see', version: 1 }]
  const link = { ...node, type: 'link', version: 3, id: 'a', fields, children }
  return {
    root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [link] }] },
  }
}

/** For each collection with drafts, a document that shows one of it, and the field that does. */
const owners = {
  services: ['projects', 'title', (id) => ({ services: [id] }), 'project “Owner” (Services)'],
  testimonials: [
    'projects',
    'title',
    (id) => ({ testimonial: id }),
    'project “Owner” (Testimonial)',
  ],
  employees: ['projects', 'title', (id) => ({ team: [id] }), 'project “Owner” (Team)'],
  departments: [
    'employees',
    'name',
    (id) => ({ department: id }),
    'team member “Owner” (Department)',
  ],
  projects: [
    'faqs',
    'question',
    (id) => ({ answer: linkTo('projects', id) }),
    'question “Owner” (Answer)',
  ],
  vacancies: [
    'faqs',
    'question',
    (id) => ({ answer: linkTo('vacancies', id) }),
    'question “Owner” (Answer)',
  ],
  'legal-pages': [
    'faqs',
    'question',
    (id) => ({ answer: linkTo('legal-pages', id) }),
    'question “Owner” (Answer)',
  ],
  articles: [
    'faqs',
    'question',
    (id) => ({ answer: linkTo('articles', id) }),
    'question “Owner” (Answer)',
  ],
  topics: ['articles', 'title', (id) => ({ topics: [id] }), 'article “Owner” (Topics)'],
  pages: [
    'faqs',
    'question',
    (id) => ({ answer: linkTo('pages', id) }),
    'question “Owner” (Answer)',
  ],
  faqs: [
    'pages',
    'title',
    (id) => ({ blocks: [{ blockType: 'questions', heading: 'Asked', questions: [id] }] }),
    'page “Owner” (Blocks › Chosen)',
  ],
} as const satisfies Partial<
  Record<CollectionSlug, [CollectionSlug, string, (id: number) => Data, string]>
>
type Used = keyof typeof owners
const slugs = Object.keys(owners) as Used[]

it('looks at every collection with drafts that others can show', async () => {
  const { config } = await openPayload()
  const withDrafts = config.collections.filter(({ versions }) => versions?.drafts)
  expect(withDrafts.map(({ slug }) => slug).sort()).toEqual([...slugs].sort())
})

async function isOnSite(collection: Used, id: number): Promise<boolean> {
  const { totalDocs } = await (await openPayload()).count({
    collection,
    where: { id: { equals: id } },
    overrideAccess: false,
  })
  return totalDocs === 1
}

async function owned(collection: Used, more: Data = {}) {
  const [owner, title, uses, where] = owners[collection]
  const named = (await openPayload()).collections[collection].config.admin.useAsTitle ?? ''
  const id = await make(collection, ground, { [named]: 'Shown' })
  const ownerId = await make(owner, ground, { [title]: 'Owner', ...uses(id), ...more })
  const message = `“Shown” is used by: ${where}. Take it out there first.`
  return { id, path: `${collection}/${id}`, owner: `${owner}/${ownerId}`, message }
}

describe.each(slugs)('unpublishing one of %s', (collection) => {
  it('is rejected while published content references it, alone and in bulk', async () => {
    const { id, path, owner, message } = await owned(collection)
    for (const search of ['', '?unpublishAllLocales=true']) {
      const answer = await ask('PATCH', `${path}${search}`, { _status: 'draft' })
      expect(answer.status, answer.text).toBe(409)
      expect(answer.body.errors).toMatchObject([{ message }])
    }
    const free = await make(collection, ground)
    const many = `${collection}?where[id][in]=${id},${free}&where[_status][not_equals]=draft`
    const answer = await ask('PATCH', many, { _status: 'draft' })
    expect(answer.body.errors).toMatchObject([{ id, message, isPublic: true }])
    expect(await isOnSite(collection, free)).toBe(false)
    expect(await isOnSite(collection, id)).toBe(true)

    // A draft without the reference leaves it in what visitors see.
    expect((await ask('PATCH', `${owner}?draft=true`, { order: 7 })).status).toBe(200)
    expect((await ask('PATCH', path, { _status: 'draft' })).status).toBe(409)
    expect((await ask('PATCH', owner, { _status: 'draft' })).status).toBe(200)
    expect((await ask('PATCH', path, { _status: 'draft' })).status).toBe(200)
    expect(await isOnSite(collection, id)).toBe(false)
  })

  it('is possible when only drafts and the trash reference it', async () => {
    const { id, path, owner } = await owned(collection)
    const deletedAt = new Date().toISOString()
    expect((await ask('PATCH', owner, { deletedAt })).status).toBe(200)
    const [draftOwner, , uses] = owners[collection]
    await make(draftOwner, ground, { ...uses(id), _status: 'draft' })
    const changed = await make(draftOwner, ground)
    const pending = await ask('PATCH', `${draftOwner}/${changed}?draft=true`, uses(id))
    expect(pending.status, pending.text).toBe(200)
    const answer = await ask('PATCH', path, { _status: 'draft' })
    expect(answer.status, answer.text).toBe(200)
    expect(await isOnSite(collection, id)).toBe(false)
  })

  it('fails as scheduled, and the job says why', async () => {
    const { id, message } = await owned(collection)
    await schedule({ doc: { relationTo: collection, id } }, { type: 'unpublish' })
    await publishScheduled(await openPayload(), { info: () => {}, error: () => {} })
    expect(await isOnSite(collection, id)).toBe(true)
    const [job] = await jobs()
    expect(job).toMatchObject({
      hasError: true,
      error: { message: expect.stringContaining(message) },
    })
    await (await openPayload()).delete({ collection: 'payload-jobs', id: job?.id ?? 0 })
  })
})

it('rejects unpublishing what a page shows, and not the consultant of a booked call', async () => {
  const payload = await openPayload()
  const [shown, booked] = [
    await make('employees', ground, { name: 'Olga' }),
    await make('employees', ground),
  ]
  await payload.db.updateGlobal({
    slug: 'hire-us',
    data: { contactPerson: shown, _status: 'published' },
  })
  await make('consultation-requests', ground, { appointment: { consultant: booked } })
  const answer = await ask('PATCH', `employees/${shown}`, { _status: 'draft' })
  expect(answer.body.errors).toMatchObject([
    {
      message: expect.stringMatching(
        /^“Olga” is used by: hire-us page \(Contact person\)\. Take it out there first\.$/i,
      ),
    },
  ])
  expect((await ask('PATCH', `employees/${booked}`, { _status: 'draft' })).status).toBe(200)
})
