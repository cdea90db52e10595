import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findReferences } from '@vitrina/content/publishing/references/find-references.ts'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { inTransaction, query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { make, makeGround } from './access/fixtures.ts'
import { rest } from './access/rest.ts'
import { richText } from './access/rich-text.ts'
import { createTestUsers, type TestUser, type TestUserName } from './access/test-users.ts'
import { openPayload } from './payload.ts'

let testUsers: Record<TestUserName, TestUser>

beforeAll(async () => {
  await loadSampleContent(await openPayload())
  testUsers = await createTestUsers()
}, 60_000)

type Use = { label: string; title: string; field: string }

async function uses(collection: string, id: number, testUser: TestUserName = 'admin') {
  const { token } = testUsers[testUser]
  const { body } = await rest('GET', `used-where?collection=${collection}&id=${id}`, { token })
  return (body.uses as Use[]).map(({ label, title, field }) => [label, title, field].join(' | '))
}

async function bySlug<Name extends 'projects' | 'departments'>(collection: Name, slug: string) {
  const payload = await openPayload()
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 })
  const [doc] = docs
  if (!doc) throw new Error(`There is no ${slug}.`)
  return doc
}

const newService = async (title: string) =>
  make('services', { department: 0, service: 0, media: 0 }, { title })
const ground = async () => ({
  department: (await bySlug('departments', 'engineering')).id,
  service: await newService('Ground'),
  media: await make('media', { department: 0, service: 0, media: 0 }),
})

const trash = async (collection: CollectionSlug, id: number) =>
  (await openPayload()).update({
    collection,
    id,
    data: { deletedAt: new Date().toISOString() } as never,
  })
const restore = async (collection: CollectionSlug, id: number) =>
  (await openPayload()).update({ collection, id, data: { deletedAt: null } as never, trash: true })

describe('where a document is used', () => {
  it('is found in fields, lists, groups and globals', async () => {
    const project = await bySlug('projects', 'livada-back-office')
    const { docs } = await (await openPayload()).find({ collection: 'testimonials', depth: 0 })
    const quoted = docs[0]?.project as number
    expect(await uses('projects', quoted)).toContain(`Testimonial | ${docs[0]?.name} | Project`)
    const { home } = JSON.parse(
      JSON.stringify({ home: await (await openPayload()).findGlobal({ slug: 'home', depth: 0 }) }),
    )
    const [shown] = home.hero.projects
    expect(await uses('projects', shown)).toContain('Home page |  | Hero › Projects')
    const logo = (await (await openPayload()).findGlobal({ slug: 'brand', depth: 0 })).logoLight
    expect(await uses('media', logo as number)).toEqual(['Brand |  | Logo on light'])
    const pictures = await uses('media', project.gallery?.[0]?.image as number)
    expect(pictures).toContain(`Project | ${project.title} | Gallery › Image`)
  })

  it('is found in a draft that was not published, and in what the draft has replaced', async () => {
    const payload = await openPayload()
    const [before, after] = [await newService('Before'), await newService('After')]
    const id = await make('projects', await ground(), { title: 'Turning', services: [before] })
    await payload.update({ collection: 'projects', id, data: { services: [after] }, draft: true })
    expect(await uses('services', before)).toEqual(['Project | Turning | Services'])
    expect(await uses('services', after)).toEqual(['Project | Turning | Services'])
    await payload.update({ collection: 'projects', id, data: { _status: 'published' } })
    expect(await uses('services', before)).toEqual([])
  })

  it('is found in the links of a text, however deep, in every language', async () => {
    const payload = await openPayload()
    const project = await make('projects', await ground(), { title: 'Linked' })
    const other = await make('projects', await ground(), { title: 'Not linked' })
    const link = {
      ...{ type: 'link', version: 3, format: '', indent: 0, direction: 'ltr', id: 'a' },
      fields: {
        linkType: 'internal',
        newTab: false,
        doc: { relationTo: 'projects', value: project },
      },
      children: [{ type: 'text', text: 'see', version: 1 }],
    }
    const node = (type: string, children: unknown[]) => ({
      ...{ type, children, version: 1, format: '', indent: 0, direction: 'ltr' },
      ...(type === 'list' && { listType: 'bullet', tag: 'ul', start: 1 }),
      ...(type === 'listitem' && { value: 1 }),
    })
    const text = (...children: unknown[]) => ({ root: node('root', children) })
    const inList = text(
      node('list', [node('listitem', [node('list', [node('listitem', [link])])])]),
    )
    const faq = await make('faqs', await ground(), { question: 'Deep?', answer: inList })
    expect(await uses('projects', project)).toEqual(['Question | Deep? | Answer'])
    const answer = text(node('paragraph', [link])) as never
    const plain = text(node('paragraph', link.children)) as never
    await payload.update({ collection: 'faqs', id: faq, data: { answer: plain } })
    expect(await uses('projects', project)).toEqual([])
    await payload.update({
      collection: 'faqs',
      id: faq,
      data: { question: 'Adânc?', answer },
      locale: 'ro',
    })
    expect(await uses('projects', project)).toHaveLength(1)
    expect(await uses('projects', other)).toEqual([])
  })

  it('is shown only to users who may see both', async () => {
    const service = await newService('Asked for')
    const on = await ground()
    await make('consultation-requests', on, { services: [service], reference: 'R-1' })
    await make('projects', on, { title: 'A draft', services: [service], _status: 'draft' })
    await make('projects', on, { title: 'Seen by all', services: [service] })
    const request = 'Consultation request | R-1 | Services'
    const projects = ['Project | A draft | Services', 'Project | Seen by all | Services']
    const seen = async (testUser: TestUserName) =>
      (await uses('services', service, testUser)).toSorted()
    expect(await seen('admin')).toEqual([request, ...projects])
    expect(await seen('editor')).toEqual(projects)
    expect(await seen('sales')).toEqual([request, projects[1]])
    expect(await seen('recruiter')).toEqual([projects[1]])
    const ask = async (testUser: TestUserName, search: string) =>
      (await rest('GET', `used-where?${search}`, { token: testUsers[testUser].token })).status
    expect(await ask('anonymous', `collection=services&id=${service}`)).toBe(403)
    expect(await ask('editor', 'collection=emails&id=1')).toBe(403)
    expect(await ask('editor', 'collection=nothing&id=1')).toBe(404)
    expect(await ask('editor', 'collection=services&id=1%20or%201')).toBe(404)
  })
})

