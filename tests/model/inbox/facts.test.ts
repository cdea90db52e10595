import type { Application, ConsultationRequest } from '@vitrina/content/payload-types.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { createTestUsers, signUp, type TestUser } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'

let admin: TestUser
beforeAll(async () => {
  admin = (await createTestUsers()).admin
})

const person = () => ({
  reference: crypto.randomUUID(),
  name: 'Maria',
  email: 'maria@client.example',
  phone: '+373 22 000 001',
  idempotencyKey: crypto.randomUUID() as string,
  status: 'new' as const,
  consent: { text: 'Store it.', version: '1', givenAt: '2026-01-01T00:00:00.000Z' },
  source: { page: '/careers', referrer: 'https://somewhere.example', campaign: 'spring' },
  spamSigns: ['links' as const],
})

async function application(): Promise<Application> {
  const payload = await openPayload()
  return payload.create({
    collection: 'applications',
    data: {
      ...person(),
      applicantKey: crypto.randomUUID(),
      coverLetter: 'I would like to.',
      links: ['https://maria.example'],
      answers: [{ question: 'Why?', answer: 'Because.' }],
    },
    depth: 0,
  })
}

async function consultation(): Promise<ConsultationRequest> {
  const payload = await openPayload()
  return payload.create({
    collection: 'consultation-requests',
    data: {
      ...person(),
      message: 'We need an app.',
      company: 'Client',
      budget: 'small',
      appointment: {
        startsAt: '2026-03-02T09:00:00.000Z',
        endsAt: '2026-03-02T09:30:00.000Z',
        blockedUntil: '2026-03-02T09:40:00.000Z',
        sequence: 1,
      },
    },
    depth: 0,
  })
}

const invented = {
  name: 'Another name',
  email: 'else@client.example',
  phone: '1',
  reference: 'X',
  idempotencyKey: 'X',
  consent: { text: 'Anything.', version: '9', givenAt: '2020-01-01T00:00:00.000Z' },
  source: { page: '/', referrer: 'x', campaign: 'x' },
  spamSigns: [],
  erasureAnnouncedAt: '2020-01-01T00:00:00.000Z',
  changedBy: null,
}

/** What is not the visitor's and may change. */
const ours = ['updatedAt', 'changedBy', 'status', 'notes']

const withoutOurs = (document: object) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !ours.includes(name)))

const stored = async (collection: 'applications' | 'consultation-requests', id: number) =>
  (await openPayload()).findByID({ collection, id, depth: 0, showHiddenFields: true })

describe('what a visitor has sent', () => {
  it('cannot be changed in an application by any user, while the status can', async () => {
    const { id } = await application()
    const before = await stored('applications', id)
    const answer = await rest('PATCH', `applications/${id}?depth=0`, {
      token: admin.token,
      body: {
        ...invented,
        status: 'screening',
        coverLetter: 'Something else.',
        links: [],
        answers: [],
        vacancy: null,
        applicantKey: 'X',
        contentHash: 'X',
        sentAgainAt: '2020-01-01T00:00:00.000Z',
        possibleDuplicateOf: id,
      },
    })
    expect(answer.status, answer.text).toBe(200)
    const after = await stored('applications', id)
    expect(after).toMatchObject({ status: 'screening', changedBy: admin.user?.id })
    expect(withoutOurs(after)).toEqual(withoutOurs(before))
  })

  it('is not changed in a consultation request either', async () => {
    const { id } = await consultation()
    const before = await stored('consultation-requests', id)
    const answer = await rest('PATCH', `consultation-requests/${id}?depth=0`, {
      token: admin.token,
      body: {
        ...invented,
        status: 'in-contact',
        message: 'Something else.',
        company: 'Other',
        budget: 'large',
        services: [],
        attachments: [],
        appointment: {
          startsAt: '2027-03-02T09:00:00.000Z',
          endsAt: null,
          blockedUntil: null,
          cancelledAt: '2026-01-01T00:00:00.000Z',
          timeZone: 'UTC',
          consultant: null,
          sequence: 7,
          remindedAt: '2026-01-01T00:00:00.000Z',
        },
      },
    })
    expect(answer.status, answer.text).toBe(200)
    const after = await stored('consultation-requests', id)
    expect(after.status).toBe('in-contact')
    expect(withoutOurs(after)).toEqual(withoutOurs(before))
  })

  it('stays as it is when an older version is restored', async () => {
    const payload = await openPayload()
    const { id } = await application()
    await payload.update({ collection: 'applications', id, data: { coverLetter: 'Newer.' } })
    const { docs } = await payload.findVersions({
      collection: 'applications',
      where: { parent: { equals: id } },
      sort: 'id',
    })
    const answer = await rest('POST', `applications/versions/${docs[0]?.id}`, {
      token: admin.token,
    })
    expect(answer.status, answer.text).toBe(200)
    expect(await stored('applications', id)).toMatchObject({ coverLetter: 'Newer.' })
  })

  it('is written by the intake itself, as before', async () => {
    const payload = await openPayload()
    const { id } = await application()
    await payload.update({
      collection: 'applications',
      id,
      data: { coverLetter: 'Sent again.', sentAgainAt: '2026-01-02T00:00:00.000Z' },
    })
    expect(await stored('applications', id)).toMatchObject({
      coverLetter: 'Sent again.',
      changedBy: null,
    })
  })
})

