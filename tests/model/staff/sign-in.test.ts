import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientAddressHeader } from '@vitrina/content/http/client-address.ts'
import { issuePasswordLink, tokenOf } from '@vitrina/content/staff/sign-in/password-link.ts'
import { requestSlot } from '@vitrina/content/staff/sign-in/request-slot.ts'
import type { Where } from 'payload'
import { expect, it, vi } from 'vitest'
import { type Answer, rest } from '../access/rest.ts'
import { password, signUp } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'

type Attempt = {
  email: string
  password?: string
  address?: string
  language?: string
  cookie?: string
}

async function signIn({
  email,
  password = 'a wrong password',
  address,
  language,
  cookie,
}: Attempt) {
  const started = performance.now()
  const answer = await rest('POST', 'users/login', {
    body: { email, password },
    headers: {
      ...(address && { [clientAddressHeader]: address }),
      ...(language && { 'Accept-Language': language }),
      ...(cookie && { Cookie: cookie }),
    },
  })
  return { ...answer, took: performance.now() - started }
}

const fail = (times: number, attempt: Attempt) =>
  Promise.all(Array.from({ length: times }, () => signIn(attempt)))

/** A cookie as a browser gives it back. */
const cookieOf = ({ cookies }: Answer, name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0]

it('delays only callers who fail repeatedly at one account', async () => {
  const admin = await signUp('admin', 'ada@company.example')
  const email = 'tried@company.example'
  await signUp('sales', email)
  const [hostile, honest] = ['203.0.113.1', '203.0.113.2']
  const failures = await fail(12, { email, address: hostile })
  expect(failures.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(401),
    ...Array<number>(7).fill(429),
  ])
  const waiting = await signIn({ email, password, address: hostile })
  expect(waiting.status).toBe(429)
  expect(waiting.text).toMatch(/Too many sign-ins have failed: try again in 1[0-5] seconds\./)
  expect((await signIn({ email, password, address: honest })).status).toBe(200)
  expect((await signIn({ email: 'other@company.example', address: hostile })).status).toBe(401)

  const stranger = await signUp('editor', 'editor@company.example')
  const unlock = (token?: string) => rest('POST', 'users/unlock', { token, body: { email } })
  expect((await unlock(stranger.token)).status).toBe(403)
  expect((await signIn({ email, password, address: hostile })).status).toBe(429)
  expect((await unlock(admin.token)).status).toBe(200)
  expect((await signIn({ email, password, address: hostile })).status).toBe(200)
})

it('does not lock an account that many networks try, for a browser that signed in before', async () => {
  const email = 'besieged@company.example'
  await signUp('sales', email)
  const first = await signIn({ email, password, address: '203.0.113.3' })
  const cookie = cookieOf(first, 'vitrina-device')
  expect(first.cookies.find((text) => text.startsWith('vitrina-device='))).toMatch(
    /; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  )
  for (let network = 0; network < 10; network += 1) {
    await fail(3, { email, password: '', address: `198.51.100.${network}` })
  }
  expect((await signIn({ email, password, address: '203.0.113.4' })).status).toBe(429)
  expect((await signIn({ email, password, address: '203.0.113.4', cookie })).status).toBe(200)
  const forged = `${cookie?.slice(0, -4)}AAAA`
  expect((await signIn({ email, password, address: '203.0.113.4', cookie: forged })).status).toBe(
    429,
  )
  const another = 'other@company.example'
  await fail(5, { email: another, address: '203.0.113.5', cookie })
  expect((await signIn({ email: another, address: '203.0.113.5', cookie })).status).toBe(429)
}, 60_000)

it('does not count attempts that ended in an error of its own', async () => {
  const email = 'outage@company.example'
  await signUp('sales', email)
  const payload = await openPayload()
  const attempt = { email, password, address: '203.0.113.60' }
  const outage = vi.spyOn(payload, 'count').mockImplementation(async () => {
    throw new Error('timeout exceeded when trying to connect')
  })
  const statuses: number[] = []
  for (let tries = 0; tries < 8; tries += 1) statuses.push((await signIn(attempt)).status)
  outage.mockRestore()
  expect(statuses).toEqual(Array<number>(8).fill(503))
  expect((await signIn(attempt)).status).toBe(200)
})