describe('a document that is used', () => {
  it('can neither be deleted nor put into the trash, and the error says where it is used', async () => {
    const on = await ground()
    const image = on.media
    const project = await make('projects', on, { title: 'A live map' })
    const { token } = testUsers.editor
    const sentence = 'Used by: project “A live map” (Cover). Take it out there first.'
    for (const [method, path, body] of [
      ['DELETE', `media/${image}`, undefined],
      ['PATCH', `media/${image}`, { deletedAt: new Date().toISOString() }],
    ] as const) {
      const answer = await rest(method, path, { token, body })
      expect(answer.status).toBe(409)
      expect(answer.body.errors).toMatchObject([{ message: sentence }])
    }
    const payload = await openPayload()
    const { filename } = await payload.findByID({ collection: 'media', id: image })
    await readFile(path.join(process.env.DATA_DIR ?? '', 'media', filename ?? ''))

    const spare = await make('media', on)
    const many = await rest('DELETE', `media?where[id][in]=${image},${spare}`, { token })
    expect(many.body.errors).toMatchObject([{ id: image, message: sentence, isPublic: true }])
    expect((many.body.docs as { id: number }[]).map(({ id }) => id)).toEqual([spare])
    const another = await make('media', on)
    const trashed = await rest('PATCH', `media?where[id][in]=${image},${another}`, {
      token,
      body: { deletedAt: new Date().toISOString() },
    })
    expect(trashed.body.errors).toMatchObject([{ id: image, message: sentence }])
    expect((await payload.findByID({ collection: 'media', id: image })).deletedAt).toBeFalsy()

    await payload.update({
      collection: 'projects',
      id: project,
      data: { cover: await make('media', on), _status: 'published' },
    })
    expect((await rest('DELETE', `media/${image}`, { token })).status).toBe(200)
  })

  it('names the first ten and counts the others', async () => {
    const on = await ground()
    const service = await newService('Common')
    for (let index = 0; index < 12; index += 1) {
      await make('projects', on, { title: `Project ${index}`, services: [service] })
    }
    const { body } = await rest('DELETE', `services/${service}`, { token: testUsers.admin.token })
    const [{ message }] = body.errors as [{ message: string }]
    expect(message.match(/project “/g)).toHaveLength(10)
    expect(message).toMatch(/ and 2 more\. Take it out there first\.$/)
  })

  it('may follow what uses it into the trash, but not be deleted before it', async () => {
    const on = await ground()
    const service = await newService('Followed')
    const project = await make('projects', on, { title: 'Gone', services: [service] })
    await expect(trash('services', service)).rejects.toThrow('project “Gone” (Services)')
    await trash('projects', project)
    await trash('services', service)
    const payload = await openPayload()
    const remove = () => payload.delete({ collection: 'services', id: service, trash: true })
    await expect(remove()).rejects.toThrow('project “Gone” (Services; in the trash)')
    await restore('services', service)
    await restore('projects', project)
    await expect(trash('services', service)).rejects.toThrow('Used by')
  })

  it.each([
    ['the department of a vacancy', 'departments', 'vacancies', 'department', 'vacancy'],
    ['the department of a colleague', 'departments', 'employees', 'department', 'team member'],
    ['a member of a team', 'employees', 'projects', 'team', 'project'],
    ['a testimonial of a project', 'testimonials', 'projects', 'testimonial', 'project'],
    ['a portrait', 'media', 'employees', 'portrait', 'team member'],
  ] as const)('is %s', async (_, collection, owner, field, kind) => {
    const on = await ground()
    const id = await make(collection, on)
    const value = field === 'team' ? [id] : id
    await make(owner, on, { [field]: value })
    await expect((await openPayload()).delete({ collection, id })).rejects.toThrow(
      new RegExp(`Used by: ${kind} “`),
    )
  })
})

