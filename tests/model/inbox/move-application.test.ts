import { renderEmail } from '@vitrina/content/email/send-email.ts'
import { createJobQueue, declareQueues } from '@vitrina/content/jobs/queue.ts'
import { loadSampleContent } from '@vitrina/content/sample/load.ts'
import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser, type TestUserName } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { submitApplication } from './application.ts'

let testUsers: Record<TestUserName, TestUser>
const queue = createJobQueue()
beforeAll(async () => {
  await loadSampleContent(await openPayload())
  testUsers = await createTestUsers()
  await queue.start()
  await declareQueues(queue)
})
afterAll(() => queue.stop({ graceful: false }))

const email = { subject: 'Shall we talk?', text: 'Dear Maria,\n\nlet us talk.\nSoon.' }

const move = (id: number, body: unknown, by: TestUserName = 'recruiter') =>
  rest('POST', `applications/${id}/move`, { token: testUsers[by].token, body })

const stored = async (id: number) =>
  (await openPayload()).findByID({ collection: 'applications', id, depth: 0 })

async function emailsAbout(reference: string) {
  const payload = await openPayload()
  const { docs } = await payload.find({
    collection: 'emails',
    where: { about: { equals: reference } },
  })
  return docs
}

async function jobsOf(mailId: number | undefined): Promise<number> {
  const database = await executorOf({ payload: await openPayload() })
  const { rows } = await database.execute(
    sql`select count(*)::int as n from jobs.job where (data ->> 'mailId')::int = ${mailId}`,
  )
  return Number(rows[0]?.n)
}

describe('an application is moved to a step', () => {
  it('queues an email to the applicant in the company’s name', async () => {
    const { id, reference } = await submitApplication()
    const answer = await move(id, { from: 'new', to: 'interview', email })
    expect(answer.status, answer.text).toBe(200)
    expect(await stored(id)).toMatchObject({
      status: 'interview',
      changedBy: testUsers.recruiter.user?.id,
    })
    const [queued, ...others] = await emailsAbout(reference)
    const company = await (await openPayload()).findGlobal({ slug: 'company' })
    expect(others).toEqual([])
    expect(queued).toMatchObject({
      to: 'maria@client.example',
      replyTo: 'jobs@stejar.example',
      subject: email.subject,
      template: 'application-step',
      status: 'queued',
    })
    expect(await jobsOf(queued?.id)).toBe(1)
    const { html, text } = await renderEmail(queued?.template ?? '', queued?.data)
    expect(text).toContain('let us talk.\nSoon.')
    expect(text).toContain(reference)
    expect(html).toContain(company.name)
  })

  it('without an email, and none is sent', async () => {
    const { id, reference } = await submitApplication()
    expect((await move(id, { from: 'new', to: 'screening' })).status).toBe(200)
    expect((await stored(id)).status).toBe('screening')
    expect(await emailsAbout(reference)).toEqual([])
  })

  it('once, when two people do so at the same time', async () => {
    const { id, reference } = await submitApplication()
    const answers = await Promise.all(
      ['interview', 'rejected', 'offer'].map((to) => move(id, { from: 'new', to, email })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await emailsAbout(reference)).toHaveLength(1)
  })

  it('not at all, when the email cannot be queued', async () => {
    const payload = await openPayload()
    const database = await executorOf({ payload })
    const { id, reference } = await submitApplication()
    await database.execute(
      sql`alter table emails add constraint none check (subject <> 'Shall we talk?') not valid`,
    )
    try {
      expect((await move(id, { from: 'new', to: 'offer', email })).status).toBeGreaterThanOrEqual(
        400,
      )
    } finally {
      await database.execute(sql`alter table emails drop constraint none`)
    }
    expect((await stored(id)).status).toBe('new')
    expect(await emailsAbout(reference)).toEqual([])
  })

  it('is rejected while another user edits it', async () => {
    const payload = await openPayload()
    const { id } = await submitApplication()
    await payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'applications', value: id },
        user: { relationTo: 'users', value: testUsers.admin.user?.id },
      },
    })
    const answer = await move(id, { from: 'new', to: 'offer', email })
    expect(answer.status).toBe(423)
    expect(answer.text).toContain('A colleague is editing it just now.')
    expect((await stored(id)).status).toBe('new')
  })

  it.each([
    ['editor', 403],
    ['sales', 403],
    ['anonymous', 401],
  ] as const)('not by %s', async (by, status) => {
    const { id, reference } = await submitApplication()
    expect((await move(id, { from: 'new', to: 'offer', email }, by)).status).toBe(status)
    expect((await stored(id)).status).toBe('new')
    expect(await emailsAbout(reference)).toEqual([])
  })

  it.each([
    ['a status that is none', { from: 'new', to: 'promoted' }],
    [
      'an email without a subject',
      { from: 'new', to: 'offer', email: { subject: '\r\n', text: 'x' } },
    ],
    ['an email without a text', { from: 'new', to: 'offer', email: { subject: 'x', text: ' ' } }],
    [
      'too long a subject',
      { from: 'new', to: 'offer', email: { ...email, subject: 'x'.repeat(300) } },
    ],
    ['nothing', undefined],
  ])('not with %s', async (_, body) => {
    const { id } = await submitApplication()
    expect((await move(id, body)).status).toBe(400)
    expect((await stored(id)).status).toBe('new')
  })

  it('with a subject of one line, whatever was sent', async () => {
    const { id, reference } = await submitApplication()
    const subject = 'Hello\r\nBcc: everybody@client.example\u2028x'
    await move(id, { from: 'new', to: 'offer', email: { ...email, subject } })
    const [queued] = await emailsAbout(reference)
    expect(queued?.subject).toBe('Hello Bcc: everybody@client.example x')
  })

  it('with a text without control characters, which the database rejects', async () => {
    const { id, reference } = await submitApplication()
    const text = 'Dear\u0000Maria,\nhello.'
    expect((await move(id, { from: 'new', to: 'offer', email: { ...email, text } })).status).toBe(
      200,
    )
    const [queued] = await emailsAbout(reference)
    expect(queued?.data).toMatchObject({ text: 'Dear Maria,\nhello.' })
  })

  it('and stays there for a mail alone', async () => {
    const { id, reference } = await submitApplication({ status: 'interview' })
    expect((await move(id, { from: 'interview', to: 'interview', email })).status).toBe(200)
    expect((await stored(id)).status).toBe('interview')
    expect(await emailsAbout(reference)).toHaveLength(1)
  })
})

