import { invitationState } from '@vitrina/content/staff/invitations.ts'
import { tokenOf } from '@vitrina/content/staff/sign-in/password-link.ts'
import { query } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { password, signUp, type TestUser } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'

let admin: TestUser
beforeAll(async () => {
  admin = await signUp('admin', 'ada@company.example')
})

const post = (path: string, body: object, token = admin.token) =>
  rest('POST', `users/${path}`, { token, body })

async function invite(email: string, more: object = {}): Promise<number> {
  const person = { name: 'Ana Rusu', email, roles: ['editor', 'sales'], language: 'ro', ...more }
  const { status, body, text } = await post('invite', person)
  expect(status, text).toBe(200)
  return body.id as number
}

/** The tokens in the emails to an address, the latest first. */
async function tokensTo(to: string): Promise<string[]> {
  const payload = await openPayload()
  const where = { to: { equals: to } }
  const { docs } = await payload.find({ collection: 'emails', where, sort: '-id' })
  return docs.map(({ data }) => tokenOf((data as { nonce: string }).nonce))
}

const account = async (id: number) =>
  (await openPayload()).findByID({ collection: 'users', id, disableErrors: true })
const accept = (token = '', own = password) =>
  rest('POST', 'users/reset-password', { body: { token, password: own } })
const stateOf = async (token = '') => invitationState(await openPayload(), token)

it('invites a person in their language, who sets the password once and is signed in', async () => {
  const email = 'ana@company.example'
  const id = await invite(email)
  expect(await account(id)).toMatchObject({ status: 'invited', roles: ['editor', 'sales'] })
  expect((await post('login', { email, password })).status).toBe(401)

  const payload = await openPayload()
  const { docs } = await payload.find({ collection: 'emails', where: { to: { equals: email } } })
  expect(docs[0]).toMatchObject({ template: 'staff-invitation', status: 'queued' })
  expect(docs[0]?.subject).toMatch(/^Contul dumneavoastră/)
  const [token] = await tokensTo(email)
  const [stored] = await query(
    { payload },
    sql`select row_to_json(users)::text || row_to_json(emails)::text as text
      from users, emails where users.id = ${id} and emails."to" = ${email}`,
  )
  expect(stored?.text).not.toContain(token)

  expect((await accept(token, 'short')).text).toContain('12')
  expect(await stateOf(token)).toBe('open')
  const both = await Promise.all([accept(token), accept(token, 'violet anchor sonnet brick')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await account(id)).toMatchObject({ status: 'active' })
  const mine = both.find(({ status }) => status === 200)?.body.token as string
  expect((await rest('GET', 'users/me', { token: mine })).body.user).toMatchObject({ id })
  expect(await stateOf(token)).toBe('used')
  expect((await post(`${id}/invite`, {})).status).toBe(409)
  expect((await post(`${id}/withdraw`, {})).status).toBe(409)
})

it('makes earlier links useless when an invitation is sent again, withdrawn or has expired', async () => {
  const email = 'ion@company.example'
  const id = await invite(email)
  expect((await post(`${id}/invite`, {})).status).toBe(200)
  const [latest, first] = await tokensTo(email)
  expect([await stateOf(latest), await stateOf(first)]).toEqual(['open', 'unknown'])
  const refused = await accept(first)
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('no longer valid')])

  const payload = await openPayload()
  await query(
    { payload },
    sql`update users set reset_password_expiration = now() - interval '1 second' where id = ${id}`,
  )
  expect(await stateOf(latest)).toBe('over')
  expect((await accept(latest)).status).toBe(403)

  expect((await post(`${id}/invite`, {})).status).toBe(200)
  const [again] = await tokensTo(email)
  expect((await post(`${id}/withdraw`, {})).status).toBe(200)
  expect([await stateOf(again), await account(id)]).toEqual(['unknown', null])
  expect((await accept(again)).status).toBe(403)
})

it('lets only administrators invite, and says what is wrong with an invitation', async () => {
  const { token } = await signUp('editor+recruiter', 'both@company.example')
  const person = { name: 'B', email: 'b@company.example', roles: ['editor'], language: 'en' }
  for (const by of [token, '']) expect((await post('invite', person, by)).status).toBe(403)
  for (const wrong of [{ roles: ['king'] }, { roles: [] }, { email: 'no' }, { name: ' ' }]) {
    const { status, text } = await post('invite', { ...person, ...wrong })
    expect([status, text]).toEqual([400, expect.stringContaining('Give a name, an email')])
  }
  const taken = await post('invite', { ...person, email: 'Both@company.example' })
  expect([taken.status, taken.text]).toEqual([
    409,
    expect.stringContaining('belongs to an account'),
  ])
  const created = await post('', { ...person, password })
  expect(created.status).toBe(403)
  const id = await invite('c@company.example')
  for (const path of [`${id}/invite`, `${id}/withdraw`]) {
    expect((await post(path, {}, token)).status).toBe(403)
  }
  const patch = (status: string) =>
    rest('PATCH', `users/${id}`, { token: admin.token, body: { status } })
  expect((await patch('active')).status).toBe(409)
  expect((await patch('deactivated')).status).toBe(409)
})

it('ends the sessions of a deactivated account at once, and keeps what it did readable', async () => {
  const email = 'leaving@company.example'
  const { user, token } = await signUp('recruiter+sales', email)
  const id = user?.id ?? 0
  const set = (data: object) => rest('PATCH', `users/${id}`, { token: admin.token, body: data })
  const list = (by = token) => rest('GET', 'applications', { token: by })
  expect((await list()).status).toBe(200)
  expect((await set({ status: 'deactivated' })).status).toBe(200)
  expect((await list()).status).toBe(403)
  const refused = await post('login', { email, password })
  expect([refused.status, refused.text]).toEqual([
    403,
    expect.stringContaining('This account is deactivated'),
  ])
  expect((await post('forgot-password', { email }, '')).status).toBe(200)
  expect((await rest('DELETE', `users/${id}`, { token: admin.token })).status).toBe(403)
  const colleague = await signUp('editor', 'stays@company.example')
  const read = await rest('GET', `users/${id}`, { token: colleague.token })
  expect(read.body).toMatchObject({ name: user?.name, status: 'deactivated' })

  // A session that survived, such as one renewed at that moment, gives no access.
  const payload = await openPayload()
  await query({ payload }, sql`update users set status = 'active' where id = ${id}`)
  const survivor = (await post('login', { email, password })).body.token as string
  await query({ payload }, sql`update users set status = 'deactivated' where id = ${id}`)
  expect((await list(survivor)).status).toBe(403)
  expect((await rest('GET', 'users', { token: survivor })).status).toBe(403)

  expect((await set({ status: 'active' })).status).toBe(200)
  expect((await post('login', { email, password })).status).toBe(200)
})