it('answers alike and after as long whether or not there is such an account', async () => {
  await signUp('sales', 'known@company.example')
  const took = { known: [] as number[], unknown: [] as number[] }
  const texts = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    for (const name of ['known', 'unknown'] as const) {
      const answer = await signIn({ email: `${name}@company.example`, address: '203.0.113.6' })
      texts.add(`${answer.status} ${answer.text}`)
      took[name].push(answer.took)
    }
  }
  expect([...texts]).toEqual([expect.stringContaining('401 ')])
  expect([...texts][0]).toContain('The email address or the password is wrong.')
  // Both take the same time on purpose; how much more the machine takes says nothing.
  expect(Math.min(...took.known, ...took.unknown)).toBeGreaterThan(740)
  const romanian = await signIn({ email: 'unknown@company.example', language: 'ro' })
  expect(romanian.text).toContain('parola')
})

it('gives its slot to others while a rejected sign-in is delayed', async () => {
  let isReleased = false
  const release = () => {
    isReleased = true
  }
  const answer = await requestSlot.run(release, () => signIn({ email: 'slot@company.example' }))
  expect([answer.status, isReleased]).toEqual([401, true])
})

it('stops a network that tries many accounts, much later, and no other', async () => {
  await signUp('sales', 'honest@company.example')
  const [careless, hostile] = ['203.0.113.7', '203.0.113.8']
  const honest = (address: string) => signIn({ email: 'honest@company.example', password, address })
  const guess = (number: number) =>
    signIn({ email: `no${number}@company.example`, password: '', address: hostile })
  await Promise.all(Array.from({ length: 299 }, (_, number) => guess(number)))
  expect((await honest(hostile)).status).toBe(200)
  await Promise.all(Array.from({ length: 300 }, (_, number) => guess(number)))
  expect((await honest(hostile)).status).toBe(429)
  expect((await honest(careless)).status).toBe(200)
}, 60_000)

it('asks for the current password before the own one is changed, and ends other sessions', async () => {
  const email = 'changing@company.example'
  const { user } = await signUp('sales', email)
  const admin = await signUp('admin', 'resets@company.example')
  const sessions = [await signIn({ email, password }), await signIn({ email, password })]
  const [token = '', other = ''] = sessions.map(({ body }) => String(body.token))
  const next = 'violet anchor sonnet brick'
  const change = (body: object, by = token) =>
    rest('PATCH', `users/${user?.id}`, { token: by, body: { password: next, ...body } })

  expect((await change({})).text).toContain('Give your current password, too.')
  const wrong = await change({ currentPassword: 'not the current one' })
  expect([wrong.status, wrong.text]).toEqual([
    400,
    expect.stringContaining('This is not your current password.'),
  ])
  const bulk = await rest('PATCH', `users?where[id][equals]=${user?.id}`, {
    token,
    body: { password: next },
  })
  expect(bulk.status).toBe(400)
  expect((await signIn({ email, password })).status).toBe(200)

  const changed = await change({ currentPassword: password })
  expect(changed.status).toBe(200)
  expect(changed.text).not.toContain(password)
  expect((await signIn({ email, password: next })).status).toBe(200)
  const signedIn = async (token: string) => (await rest('GET', 'users/me', { token })).body.user
  expect(await signedIn(token)).toBeTruthy()
  expect(await signedIn(other)).toBeNull()
  expect((await change({ password: 'crimson ladder pebble tide' }, admin.token)).status).toBe(403)
})

