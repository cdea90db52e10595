import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { incomingFolder, makeFolders } from '@vitrina/content/documents/folders.ts'
import type { MailQueue } from '@vitrina/content/jobs/queue.ts'
import { describe, expect, it, vi } from 'vitest'
import type { Application } from '~/intake.server/applications/application-schema.ts'
import {
  type ApplicationCircumstances,
  receiveApplication,
} from '~/intake.server/applications/receive-application.ts'
import { openPayload } from '../payload.ts'
import { useIntake } from './consultations.ts'

const queue = useIntake()

const applicant = () => `ana.${crypto.randomUUID()}@mail.example`

const application = (over: Partial<Application> = {}): Application => ({
  name: 'Ana Rusu',
  email: applicant(),
  phone: '+373 22 000 014',
  coverLetter: 'I like maps.',
  links: ['https://ana.example/'],
  answers: [{ question: 'Why maps?', answer: 'Because.' }],
  ...over,
})

async function cv(sha256 = 'a'.repeat(64)) {
  await makeFolders()
  const place = path.join(incomingFolder, crypto.randomUUID())
  await writeFile(place, '%PDF-1.4 %%EOF')
  const facts = { originalName: 'CV.pdf', mimeType: 'application/pdf', extension: 'pdf' }
  return { ...facts, size: 14, path: place, sha256 }
}

let vacancy: { id: number; title: string } | undefined
async function aVacancy() {
  const { docs } = await (await openPayload()).find({ collection: 'careers', limit: 1 })
  vacancy ??= { id: docs[0]?.id ?? 0, title: docs[0]?.title ?? '' }
  return vacancy
}

async function receive(
  given: Application,
  over: Partial<ApplicationCircumstances> = {},
  sender: MailQueue = queue,
) {
  return receiveApplication(await openPayload(), sender, given, {
    vacancy: await aVacancy(),
    consent: { text: 'Store it.', version: '1' },
    answerTime: 'Tomorrow.',
    source: { page: '/careers/x' },
    spamSigns: [],
    ...over,
  })
}

async function stored(email: string) {
  const payload = await openPayload()
  const { docs } = await payload.find({
    collection: 'applications',
    where: { email: { equals: email } },
    depth: 0,
    sort: 'id',
  })
  return docs
}

const versions = async (id: number) =>
  (
    await (
      await openPayload()
    ).findVersions({
      collection: 'applications',
      where: { parent: { equals: id } },
      sort: 'createdAt',
      depth: 0,
    })
  ).docs.map(({ version }) => version)

const mailsAbout = async (reference: string) =>
  (
    await (
      await openPayload()
    ).find({
      collection: 'mails',
      where: { about: { equals: reference } },
      sort: 'id',
    })
  ).docs

/** As if the last mails had gone out two hours ago, so that the next confirmation is not held back. */
async function anHourLater(): Promise<void> {
  const { drizzle } = (await openPayload()).db as unknown as {
    drizzle: { execute: (statement: string) => Promise<unknown> }
  }
  await drizzle.execute(`update mails set created_at = created_at - interval '2 hours'`)
}

