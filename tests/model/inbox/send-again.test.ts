import { createJobQueue, declareQueues } from '@vitrina/content/jobs/queue.ts'
import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser, type TestUserName } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { sendEmail } from '../send-email.ts'

let testUsers: Record<TestUserName, TestUser>
const queue = createJobQueue()
beforeAll(async () => {
  testUsers = await createTestUsers()
  await queue.start()
  await declareQueues(queue)
})
afterAll(() => queue.stop({ graceful: false }))

async function mail(status: 'failed' | 'queued' | 'sent') {
  const payload = await openPayload()
  return payload.create({
    collection: 'emails',
    data: {
      to: 'maria@client.example',
      subject: 'Hello',
      template: 'application-step',
      data: {
        subject: 'Hello',
        text: 'Hello.',
        reference: 'A-1',
        company: { name: 'Stejar', phone: '1', email: 'a@b.example', siteUrl: 'http://localhost' },
      },
      messageId: `<${crypto.randomUUID()}@localhost>`,
      status,
      attempts: 56,
      lastError: 'mailbox busy',
    },
  })
}

const sendAgain = (id: number, by: TestUserName) =>
  rest('POST', `emails/${id}/send-again`, { token: testUsers[by].token })

async function jobsOf(id: number): Promise<{ mailId: number }[]> {
  const database = await executorOf({ payload: await openPayload() })
  const { rows } = await database.execute(
    sql`select data from jobs.job where (data ->> 'mailId')::int = ${id}`,
  )
  return rows.map(({ data }) => data as { mailId: number })
}

it('a failed email is sent again once, however often that is requested', async () => {
  const payload = await openPayload()
  const { id } = await mail('failed')
  const answers = await Promise.all([sendAgain(id, 'admin'), sendAgain(id, 'admin')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await payload.findByID({ collection: 'emails', id })).toMatchObject({ status: 'queued' })
  const jobs = await jobsOf(id)
  expect(jobs).toHaveLength(1)

  const sent: string[] = []
  const transport = {
    send: async ({ to }: { to: string }) => void sent.push(to),
    close: () => {},
  }
  await sendEmail(payload, transport, { data: { mailId: id } })
  expect(sent).toEqual(['maria@client.example'])
  expect((await payload.findByID({ collection: 'emails', id })).status).toBe('sent')
})

it.each(['queued', 'sent'] as const)('an email that is %s is not changed', async (status) => {
  const { id } = await mail(status)
  expect((await sendAgain(id, 'admin')).status).toBe(409)
  expect(await jobsOf(id)).toEqual([])
})

it.each([
  ['recruiter', 403],
  ['sales', 403],
  ['editor', 403],
  ['anonymous', 401],
] as const)('not by %s', async (by, status) => {
  const { id } = await mail('failed')
  expect((await sendAgain(id, by)).status).toBe(status)
  expect(await jobsOf(id)).toEqual([])
})
