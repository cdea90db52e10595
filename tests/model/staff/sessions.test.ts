import type { User } from '@vitrina/content/payload-types.ts'
import type { Session } from '@vitrina/content/staff/sessions.ts'
import { expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { password, signUp } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function signIn(email: string, userAgent: string): Promise<string> {
  const headers = { 'User-Agent': userAgent }
  const { body } = await rest('POST', 'users/login', { body: { email, password }, headers })
  return body.token as string
}

async function sessions(token: string, end?: object): Promise<Session[]> {
  const { status, body } = await rest(end ? 'POST' : 'GET', 'users/sessions', { token, body: end })
  expect(status).toBe(200)
  return body.sessions as Session[]
}

const devices = (list: Session[]) => list.map(({ device, isCurrent }) => [device, isCurrent])
const isSignedIn = async (token: string) =>
  Boolean((await rest('GET', 'users/me', { token })).body.user)

it('shows the own sessions with their devices, and ends one or all others', async () => {
  const email = 'ana@company.example'
  await signUp('sales', email)
  const desk = await signIn(email, firefox)
  const phone = await signIn(email, iphone)
  const before = await sessions(desk)
  expect(devices(before).sort()).toEqual([
    [null, false],
    ['Firefox, Windows', true],
    ['Safari, iPhone', false],
  ])
  expect(before.every(({ createdAt }) => Date.now() - Date.parse(createdAt) < 60_000)).toBe(true)
  expect(before.every((each) => each.lastUsedAt >= each.createdAt.slice(0, 19))).toBe(true)

  const id = before.find(({ device }) => device === 'Safari, iPhone')?.id
  const stranger = await signUp('editor', 'stranger@company.example')
  await sessions(stranger.token ?? '', { id })
  expect(await isSignedIn(phone)).toBe(true)
  expect(await sessions(desk, { id })).toHaveLength(2)
  expect(await isSignedIn(phone)).toBe(false)
  expect(devices(await sessions(desk, {}))).toEqual([['Firefox, Windows', true]])
  expect(await isSignedIn(desk)).toBe(true)
  expect((await rest('GET', 'users/sessions')).status).toBe(401)
})

it('leaves no session behind when a password is only checked', async () => {
  const email = 'moving@company.example'
  const { user } = await signUp('sales', email)
  const token = await signIn(email, firefox)
  const body = { email: 'moved@company.example', currentPassword: password }
  expect((await rest('PATCH', `users/${user?.id}`, { token, body })).status).toBe(200)
  expect(await sessions(token)).toHaveLength(2)
})

it('lets an administrator end all sessions of someone', async () => {
  const admin = await signUp('admin', 'ada@company.example')
  const { user, token = '' } = await signUp('sales', 'ion@company.example')
  const end = (by?: string) =>
    rest('POST', `users/${user?.id}/end-sessions`, { token: by, body: {} })
  expect((await end(token)).status).toBe(403)
  expect(await isSignedIn(token)).toBe(true)
  expect((await end(admin.token)).status).toBe(200)
  expect(await isSignedIn(token)).toBe(false)
})

it('stores a session without undoing what was changed since the sign-in began', async () => {
  const email = 'slow@company.example'
  const id = (await signUp('editor', email)).user?.id ?? 0
  const payload = await openPayload()
  const asRead = await payload.db.findOne<User>({
    ...{ collection: 'users', where: { email: { equals: email } } },
  })
  await payload.update({
    collection: 'users',
    id,
    data: { status: 'deactivated', password: 'A new one of this test' },
  })
  const session = {
    id: crypto.randomUUID(),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
  }
  // As Payload does at the end of a sign-in.
  await payload.db.updateOne({
    ...{ collection: 'users', id, returning: false },
    data: { ...asRead, sessions: [session], updatedAt: null },
  })
  const now = await payload.db.findOne<User>({
    ...{ collection: 'users', where: { id: { equals: id } } },
  })
  expect(now).toMatchObject({ status: 'deactivated', sessions: [{ id: session.id }] })
  expect(now?.hash).not.toBe(asRead?.hash)
  expect(now?.roles).toEqual(['editor'])
})
