import { beforeAll, describe, expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { createTestUsers, type TestUser, type TestUserName } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'
import { submitApplication } from './application.ts'

let testUsers: Record<TestUserName, TestUser>
beforeAll(async () => {
  testUsers = await createTestUsers()
})

const assign = (id: number, body: object) =>
  rest('PATCH', `applications/${id}?depth=0`, { token: testUsers.recruiter.token, body })

describe('the assignee', () => {
  it('is a member of staff whose role may read the inbox', async () => {
    const { id } = await submitApplication()
    for (const role of ['admin', 'recruiter'] as const) {
      expect((await assign(id, { assignee: testUsers[role].user?.id })).status, role).toBe(200)
    }
    for (const role of ['editor', 'sales'] as const) {
      expect((await assign(id, { assignee: testUsers[role].user?.id })).status, role).toBe(400)
    }
  })

  it('stays when their role has changed since, so that the rest can be saved', async () => {
    const payload = await openPayload()
    const { id } = await submitApplication()
    const assignee = await payload.create({
      collection: 'users',
      data: {
        email: 'was-recruiter@company.example',
        password: 'a password of these tests',
        name: 'Was recruiter',
        roles: ['recruiter'],
      },
    })
    expect((await assign(id, { assignee: assignee.id })).status).toBe(200)
    await payload.update({ collection: 'users', id: assignee.id, data: { roles: ['editor'] } })
    const answer = await assign(id, { assignee: assignee.id, status: 'screening' })
    expect(answer.status, answer.text).toBe(200)
    const other = await submitApplication()
    expect((await assign(other.id, { assignee: assignee.id })).status).toBe(400)
  })
})
