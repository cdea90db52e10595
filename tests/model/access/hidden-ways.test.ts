import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPayload } from '../payload.ts'
import { type Ground, make } from './fixtures.ts'
import { rest } from './rest.ts'
import { createTestUsers, type TestUser, type TestUserName, testUserNames } from './test-users.ts'

/** Words that stand in one place each, so that an answer tells by itself what leaked. */
const secret = {
  draft: 'only-in-a-draft',
  trash: 'only-in-the-trash',
  salary: 987_654,
  request: 'only-in-a-request@client.example',
  application: 'only-in-an-application@client.example',
}

let testUsers: Record<TestUserName, TestUser>
let ground: Ground
const ids: Record<string, number> = {}
const files: Record<string, string> = {}

beforeAll(async () => {
  testUsers = await createTestUsers()
  const none = { department: 0, service: 0, media: 0 }
  ground = {
    department: await make('departments', none),
    service: await make('services', none),
    media: await make('media', none),
  }
  const payload = await openPayload()
  const assignee = testUsers.admin.user?.id
  ids.colleague = await make('employees', ground, { name: 'Colleague' })
  ids.draftColleague = await make('employees', ground, { name: secret.draft, _status: 'draft' })
  ids.draftService = await make('services', ground, { title: secret.draft, _status: 'draft' })
  ids.vacancy = await make('vacancies', ground, {
    recruiter: ids.draftColleague,
    salary: {
      min: secret.salary,
      max: secret.salary,
      currency: 'EUR',
      period: 'month',
      shown: false,
    },
  })
  ids.openVacancy = await make('vacancies', ground, {
    recruiter: ids.colleague,
    salary: { min: 1_000, max: 2_000, currency: 'EUR', period: 'month', shown: true },
  })
  ids.project = await make('projects', ground, {
    services: [ground.service, ids.draftService],
    team: [ids.colleague, ids.draftColleague],
  })
  ids.draftProject = await make('projects', ground, {
    title: secret.draft,
    team: [ids.colleague],
    _status: 'draft',
  })
  await payload.update({
    collection: 'projects',
    id: ids.project,
    data: { title: secret.draft },
    draft: true,
  })
  ids.trashed = await make('projects', ground, { title: secret.trash, team: [ids.colleague] })
  await payload.update({
    collection: 'projects',
    id: ids.trashed,
    data: { deletedAt: new Date().toISOString() },
  })
  ids.trashedImage = await make('media', ground, { alt: secret.trash })
  await payload.update({
    collection: 'media',
    id: ids.trashedImage,
    data: { deletedAt: new Date().toISOString() },
  })
  ids.cv = await make('documents', ground, { owner: 'applications' })
  ids.brief = await make('documents', ground, { owner: 'consultation-requests' })
  ids.application = await make('applications', ground, {
    email: secret.application,
    vacancy: ids.vacancy,
    cv: ids.cv,
    assignee,
  })
  ids.request = await make('consultation-requests', ground, {
    email: secret.request,
    services: [ids.draftService],
    attachments: [ids.brief, ids.cv],
    assignee,
  })
  const filename = async (collection: 'media' | 'documents', id = 0) =>
    (await payload.findByID({ collection, id, trash: true })).filename ?? ''
  files.trashedImage = await filename('media', ids.trashedImage)
  files.image = await filename('media', ground.media)
  files.cv = await filename('documents', ids.cv)
  files.brief = await filename('documents', ids.brief)
})

const ask = (testUser: TestUserName, path: string) =>
  rest('GET', path, { token: testUsers[testUser].token })

/** Every parameter with which an answer can be made to hold more, or other, documents. */
const flags = [
  'depth=10',
  'depth=10&draft=true',
  'depth=10&trash=true',
  'depth=10&trash=true&draft=true',
  'depth=10&showHiddenFields=true&overrideAccess=true',
  'depth=10&locale=all&fallback-locale=null',
  'depth=10&pagination=false&limit=0',
]

const readable: CollectionSlug[] = [
  ...(['services', 'projects', 'testimonials', 'faqs', 'legal-pages', 'media'] as const),
  ...(['vacancies', 'employees', 'departments', 'redirects', 'articles', 'topics'] as const),
]

const everywhere = (testUser: TestUserName, collections: readonly string[]) =>
  Promise.all(
    collections.flatMap((collection) =>
      flags.map(async (flag) => (await ask(testUser, `${collection}?${flag}`)).text),
    ),
  )

