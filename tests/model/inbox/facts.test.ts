import type { Application, ConsultationRequest } from '@vitrina/content/payload-types.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, makeActors } from '../access/actors.ts'
import { rest } from '../access/rest.ts'
import { openPayload } from '../payload.ts'

let admin: Actor
beforeAll(async () => {
  admin = (await makeActors()).admin
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
  name: 'Somebody else',
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
  it('is not changed in an application, whoever asks, while the status is', async () => {
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
})