it('finds a picture and a poster in the text of an article', async () => {
  const on = await makeGround()
  const picture = await make('media', on)
  const poster = await make('media', on)
  const upload = {
    ...{ type: 'upload', version: 3, format: '', id: 'a', relationTo: 'media', value: picture },
    fields: { poster: { relationTo: 'media', value: poster } },
  }
  const body = richText('See below.')
  await make('articles', on, {
    title: 'Illustrated',
    body: { root: { ...body.root, children: [...body.root.children, upload] } },
  })
  const payload = await openPayload()
  for (const id of [picture, poster]) {
    await expect(payload.delete({ collection: 'media', id })).rejects.toThrow(
      'Used by: article “Illustrated” (Text)',
    )
  }
})

it('goes where everything stays whole without it', async () => {
  const payload = await openPayload()
  const on = await ground()
  const recruiter = await make('employees', on)
  const vacancy = await make('vacancies', on, { recruiter })
  await payload.delete({ collection: 'employees', id: recruiter })
  await make('applications', on, { vacancy: vacancy })
  await payload.delete({ collection: 'vacancies', id: vacancy })
  const project = await make('projects', on)
  await make('testimonials', on, { project })
  await payload.create({
    collection: 'redirects',
    data: {
      from: '/an-old-one',
      to: { type: 'reference', reference: { relationTo: 'projects', value: project } },
    },
  })
  await payload.delete({ collection: 'projects', id: project })
})

it('is found among ten thousand images and five thousand projects without looking at each', async () => {
  const on = await ground()
  const id = await make('projects', on, { title: 'The one' })
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(
      `insert into media (filename) select 'image-' || n || '.png' from generate_series(1, 10000) n`,
    )
    await client.query(
      `insert into projects (slug, cover_id, _status)
       select 'many-' || n, (select max(id) from media) - n, 'published' from generate_series(1, 5000) n`,
    )
    await client.query(
      `insert into _projects_v (parent_id, latest, version_cover_id, version__status)
       select id, true, cover_id, 'published' from projects where slug like 'many-%'`,
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
  expect(await uses('media', on.media)).toEqual(['Project | The one | Cover'])
  const scanned = await inTransaction(await openPayload(), async (req) => {
    await findReferences(req, { collection: 'media', id: on.media })
    return query(req, sql`select relname from pg_stat_xact_user_tables where seq_tup_read >= 5000`)
  })
  expect(scanned).toEqual([])
  await expect((await openPayload()).delete({ collection: 'media', id: on.media })).rejects.toThrow(
    'The one',
  )
  await (await openPayload()).delete({ collection: 'projects', id })
})