describe('a visitor', () => {
  it('meets no draft, no trash and no hidden salary, whatever is asked for', async () => {
    for (const text of await everywhere('anonymous', readable)) {
      expect(text).not.toContain(secret.draft)
      expect(text).not.toContain(secret.trash)
      expect(text).not.toContain(String(secret.salary))
      expect(text).not.toMatch(/"(hash|salt|sessions|loginAttempts|lockUntil)"/)
    }
  })

  it.each([
    'projects/versions?depth=2',
    'projects/versions?where[version.title][like]=only',
    'globals/home/versions',
    'users?depth=2',
    'users/count',
    'payload-locked-documents?depth=2',
    'payload-query-presets?depth=2',
    'payload-jobs?depth=2',
    'payload-kv',
  ])('is rejected %s', async (path) => {
    const { status, body } = await ask('anonymous', path)
    expect([status < 300, body.docs ?? []]).toEqual([false, []])
  })

  it.each([
    ['a draft it is related to', 'vacancies?where[recruiter.name][equals]=only-in-a-draft'],
    ['a hidden salary', `vacancies?where[salary.min][equals]=987654`],
    ['a range of hidden salaries', `vacancies?where[salary.max][greater_than]=500000`],
    ['a draft beside published ones', 'projects?where[team.name][equals]=only-in-a-draft'],
    ['a draft inside an or', 'projects?where[or][0][services.title][equals]=only-in-a-draft'],
    ['a join to a draft', 'employees?where[projects.title][equals]=only-in-a-draft'],
    ['a join to the trash', 'employees?where[projects.title][equals]=only-in-the-trash'],
  ])('does not find out about %s by filtering', async (_, path) => {
    const { status, body } = await ask('anonymous', path)
    expect(status < 300 ? body.docs : []).toEqual([])
    const [collection, search] = path.split('?')
    const counted = await ask('anonymous', `${collection}/count?${search}`)
    expect(counted.status < 300 ? counted.body.totalDocs : 0).toBe(0)
  })

  it('does not find out about a hidden salary by sorting, selecting or populating', async () => {
    expect((await ask('anonymous', 'vacancies?sort=salary.min')).status).toBe(400)
    for (const search of [
      'select[salary][min]=true',
      'select[salary]=true',
      'populate[vacancies][salary]=true',
    ]) {
      const { text } = await ask('anonymous', `vacancies?${search}`)
      expect(text).not.toContain(String(secret.salary))
    }
    const { body } = await ask('anonymous', `vacancies/${ids.openVacancy}`)
    expect(body.salary).toMatchObject({ min: 1_000, max: 2_000 })
  })

  it('sees a person’s published projects alone', async () => {
    for (const flag of flags) {
      const { text } = await ask(
        'anonymous',
        `employees/${ids.colleague}?${flag}&joins[projects][limit]=100`,
      )
      expect(text).not.toContain(secret.draft)
      expect(text).not.toContain(secret.trash)
    }
  })

  it('gets the file of an image, but of none in the trash', async () => {
    expect((await ask('anonymous', `media/file/${files.image}`)).status).toBe(200)
    expect((await ask('anonymous', `media/file/${files.trashedImage}`)).status).toBe(403)
  })
})

