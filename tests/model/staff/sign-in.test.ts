import { clientAddressHeader } from '@vitrina/content/staff/client-address.ts'
import { expect, it } from 'vitest'
import { password, signUp } from '../access/actors.ts'
import { rest } from '../access/rest.ts'
import { openPayload } from '../payload.ts'

type Attempt = { email: string; password?: string; address?: string; language?: string }

async function signIn({ email, password = 'a wrong password', address, language }: Attempt) {
  const started = performance.now()
  const answer = await rest('POST', 'users/login', {
    body: { email, password },
    headers: {
      ...(address && { [clientAddressHeader]: address }),
      ...(language && { 'Accept-Language': language }),
    },
  })
  return { ...answer, took: performance.now() - started }
}

/** Payload may forget a lock that several failures make in the same moment; the next one mends it. */
async function failTenTimes(email: string): Promise<void> {
  await Promise.all(Array.from({ length: 9 }, () => signIn({ email })))
  await signIn({ email })
}

it('locks an account after ten failures, until an administrator opens it or the time is over', async () => {
  const admin = await signUp('admin', 'ada@company.example')
  const email = 'locked@company.example'
  await signUp('sales', email)
  await failTenTimes(email)
  expect((await signIn({ email, password })).status).toBe(401)
  const payload = await openPayload()
  const where = { email: { equals: email } }
  const { docs } = await payload.db.find<{ lockUntil: string }>({ collection: 'users', where })
  const lockedFor = new Date(docs[0]?.lockUntil ?? 0).getTime() - Date.now()
  expect(Math.round(lockedFor / 60_000)).toBe(15)

  const stranger = await signUp('editor', 'editor@company.example')
  const unlock = (token?: string) => rest('POST', 'users/unlock', { token, body: { email } })
  expect((await unlock(stranger.token)).status).toBe(403)
  expect((await signIn({ email, password })).status).toBe(401)
  expect((await unlock(admin.token)).status).toBe(200)
  expect((await signIn({ email, password })).status).toBe(200)

  const lockFor = (time: number) => {
    const data = { lockUntil: new Date(Date.now() + time).toISOString() }
    return payload.db.updateMany({ collection: 'users', where, data })
  }
  await lockFor(1_000_000)
  expect((await signIn({ email, password })).status).toBe(401)
  await lockFor(-1)
  expect((await signIn({ email, password })).status).toBe(200)
})

it('answers alike whether the account exists, is locked or the password is wrong', async () => {
  await signUp('sales', 'known@company.example')
  await signUp('sales', 'closed@company.example')
  await failTenTimes('closed@company.example')
  const answers = []
  for (const name of ['known', 'closed', 'unknown']) {
    answers.push(await signIn({ email: `${name}@company.example` }))
  }
  const [first] = answers
  expect(first?.text).toContain('The e-mail or the password is wrong, or the account is locked')
  for (const { status, text, took } of answers) {
    expect([status, text]).toEqual([401, first?.text])
    expect(took).toBeGreaterThan(740)
  }
  const romanian = await signIn({ email: 'unknown@company.example', language: 'ro' })
  expect(romanian.text).toContain('parola')
})

it('stops an address that tries many accounts, and no other', async () => {
  await signUp('sales', 'honest@company.example')
  const guess = (address: string) => signIn({ email: 'no@company.example', address })
  const guesses = (count: number, address: string) =>
    Promise.all(Array.from({ length: count }, () => guess(address)))
  const honest = (address: string) => signIn({ email: 'honest@company.example', password, address })

  const [careless, hostile] = ['203.0.113.7', '203.0.113.8']
  await guesses(29, careless)
  expect((await honest(careless)).status).toBe(200)
  expect((await honest(careless)).status).toBe(200)
  await guesses(30, hostile)
  const refused = await honest(hostile)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('Too many sign-ins have failed: try again in ten minutes.')
  expect((await honest(careless)).status).toBe(200)
  expect((await guess(careless)).status).toBe(401)
  expect((await guess(careless)).status).toBe(429)
})

it('refuses a weak password wherever one is set', async () => {
  const admin = await signUp('admin', 'boss@company.example')
  const weak = { name: 'New', email: 'new@company.example', role: 'sales', password: 'too short' }
  const created = await rest('POST', 'users', { token: admin.token, body: weak })
  expect(created.status).toBe(400)
  expect(created.text).toContain('use at least 12 characters')
  const same = await rest('PATCH', `users/${admin.user?.id}`, {
    token: admin.token,
    body: { password: 'aaaaaaaaaaaaaaaa' },
  })
  expect(same.text).toContain('repeats a few characters')
  const payload = await openPayload()
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: 'boss@company.example' },
    disableEmail: true,
  })
  const reset = await rest('POST', 'users/reset-password', { body: { token, password: 'short' } })
  expect(reset.status).toBe(400)
})

it('keeps one administrator', async () => {
  const payload = await openPayload()
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })
  const [last, ...others] = docs
  for (const { id } of others) await payload.delete({ collection: 'users', id })
  const id = last?.id ?? 0
  const refusal = /last administrator/
  await expect(payload.delete({ collection: 'users', id })).rejects.toThrow(refusal)
  await expect(
    payload.update({ collection: 'users', id, data: { role: 'editor' } }),
  ).rejects.toThrow(refusal)
  await payload.update({ collection: 'users', id, data: { name: 'Still the administrator' } })
})