describe('an application', () => {
  it('is stored with its CV, its history, and mails to the applicant and the recipients', async () => {
    const sent = application({ cv: await cv() })
    const reference = await receive(sent, { spamSigns: ['links'] })
    expect(reference).toMatch(/^A-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const [row] = await stored(sent.email)
    expect(row).toMatchObject({
      ...{ reference, name: 'Ana Rusu', status: 'new', links: sent.links, spamSigns: ['links'] },
      ...{ coverLetter: 'I like maps.', vacancy: (await aVacancy()).id },
      answers: [{ question: 'Why maps?', answer: 'Because.' }],
      consent: { text: 'Store it.', version: '1' },
    })
    expect(row?.cv).toEqual(expect.any(Number))
    expect(row?.sentAgainAt).toBeFalsy()
    expect(await versions(row?.id ?? 0)).toHaveLength(1)
    const mails = await mailsAbout(reference)
    expect(mails.map(({ to, template, replyTo }) => [to, template, replyTo])).toEqual([
      [sent.email, 'application-received', 'hello@stejar.example'],
      ['jobs@stejar.example', 'application-notice', sent.email],
    ])
  })

  it('sent again just as it was changes nothing, also at the same time', async () => {
    const sent = application()
    const twins = await Promise.all(Array.from({ length: 5 }, () => receive(sent)))
    expect(new Set(twins).size).toBe(1)
    expect(await receive({ ...sent, email: sent.email.toUpperCase() })).toBe(twins[0])
    const [row, ...more] = await stored(sent.email)
    expect(more).toEqual([])
    expect(row?.sentAgainAt).toBeFalsy()
    expect(await versions(row?.id ?? 0)).toHaveLength(1)
    expect(await mailsAbout(twins[0] ?? '')).toHaveLength(2)
  })

  it('takes the place of an earlier one, which stays in the history with its CV', async () => {
    const sent = application({ cv: await cv() })
    const reference = await receive(sent)
    const [before] = await stored(sent.email)
    await anHourLater()
    const next = { name: 'Ana Rusu', email: sent.email, links: [], answers: [] }
    expect(await receive({ ...next, cv: await cv('b'.repeat(64)) } as Application)).toBe(reference)
    const [row, ...more] = await stored(sent.email)
    expect(more).toEqual([])
    expect(row).toMatchObject({ links: [], answers: [], coverLetter: null, phone: null })
    expect(row?.sentAgainAt).toBeTruthy()
    expect(row?.cv).not.toBe(before?.cv)
    const [first, second] = await versions(row?.id ?? 0)
    expect(first).toMatchObject({ coverLetter: 'I like maps.', links: sent.links, cv: before?.cv })
    expect(first?.answers).toHaveLength(1)
    expect(second).toMatchObject({ links: [], answers: [], cv: row?.cv, reference, status: 'new' })
    const payload = await openPayload()
    const old = await payload.findByID({ collection: 'documents', id: Number(before?.cv) })
    expect(old.originalName).toBe('CV.pdf')
    expect((await mailsAbout(reference)).map(({ template }) => template)).toEqual([
      'application-received',
      'application-notice',
      'application-updated',
      'application-notice',
    ])
  })

  it.each([
    ['rejected', 'new'],
    ['withdrawn', 'new'],
    ['interview', 'interview'],
    ['hired', 'hired'],
  ] as const)('that comes again when the first was %s is %s', async (status, expected) => {
    const sent = application()
    await receive(sent)
    const [row] = await stored(sent.email)
    const payload = await openPayload()
    const notes = [{ text: 'Called her.' }]
    await payload.update({
      collection: 'applications',
      id: row?.id ?? 0,
      data: { status, rating: 4, notes },
    })
    await receive({ ...sent, coverLetter: 'Another.' })
    expect((await stored(sent.email))[0]).toMatchObject({ status: expected, rating: 4, notes })
  })

  it('of two different ones at the same time one is the first and the other replaces it', async () => {
    const email = applicant()
    const letters = ['One.', 'Two.', 'Three.']
    const references = await Promise.all(
      letters.map((coverLetter) => receive(application({ email, coverLetter }))),
    )
    expect(new Set(references).size).toBe(1)
    const rows = await stored(email)
    expect(rows).toHaveLength(1)
    const history = await versions(rows[0]?.id ?? 0)
    expect(history.map(({ coverLetter }) => coverLetter).sort()).toEqual([...letters].sort())
  })

  it('is another one for another vacancy, without one, or once the first is in the bin', async () => {
    const sent = application()
    const first = await receive(sent)
    expect(await receive(sent, { vacancy: undefined })).not.toBe(first)
    const [row] = await stored(sent.email)
    const payload = await openPayload()
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'applications', id: row?.id ?? 0, data: { deletedAt } })
    expect(await receive(sent)).not.toBe(first)
    expect(await stored(sent.email)).toHaveLength(2)
  })

  it('leaves nothing behind when it cannot be stored whole, and can be sent again', async () => {
    const broken = { insert: vi.fn().mockRejectedValue(new Error('the queue is gone')) }
    const sent = application()
    await expect(receive(sent, {}, broken)).rejects.toThrow('the queue is gone')
    expect(await stored(sent.email)).toEqual([])
    await receive(sent)
    await expect(receive({ ...sent, links: [] }, {}, broken)).rejects.toThrow()
    expect((await stored(sent.email))[0]?.links).toEqual(sent.links)
  })

  it('confirms to an address once an hour at most, however many vacancies it is for', async () => {
    const sent = application()
    const first = await receive(sent)
    const second = await receive(sent, { vacancy: undefined })
    expect((await mailsAbout(first)).map(({ to }) => to)).toContain(sent.email)
    expect((await mailsAbout(second)).map(({ to }) => to)).toEqual(['jobs@stejar.example'])
  })
})