describe('the private files', () => {
  it.each([
    ['admin', 200, 200],
    ['editor', 403, 403],
    ['recruiter', 200, 403],
    ['sales', 403, 200],
    ['anonymous', 403, 403],
  ] as const)('%s gets a CV with %i and an attachment with %i', async (testUser, cv, brief) => {
    expect((await ask(testUser, `documents/file/${files.cv}`)).status).toBe(cv)
    expect((await ask(testUser, `documents/file/${files.brief}`)).status).toBe(brief)
  })

  it('are not disclosed through the request that references them', async () => {
    const { text } = await ask('sales', `consultation-requests/${ids.request}?depth=5`)
    expect(text).toContain(files.brief)
    expect(text).not.toContain(files.cv)
  })

  it('cannot be left by a path', async () => {
    for (const path of ['..%2F..%2Fetc%2Fpasswd', '%2e%2e%2fsecrets.json']) {
      expect((await ask('admin', `documents/file/${path}`)).status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('what visitors sent', () => {
  it.each([
    ['editor', secret.request],
    ['editor', secret.application],
    ['recruiter', secret.request],
    ['sales', secret.application],
    ['anonymous', secret.request],
    ['anonymous', secret.application],
  ] as const)('is nowhere to be found by %s (%s)', async (testUser, words) => {
    const { collections } = (await openPayload()).config
    for (const text of await everywhere(
      testUser,
      collections.map(({ slug }) => slug),
    )) {
      expect(text).not.toContain(words)
    }
    for (const path of [
      'consultation-requests/count',
      'consultation-requests/versions',
      `consultation-requests/${ids.request}`,
      'applications/count',
      'applications/versions',
      `applications/${ids.application}`,
    ]) {
      const isOwn = path.startsWith('applications') ? 'recruiter' : 'sales'
      if (testUser !== isOwn) expect((await ask(testUser, path)).status, path).toBe(403)
    }
  })

  it('shows a vacancy and a service to its reader as far as that reader may see them', async () => {
    const application = await ask('recruiter', `applications/${ids.application}?depth=5`)
    expect(application.text).toContain(String(secret.salary))
    expect(application.text).not.toContain(secret.draft)
    const request = await ask('sales', `consultation-requests/${ids.request}?depth=5`)
    expect(request.body.email).toBe(secret.request)
    expect(request.text).not.toContain(secret.draft)
  })
})

describe('an account', () => {
  const secrets = ['hash', 'salt', 'resetPasswordToken', 'loginAttempts', 'lockUntil']

  it('never shows what guards it, not even to an administrator', async () => {
    for (const testUser of testUserNames) {
      for (const flag of flags) {
        const { text } = await ask(testUser, `users?${flag}`)
        for (const name of secrets) expect(text).not.toContain(`"${name}"`)
      }
      const selected = secrets.map((name) => `select[${name}]=true`).join('&')
      const { text } = await ask(testUser, `users?${selected}&select[sessions]=true`)
      for (const name of secrets) expect(text).not.toContain(`"${name}"`)
    }
  })

  it.each(['editor', 'recruiter', 'sales'] as const)(
    'shows its name and roles to %s, and its address and sessions to its owner',
    async (testUser) => {
      const { body } = await ask(testUser, 'users?sort=name')
      const docs = body.docs as Record<string, unknown>[]
      expect(docs.length).toBe(4)
      for (const user of docs) {
        const isSelf = user.id === testUsers[testUser].user?.id
        expect(user.name).toMatch(/^The /)
        expect(user.roles).toHaveLength(1)
        expect('email' in user, String(user.name)).toBe(isSelf)
        // A list that may not be read comes as an empty one.
        expect((user.sessions as unknown[]).length > 0, String(user.name)).toBe(isSelf)
      }
    },
  )

  it('does not show its address through a relation, a population or a selection', async () => {
    const address = String(testUsers.admin.user?.email)
    for (const path of [
      `consultation-requests/${ids.request}?depth=5`,
      `consultation-requests/${ids.request}?depth=5&populate[users][email]=true`,
      `consultation-requests/versions?depth=5&populate[users][email]=true`,
      'users?select[email]=true',
      'users?sort=name&pagination=false',
    ]) {
      const { status, text } = await ask('sales', path)
      expect([status, text.includes(address)], path).toEqual([200, false])
    }
  })

  it.each([
    'consultation-requests?where[assignee.email][like]=admin',
    'consultation-requests?where[or][0][assignee.email][like]=admin',
    'consultation-requests?where[assignee.hash][exists]=true',
    'consultation-requests?sort=assignee.email',
    'consultation-requests/count?where[assignee.email][like]=admin',
    'consultation-requests/versions?where[version.assignee.email][like]=admin',
    'users?where[email][like]=admin',
    'users?where[resetPasswordToken][exists]=true',
    'users?where[hash][exists]=true',
    'users?where[loginAttempts][greater_than]=0',
    'users?where[sessions.id][exists]=true',
    'users?sort=email',
    'users/count?where[email][like]=admin',
  ])('is not found out about by %s', async (path) => {
    const { status } = await ask('sales', path)
    expect(status).toBe(400)
  })

  it('cannot be given another role by its owner, nor another password by a colleague', async () => {
    const payload = await openPayload()
    const { user, token } = testUsers.sales
    const id = user?.id ?? 0
    const higher = { roles: ['admin', 'sales'], name: 'The sales' }
    await rest('PATCH', `users/${id}`, { token, body: higher })
    expect((await payload.findByID({ collection: 'users', id })).roles).toEqual(['sales'])
    const other = testUsers.recruiter.user?.id
    const body = { password: 'a password of another user' }
    expect((await rest('PATCH', `users/${other}`, { token, body })).status).toBe(403)
    await rest('PATCH', `users?where[id][equals]=${other}`, { token, body })
    await expect(
      payload.login({
        collection: 'users',
        data: { email: 'recruiter@company.example', password: body.password },
      }),
    ).rejects.toThrow()
  })
})

describe('of one’s own', () => {
  it('stores preferences that only their owner reads and writes', async () => {
    const mine = await rest('POST', 'payload-preferences/mine', {
      token: testUsers.sales.token,
      body: { value: { secret: 'only mine' } },
    })
    expect(mine.status).toBe(200)
    expect((await ask('sales', 'payload-preferences/mine')).text).toContain('only mine')
    for (const testUser of ['admin', 'editor', 'anonymous'] as const) {
      for (const path of ['payload-preferences/mine', 'payload-preferences?depth=2']) {
        expect((await ask(testUser, path)).text, testUser).not.toContain('only mine')
      }
    }
  })

  it('rejects taking over a document in the name of another user', async () => {
    const id = await make('payload-locked-documents', ground, { by: testUsers.admin })
    const { token } = testUsers.editor
    const inName = (testUser: TestUserName) => ({
      user: { relationTo: 'users', value: testUsers[testUser].user?.id },
    })
    const take = (body: unknown) => rest('PATCH', `payload-locked-documents/${id}`, { token, body })
    expect((await take(inName('recruiter'))).status).toBe(403)
    expect((await take(inName('editor'))).status).toBe(200)
  })
})
