import { readHistory } from '@vitrina/content/inbox/history.ts'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestUsers, type TestUser, type TestUserName } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { submitApplication } from './application.ts'

let testUsers: Record<TestUserName, TestUser>
beforeAll(async () => {
  testUsers = await createTestUsers()
})

const requestOf = async (by: TestUserName): Promise<PayloadRequest> =>
  createLocalReq({ user: testUsers[by].user }, await openPayload())

async function change(id: number, data: object, by: TestUserName = 'recruiter'): Promise<void> {
  const payload = await openPayload()
  const { user } = testUsers[by]
  await payload.update({ collection: 'applications', id, data, user, depth: 0 })
}

const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind)

describe('the history of an application', () => {
  it('tells who has changed what, the newest first', async () => {
    const payload = await openPayload()
    const { id, reference } = await submitApplication()
    await change(id, { assignee: testUsers.recruiter.user?.id })
    await change(id, { status: 'screening', rating: 4 })
    await change(id, { notes: [{ text: 'Good.' }] }, 'admin')
    await change(id, { coverLetter: 'Newer.', sentAgainAt: new Date().toISOString() }, 'anonymous')
    await change(id, { assignee: null, rating: null })
    await change(id, { notes: [] }, 'admin')
    await payload.create({
      collection: 'emails',
      data: {
        ...{ to: 'maria@client.example', subject: 'Hello', about: reference, status: 'failed' },
        ...{ template: 'application-step', data: {}, messageId: crypto.randomUUID(), attempts: 9 },
      },
    })
    const events = await readHistory(await requestOf('recruiter'), 'applications', id)
    expect(events.map(({ at: _, ...event }) => event)).toEqual([
      { kind: 'email', to: 'maria@client.example', subject: 'Hello', status: 'failed' },
      { kind: 'note-removed', by: 'The admin' },
      { kind: 'rating', to: undefined, by: 'The recruiter' },
      { kind: 'assignee', to: undefined, by: 'The recruiter' },
      { kind: 'sent-again', by: undefined },
      { kind: 'note', text: 'Good.', by: 'The admin' },
      { kind: 'rating', to: 4, by: 'The recruiter' },
      { kind: 'status', from: 'new', to: 'screening', by: 'The recruiter' },
      { kind: 'assignee', to: 'The recruiter', by: 'The recruiter' },
      { kind: 'received' },
    ])
  })

  it('is not shown to users who may not read it', async () => {
    const { id } = await submitApplication()
    for (const by of ['sales', 'editor', 'anonymous'] as const) {
      expect(await readHistory(await requestOf(by), 'applications', id)).toEqual([])
    }
  })

  it('is read quickly when it is long', async () => {
    const { id } = await submitApplication()
    for (let turn = 0; turn < 100; turn++) {
      await change(id, { status: turn % 2 ? 'screening' : 'interview' })
    }
    const req = await requestOf('recruiter')
    const start = performance.now()
    const events = await readHistory(req, 'applications', id)
    expect(performance.now() - start).toBeLessThan(1_000)
    expect(kinds(events).filter((kind) => kind === 'status')).toHaveLength(100)
  }, 60_000)
})

it('the history of a request tells how its appointment was made, moved and cancelled', async () => {
  const payload = await openPayload()
  const collection = 'consultation-requests'
  const { id } = await payload.create({
    collection,
    data: {
      reference: crypto.randomUUID(),
      name: 'Ion',
      email: 'ion@client.example',
      idempotencyKey: crypto.randomUUID(),
      message: 'Hello.',
      status: 'new',
      appointment: { startsAt: '2027-03-02T09:00:00.000Z' },
    },
  })
  const set = (appointment: object) => payload.update({ collection, id, data: { appointment } })
  await set({ startsAt: '2027-03-03T09:00:00.000Z', sequence: 1 })
  await set({ startsAt: '2027-03-03T09:00:00.000Z', remindedAt: '2027-03-02T09:00:00.000Z' })
  await set({ startsAt: '2027-03-03T09:00:00.000Z', cancelledAt: '2027-03-02T10:00:00.000Z' })
  const events = await readHistory(await requestOf('sales'), collection, id)
  expect(events.map(({ at: _, by: __, ...event }) => event)).toMatchObject([
    { kind: 'appointment-cancelled' },
    { kind: 'appointment-moved', startsAt: '2027-03-03T09:00:00.000Z' },
    { kind: 'appointment', startsAt: '2027-03-02T09:00:00.000Z' },
    { kind: 'received' },
  ])
})