describe('a note among colleagues', () => {
  it('is signed and dated by the model, whatever is sent', async () => {
    const { id } = await application()
    const note = { text: 'Good.', author: null, writtenAt: '2020-01-01T00:00:00.000Z' }
    const answer = await rest('PATCH', `applications/${id}?depth=0`, {
      token: admin.token,
      body: { notes: [note] },
    })
    expect(answer.status, answer.text).toBe(200)
    const [written] = (await stored('applications', id)).notes ?? []
    expect(written).toMatchObject({ text: 'Good.', author: admin.user?.id })
    expect(Date.now() - Date.parse(written?.writtenAt ?? '')).toBeLessThan(60_000)

    await rest('PATCH', `applications/${id}?depth=0`, {
      token: admin.token,
      body: {
        notes: [{ ...written, text: 'Very good.', author: null, writtenAt: note.writtenAt }],
      },
    })
    const [changed] = (await stored('applications', id)).notes ?? []
    expect(changed).toEqual({ ...written, text: 'Very good.' })
  })

  describe('belongs to its author:', () => {
    let id: number
    let written: NonNullable<Application['notes']>[number]
    let recruiter: TestUser

    beforeAll(async () => {
      recruiter = await signUp('recruiter', 'notes@company.example')
    })
    beforeEach(async () => {
      id = (await application()).id
      await change(admin, [{ text: 'Good.' }])
      written = (await notes())[0] as typeof written
    })

    const notes = async () => (await stored('applications', id)).notes ?? []
    const change = async (
      { token }: TestUser,
      given: object[],
      path = `applications/${id}`,
      { updatedAt }: { updatedAt?: string } = {},
    ) =>
      rest('PATCH', `${path}${path.includes('?') ? '&' : '?'}depth=0`, {
        token,
        body: { notes: given, updatedAt },
      })
    /** What the form of the document sends. */
    const opened = () => stored('applications', id)

    it('others neither change nor delete it, nor put another in its place', async () => {
      const forged = { text: 'Bad.', author: admin.user?.id, writtenAt: written.writtenAt }
      const attempts = [
        [{ ...written, text: 'Bad.' }],
        [],
        [{ text: 'Mine.' }],
        [{ ...forged }],
        [written, { ...written, text: 'Bad.' }].reverse(),
      ]
      for (const given of attempts) {
        expect((await change(recruiter, given)).status).toBe(403)
        const many = await change(recruiter, given, `applications?where[id][in]=${id}`)
        expect(many.body.errors, many.text).toHaveLength(1)
        const payload = await openPayload()
        const locally = payload.update({
          ...{ collection: 'applications', id, user: recruiter.user, overrideAccess: false },
          data: { notes: given as (typeof written)[] },
        })
        await expect(locally).rejects.toMatchObject({ status: 403 })
        expect(await notes()).toEqual([written])
      }
    })

    it('others add their own beside it, signed and dated by the model', async () => {
      const forged = { text: 'Bad.', author: admin.user?.id, writtenAt: '2020-01-01T00:00:00.000Z' }
      const answer = await change(recruiter, [written, forged, { ...written }])
      expect(answer.status, answer.text).toBe(200)
      const [first, ...added] = await notes()
      expect(first).toEqual(written)
      for (const note of added) {
        expect(note.author).toBe(recruiter.user?.id)
        expect(Date.now() - Date.parse(note.writtenAt ?? '')).toBeLessThan(60_000)
      }
    })

    it('its author changes and deletes it; an administrator deletes those of others only', async () => {
      await change(recruiter, [written, { text: 'Mine.' }])
      const [, own] = await notes()
      await change(recruiter, [written, { ...own, text: 'Mine, better.' }])
      expect(await notes()).toEqual([written, { ...own, text: 'Mine, better.' }])
      expect((await change(admin, [written, { ...own, text: 'Worse.' }])).status).toBe(403)
      const form = await opened()
      expect((await change(admin, [written], undefined, form)).status).toBe(200)
      expect(await notes()).toEqual([written])
      expect((await change(admin, [])).status).toBe(200)
      expect(await notes()).toEqual([])
    })

    it('an administrator deletes none that was written after the form was opened', async () => {
      const form = await opened()
      await change(recruiter, [written, { text: 'Just added.' }])
      const [, added] = await notes()
      for (const sent of [form, {}]) {
        const answer = await change(admin, [written, { text: 'Mine.' }], undefined, sent)
        expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('reload')])
      }
      expect(await notes()).toEqual([written, added])
      const reopened = await opened()
      expect((await change(admin, [written], undefined, reopened)).status).toBe(200)
      expect(await notes()).toEqual([written])
    })

    it('an older version that is restored leaves it as it is, also in the trash', async () => {
      const payload = await openPayload()
      await change(admin, [{ ...written, text: 'Very good.' }])
      await payload.update({
        collection: 'applications',
        id,
        data: { deletedAt: new Date().toISOString() },
      })
      await payload.update({
        collection: 'applications',
        id,
        data: { deletedAt: null },
        trash: true,
      })
      const { docs } = await payload.findVersions({
        collection: 'applications',
        where: { parent: { equals: id } },
        trash: true,
      })
      expect(docs.some(({ version }) => version.deletedAt)).toBe(true)
      for (const version of docs) {
        const path = `applications/versions/${version.id}`
        const answer = await rest('POST', path, { token: recruiter.token })
        expect(answer.status, answer.text).toBe(200)
        expect(await stored('applications', id)).toMatchObject({
          deletedAt: null,
          notes: [{ ...written, text: 'Very good.' }],
        })
      }
    })
  })
})

it('rejects changes of other submitted fields through REST', async () => {
  const payload = await openPayload()
  const mayChange = ['status', 'assignee', 'rating', 'notes', 'keepUntil', 'deletedAt']
  const past = '2020-01-01T00:00:00.000Z'
  for (const [collection, document] of [
    ['applications', await application()],
    ['consultation-requests', await consultation()],
  ] as const) {
    const before = await stored(collection, document.id)
    for (const field of payload.collections[collection].config.flattenedFields) {
      if (field.type === 'join' || mayChange.includes(field.name)) continue
      const value = { date: past, text: 'X', textarea: 'X', email: 'x@client.example', number: 7 }
      const body = { [field.name]: value[field.type as keyof typeof value] ?? null }
      await rest('PATCH', `${collection}/${document.id}`, { token: admin.token, body })
      await rest('PATCH', `${collection}?where[id][in]=${document.id}`, {
        token: admin.token,
        body,
      })
      const after = await stored(collection, document.id)
      expect(withoutOurs(after), field.name).toEqual(withoutOurs(before))
      expect(Date.parse(after.updatedAt), field.name).toBeGreaterThan(Date.parse(past))
    }
  }
})
