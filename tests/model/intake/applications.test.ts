import type { Application } from '@vitrina/content/applications/schema.ts'
import { type ApplicationContext, storeApplication } from '@vitrina/content/applications/submit.ts'
import { makeFolders } from '@vitrina/content/documents/store-document.ts'
import { unconfirmedLimits } from '@vitrina/content/email/emails.ts'
import { renderEmail } from '@vitrina/content/email/send-email.ts'
import type { EmailQueue } from '@vitrina/content/jobs/queue.ts'
import { executorOf, inTransaction } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { findApplicationConfirmation } from '~/routes/careers/apply/apply.server.ts'
import { openPayload } from '../payload.ts'
import { receivedFile } from '../received-file.ts'
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
  return { ...(await receivedFile()), originalName: 'CV.pdf', sha256 }
}

let vacancy: { id: number; title: string } | undefined
async function aVacancy() {
  const { docs } = await (await openPayload()).find({ collection: 'vacancies', limit: 1 })
  vacancy ??= { id: docs[0]?.id ?? 0, title: docs[0]?.title ?? '' }
  return vacancy
}

async function submit(
  given: Application,
  over: Partial<ApplicationContext> = {},
  sender: EmailQueue = queue,
) {
  return storeApplication(await openPayload(), sender, given, {
    vacancy: await aVacancy(),
    language: 'en',
    texts: {
      consent: { text: 'Store it.', version: '1' },
      answerTime: 'Tomorrow.',
    },
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

const emailsAbout = async (reference: string) =>
  (
    await (
      await openPayload()
    ).find({
      collection: 'emails',
      where: { about: { equals: reference } },
      sort: 'id',
    })
  ).docs

async function execute(statement: string): Promise<void> {
  const database = await executorOf({ payload: await openPayload() })
  await database.execute(sql.raw(statement))
}

describe('an application', () => {
  it('is stored with its CV, its history, and mails to the applicant and the recipients', async () => {
    const sent = application({ cv: await cv() })
    const reference = await submit(sent, { spamSigns: ['links'] })
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
    const mails = await emailsAbout(reference)
    expect(mails.map(({ to, template, replyTo }) => [to, template, replyTo])).toEqual([
      [sent.email, 'application-received', 'jobs@stejar.example'],
      ['jobs@stejar.example', 'application-notice', sent.email],
    ])
  })

  it('ignores duplicates, also concurrent ones', async () => {
    const sent = application()
    const references = await Promise.all(Array.from({ length: 5 }, () => submit(sent)))
    expect(new Set(references).size).toBe(1)
    expect(await submit({ ...sent, email: sent.email.toUpperCase() })).toBe(references[0])
    const [row, ...more] = await stored(sent.email)
    expect(more).toEqual([])
    expect(row?.sentAgainAt).toBeFalsy()
    expect(await versions(row?.id ?? 0)).toHaveLength(1)
    expect(await emailsAbout(references[0] ?? '')).toHaveLength(2)
  })

  it('is never changed by another one with its address, which is stored beside it', async () => {
    const sent = application({ cv: await cv() })
    const reference = await submit(sent)
    const [before] = await stored(sent.email)
    const forged = {
      ...application(),
      name: 'Mallory',
      phone: '+1 555 0100',
      coverLetter: 'I quit.',
    }
    const later = await submit({
      ...forged,
      email: sent.email.toUpperCase(),
      links: ['https://evil.example/'],
      cv: await cv('b'.repeat(64)),
    })
    expect(later).not.toBe(reference)
    const [first] = await stored(sent.email)
    expect(first).toEqual(before)
    expect(await versions(first?.id ?? 0)).toHaveLength(1)
    const [second] = await stored(sent.email.toUpperCase())
    expect(second).toMatchObject({
      ...{ reference: later, name: 'Mallory', status: 'new', links: ['https://evil.example/'] },
      possibleDuplicateOf: first?.id,
    })
    expect(second?.cv).not.toBe(first?.cv)
    expect(await versions(second?.id ?? 0)).toHaveLength(1)
    const [confirmation, notice] = await emailsAbout(later)
    expect(confirmation).toMatchObject({
      ...{ to: sent.email.toUpperCase(), template: 'application-received' },
    })
    expect(notice?.data).toMatchObject({ possibleDuplicateOf: reference })
    expect((await emailsAbout(reference)).map(({ data }) => data)).not.toContainEqual(
      expect.objectContaining({ possibleDuplicateOf: expect.anything() }),
    )
  })

  it('refers to the first of its address, whatever became of that one', async () => {
    const sent = application()
    await submit(sent)
    const [first] = await stored(sent.email)
    const payload = await openPayload()
    const data = { status: 'rejected' as const, rating: 4, notes: [{ text: 'Called her.' }] }
    await payload.update({ collection: 'applications', id: first?.id ?? 0, data })
    await submit({ ...sent, coverLetter: 'Another.' })
    await submit({ ...sent, coverLetter: 'A third.' })
    const rows = await stored(sent.email)
    expect(rows.map(({ possibleDuplicateOf }) => possibleDuplicateOf ?? null)).toEqual([
      null,
      first?.id,
      first?.id,
    ])
    expect(rows[0]).toMatchObject(data)
    await payload.delete({ collection: 'applications', id: first?.id ?? 0 })
    expect((await stored(sent.email)).map((row) => row.possibleDuplicateOf ?? null)).toEqual([
      null,
      null,
    ])
  })

  it('is stored while the first of its address is being erased', async () => {
    const sent = application()
    await submit(sent)
    const payload = await openPayload()
    const later = await inTransaction(payload, async (req) => {
      const database = await executorOf(req)
      await database.execute(sql`delete from applications where email = ${sent.email}`)
      const reference = submit({ ...sent, coverLetter: 'Another.' })
      await expect
        .poll(
          async () => {
            const { rows } = await database.execute(
              sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
            return rows.length
          },
          { timeout: 10_000 },
        )
        .toBe(1)
      return { reference }
    })
    const reference = await later.reference
    const rows = await stored(sent.email)
    expect(rows.map((row) => [row.reference, row.possibleDuplicateOf ?? null])).toEqual([
      [reference, null],
    ])
  })

  it('is stored anew when the very same comes after a day', async () => {
    const sent = application()
    const first = await submit(sent)
    await execute(
      `update applications set created_at = now() - interval '23 hours' where reference = '${first}'`,
    )
    expect(await submit(sent)).toBe(first)
    await execute(
      `update applications set created_at = now() - interval '25 hours' where reference = '${first}'`,
    )
    const second = await submit(sent)
    expect(second).not.toBe(first)
    expect(await submit(sent), 'again').toBe(second)
    expect(await stored(sent.email)).toHaveLength(2)
  })

  it('of several different ones at the same time all are stored, and refer to one', async () => {
    const email = applicant()
    const letters = ['One.', 'Two.', 'Three.']
    const references = await Promise.all(
      letters.map((coverLetter) => submit(application({ email, coverLetter }))),
    )
    expect(new Set(references).size).toBe(3)
    const [first, ...others] = await stored(email)
    expect(others.map(({ possibleDuplicateOf }) => possibleDuplicateOf)).toEqual([
      first?.id,
      first?.id,
    ])
    expect(first?.possibleDuplicateOf ?? null).toBeNull()
  })

  it('is another one for another vacancy, without one, or once the first is in the bin', async () => {
    const sent = application()
    const first = await submit(sent)
    expect(await submit(sent, { vacancy: undefined })).not.toBe(first)
    const [row] = await stored(sent.email)
    const payload = await openPayload()
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'applications', id: row?.id ?? 0, data: { deletedAt } })
    expect(await submit(sent)).not.toBe(first)
    expect(await stored(sent.email)).toHaveLength(2)
  })

  it('leaves nothing behind when it cannot be stored whole, and can be sent again', async () => {
    const broken = { insert: vi.fn().mockRejectedValue(new Error('the queue is gone')) }
    const sent = application()
    await expect(submit(sent, {}, broken)).rejects.toThrow('the queue is gone')
    expect(await stored(sent.email)).toEqual([])
    await submit(sent)
    await expect(submit({ ...sent, links: [] }, {}, broken)).rejects.toThrow()
    expect((await stored(sent.email))[0]?.links).toEqual(sent.links)
  })

  it('is confirmed for several vacancies within an hour, up to a limit that the page tells', async () => {
    const email = applicant()
    const told = async (reference: string) =>
      (await findApplicationConfirmation(`http://localhost/apply?applied=${reference}`))?.confirmed
    const confirmed: unknown[] = []
    for (let number = 0; number <= unconfirmedLimits.ofTemplateInHour; number++) {
      const vacancyOfIt = number === 0 ? undefined : await aVacancy()
      const letter = `Letter ${number}.`
      const reference = await submit(application({ email, coverLetter: letter }), {
        vacancy: vacancyOfIt,
      })
      const to = (await emailsAbout(reference)).map((mail) => mail.to)
      expect(to).toContain('jobs@stejar.example')
      expect(to.includes(email)).toBe(await told(reference))
      confirmed.push(await told(reference))
    }
    expect(confirmed).toEqual([...Array(unconfirmedLimits.ofTemplateInHour).fill(true), false])
    expect(
      await findApplicationConfirmation('http://localhost/apply?applied=A-0000-0000'),
    ).toBeUndefined()
  })

  it('tells its confirmation nothing that the sender wrote but a name', async () => {
    const words = 'Buy at evil.example now'
    const reference = await submit(
      application({
        ...{ name: 'Visit evil.example', coverLetter: words, phone: '+373 600 00 666' },
        ...{ links: ['https://evil.example/'], answers: [{ question: 'Why?', answer: words }] },
      }),
    )
    const [confirmation, notice] = await emailsAbout(reference)
    const written = await renderEmail(String(confirmation?.template), confirmation?.data)
    expect(confirmation?.subject).toBe(`We have your application (${reference})`)
    expect(written.html + written.text).not.toMatch(/evil|666|Why\?/)
    expect(written.text).toContain('Hello,')
    expect(written.text).toContain(reference)
    expect(written.text).toContain((await aVacancy()).title)
    expect((await renderEmail('application-notice', notice?.data)).text).toContain(words)
  })
})