it('asks for the current password before the own e-mail is changed, and tells the old address', async () => {
  const email = 'moving@company.example'
  const { user, token } = await signUp('sales', email)
  const admin = await signUp('admin', 'mover@company.example')
  const next = 'moved@company.example'
  const change = (body: object, path = `/${user?.id}`, by = token) =>
    rest('PATCH', `users${path}`, { token: by, body })

  for (const path of [`/${user?.id}`, `?where[id][equals]=${user?.id}`]) {
    const answer = await change({ email: next }, path)
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('Give your current password, too.'),
    ])
  }
  expect((await change({ email: next, currentPassword: 'not the one' })).status).toBe(400)
  expect((await change({ email: ` ${email.toUpperCase()}`, name: 'Same' })).status).toBe(200)
  expect((await change({ email: next, currentPassword: password })).status).toBe(200)
  expect((await signIn({ email: next, password })).status).toBe(200)
  const heard = expect.stringMatching(/To: moving@company\.example[\s\S]*has another email address/)
  await expect.poll(sentEmails, { timeout: 10_000 }).toContainEqual(heard)
  expect((await change({ email }, `/${user?.id}`, admin.token)).status).toBe(200)
})

it('answers a forgotten password at once and alike, and writes to those who have an account', async () => {
  await signUp('sales', 'forgetful@company.example')
  const address = '203.0.113.9'
  const ask = async (email: unknown, from = address) => {
    const started = performance.now()
    const headers = { [clientAddressHeader]: from }
    const answer = await rest('POST', 'users/forgot-password', { body: { email }, headers })
    return { ...answer, took: performance.now() - started }
  }
  const [known, unknown] = [await ask('forgetful@company.example'), await ask('no@company.example')]
  expect([known.status, known.text]).toEqual([200, unknown.text])
  expect(Math.abs(known.took - unknown.took)).toBeLessThan(50)
  expect((await ask(1)).status).toBe(400)
  await expect
    .poll(sentEmails, { timeout: 10_000 })
    .toContainEqual(
      expect.stringMatching(/To: forgetful@company\.example[\s\S]*\/admin\/reset\/[\w-]{43}/),
    )
  const flood = await Promise.all(
    Array.from({ length: 20 }, () => ask('forgetful@company.example', '203.0.113.10')),
  )
  expect(flood.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(15).fill(429),
  ])
})

/** Every mail that was sent, as it is in the outbox. */
async function sentEmails(): Promise<string[]> {
  const folder = join(process.env.DATA_DIR ?? '', 'outbox')
  const files = await readdir(folder).catch(() => [])
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  // Without the line breaks of the encoding.
  return emails.map((email) => email.replaceAll('=\n', ''))
}

it('rejects a weak password wherever one is set', async () => {
  const admin = await signUp('admin', 'boss@company.example')
  const same = await rest('PATCH', `users/${admin.user?.id}`, {
    token: admin.token,
    body: { password: 'aaaaaaaaaaaaaaaa' },
  })
  expect(same.text).toContain('repeats a few characters')
  const payload = await openPayload()
  const token = tokenOf(await issuePasswordLink({ payload }, admin.user?.id ?? 0, 1))
  const reset = await rest('POST', 'users/reset-password', { body: { token, password: 'short' } })
  expect(reset.status).toBe(400)
})

it('keeps one administrator', async () => {
  const payload = await openPayload()
  const where: Where = { roles: { in: ['admin'] } }
  const { docs } = await payload.find({ collection: 'users', where })
  const [last, ...others] = docs
  const change = (id = 0, data: object) => payload.update({ collection: 'users', id, data })
  for (const { id } of others) await change(id, { status: 'deactivated' })
  for (const data of [{ roles: ['editor'] }, { status: 'deactivated' }]) {
    await expect(change(last?.id, data)).rejects.toThrow(/last administrator/)
  }
  await change(last?.id, { name: 'Still the administrator', roles: ['editor', 'admin'] })

  // Of two, each ends the other's role at the same moment.
  await change(others[0]?.id, { status: 'active' })
  const both = [last, others[0]].map((each) => change(each?.id, { roles: ['editor'] }))
  const results = await Promise.allSettled(both)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
