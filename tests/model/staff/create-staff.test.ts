import type { Role } from '@vitrina/content/staff/access.ts'
import {
  createFirstAdministrator,
  createStaff,
  madeOnThisMachineHeader,
} from '@vitrina/content/staff/create-staff.ts'
import { expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { openPayload } from '../payload.ts'

const password = 'a password of these tests'
const first = { ADMIN_EMAIL: 'Ada@company.example', ADMIN_PASSWORD: password }

async function staff() {
  const { docs } = await (await openPayload()).find({ collection: 'users', sort: 'id' })
  return docs.map(({ email, roles, name }) => [email, roles?.join(), name])
}

it('tells a stranger in a sentence why the first account cannot be made from afar', async () => {
  const body = { email: 'stranger@elsewhere.example', password, name: 'Stranger', roles: ['admin'] }
  for (const made of ['no', undefined]) {
    const headers = made ? { [madeOnThisMachineHeader]: made } : undefined
    const answer = await rest('POST', 'users/first-register', { body, headers })
    expect(answer.status).toBe(403)
    expect(answer.body.errors).toEqual([
      {
        message:
          'The first account can only be made on the machine that runs the admin: open it there at localhost, or start with ADMIN_EMAIL and ADMIN_PASSWORD set.',
      },
    ])
  }
  expect(await staff()).toEqual([])
})

it('makes the first administrator when there is no staff yet, and only then', async () => {
  const payload = await openPayload()
  expect(await createFirstAdministrator(payload, {})).toBe(false)
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = first
  for (const half of [{ ADMIN_EMAIL }, { ADMIN_PASSWORD }]) {
    await expect(createFirstAdministrator(payload, half)).rejects.toThrow('Give both')
  }
  const weak = { ADMIN_EMAIL, ADMIN_PASSWORD: 'short' }
  await expect(createFirstAdministrator(payload, weak)).rejects.toThrow('at least 12 characters')
  expect(await staff()).toEqual([])
  expect(await createFirstAdministrator(payload, first)).toBe(true)
  expect(await createFirstAdministrator(payload, first)).toBe(false)
  expect(await createFirstAdministrator(payload, { ADMIN_PASSWORD })).toBe(false)
  expect(await staff()).toEqual([['ada@company.example', 'admin', 'ada']])
  await payload.login({ collection: 'users', data: { email: 'ada@company.example', password } })
})

it('makes an account with roles and says what is wrong with one it cannot make', async () => {
  const payload = await openPayload()
  const roles: Role[] = ['editor', 'sales']
  const ion = { email: 'ion@company.example', password, roles, name: ' Ion Rusu ' }
  await createStaff(payload, ion)
  expect((await staff()).at(-1)).toEqual(['ion@company.example', 'editor,sales', 'Ion Rusu'])
  const creating = (more: Partial<typeof ion>) => expect(createStaff(payload, { ...ion, ...more }))
  await creating({ email: 'ION@company.example' }).rejects.toThrow(
    'ion@company.example belongs to Ion Rusu (editor, sales) already',
  )
  await creating({ email: 'invalid' }).rejects.toThrow('“invalid” is not an email address')
  await creating({ email: 'new@company.example', roles: ['king' as Role] }).rejects.toThrow(
    'There is no role “king”',
  )
  await creating({ email: 'new@company.example', password: 'abababababab' }).rejects.toThrow(
    'repeats a few characters',
  )
  expect(await staff()).toHaveLength(2)
})