describe('the board', () => {
  it('has every status, counts it, and narrows it', async () => {
    const payload = await openPayload()
    await payload.delete({ collection: 'applications', where: { id: { exists: true } } })
    const { docs } = await payload.find({ collection: 'vacancies', limit: 1 })
    const vacancy = docs[0]
    const first = await submitApplication({ name: 'Ana Rusu', vacancy: vacancy?.id, rating: 4 })
    await submitApplication({
      name: 'Ion',
      status: 'offer',
      assignee: testUsers.recruiter.user?.id,
      spamSigns: ['links'],
      possibleDuplicateOf: first.id,
    })
    const board = async (query = '') => {
      const { token } = testUsers.recruiter
      const { body } = await rest('GET', `applications/board?${query}`, { token })
      const columns = body.columns as { status: string; count: number; cards: { name: string }[] }[]
      return columns.filter(({ count }) => count > 0)
    }
    expect(await board()).toEqual([
      {
        status: 'new',
        count: 1,
        cards: [
          expect.objectContaining({
            ...{ name: 'Ana Rusu', vacancy: vacancy?.title, rating: 4 },
            possibleDuplicate: false,
          }),
        ],
      },
      {
        status: 'offer',
        count: 1,
        cards: [
          expect.objectContaining({
            ...{ name: 'Ion', assignee: 'The recruiter', possibleSpam: true },
            possibleDuplicate: true,
          }),
        ],
      },
    ])
    const names = async (query: string) =>
      (await board(query)).flatMap(({ cards }) => cards.map(({ name }) => name))
    expect(await names('assignee=mine')).toEqual(['Ion'])
    expect(await names('assignee=none')).toEqual(['Ana Rusu'])
    expect(await names('vacancy=none')).toEqual(['Ion'])
    expect(await names(`vacancy=${vacancy?.id}`)).toEqual(['Ana Rusu'])
    expect(await names('name=rus')).toEqual(['Ana Rusu'])
  })

  it('is not for others', async () => {
    for (const by of ['editor', 'sales'] as const) {
      expect((await rest('GET', 'applications/board', { token: testUsers[by].token })).status).toBe(
        403,
      )
    }
    expect((await rest('GET', 'applications/board')).status).toBe(401)
  })
})
