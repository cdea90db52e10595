import type { Consultation } from '@vitrina/content/consultations/submit.ts'
import { makeFolders } from '@vitrina/content/documents/store-document.ts'
import {
  type EmailToSend,
  isConfirmed,
  queueEmails,
  unconfirmedLimits,
} from '@vitrina/content/email/emails.ts'
import { renderEmail } from '@vitrina/content/email/send-email.ts'
import { sendEmailQueue } from '@vitrina/content/jobs/queue.ts'
import { executorOf, inTransaction, query } from '@vitrina/content/storage/transaction.ts'
import { findConfirmation } from '@vitrina/content/submissions/fields.ts'
import { askToConfirm } from '@vitrina/content/vacancies/subscribe.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findRequestConfirmation } from '~/routes/hire-us/hire-us.server.ts'
import { openPayload } from '../payload.ts'
import { receivedFile } from '../received-file.ts'
import { rowsRead } from '../rows-read.ts'
import { consultation, submit, useIntake } from './consultations.ts'

const queue = useIntake()

const counts = async () => {
  const payload = await openPayload()
  const [requests, versions, mails, jobs] = await Promise.all([
    payload.count({ collection: 'consultation-requests' }),
    payload.countVersions({ collection: 'consultation-requests' }),
    payload.count({ collection: 'emails' }),
    queue.findJobs(sendEmailQueue),
  ])
  return {
    requests: requests.totalDocs,
    versions: versions.totalDocs,
    mails: mails.totalDocs,
    jobs: jobs.length,
  }
}

const find = async (reference: string) => {
  const { docs } = await (await openPayload()).find({
    collection: 'consultation-requests',
    where: { reference: { equals: reference } },
    depth: 1,
  })
  return docs[0]
}

describe('a consultation request', () => {
  it('is stored with its mails and their jobs: one to the visitor, one to each recipient', async () => {
    const before = await counts()
    const given = consultation()
    const { reference } = await submit(queue, given, { spamSigns: ['links', 'fast'] })
    expect(reference).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const after = await counts()
    expect(after).toEqual({
      requests: before.requests + 1,
      versions: before.versions + 1,
      mails: before.mails + 2,
      jobs: before.jobs + 2,
    })
    expect(await findConfirmation(await openPayload(), 'C', reference)).toBeDefined()
    expect(await find(reference)).toMatchObject({
      name: given.name,
      email: given.email,
      message: given.message,
      services: [{ slug: 'mobile-apps' }],
      budget: 'small',
      source: { page: '/hire-us' },
      consent: { text: 'Store it.', version: '1', givenAt: expect.any(String) },
      spamSigns: ['links', 'fast'],
      status: 'new',
    })
  })

  it('has a history from the beginning on', async () => {
    const payload = await openPayload()
    const { reference } = await submit(queue, consultation())
    const request = await find(reference)
    if (!request) throw new Error('nothing was stored')
    await payload.update({
      collection: 'consultation-requests',
      id: request.id,
      data: { status: 'qualified' },
    })
    const { docs } = await payload.findVersions({
      collection: 'consultation-requests',
      where: { parent: { equals: request.id } },
      sort: 'createdAt',
      depth: 0,
    })
    expect(docs.map(({ version }) => version.status)).toEqual(['new', 'qualified'])
    expect(docs[0]?.version.message).toBe(request.message)
    expect(docs[0]?.version.services).toHaveLength(1)
  })

  it('is stored once however often the same form is sent, also at the same time', async () => {
    const before = await counts()
    const given = consultation()
    const receipts = await Promise.all(Array.from({ length: 6 }, () => submit(queue, given)))
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect(await submit(queue, given)).toEqual(receipts[0])
    const after = await counts()
    expect(after.requests).toBe(before.requests + 1)
    expect(after.mails).toBe(before.mails + 2)
  })

  it.each<[string, Partial<Consultation>]>([
    ['name', { name: 'Petru Munteanu' }],
    ['phone number', { phone: '+373 600 00 001' }],
    ['company', { company: 'Other SRL' }],
    ['budget', { budget: undefined }],
    ['text', { message: 'A corrected text.' }],
    ['address', { email: 'another@client.example' }],
  ])('is another request with another %s, also from the same form', async (_, change) => {
    const given = consultation()
    const first = await submit(queue, given)
    const changed = { ...given, ...change }
    const [same, other] = await Promise.all([
      submit(queue, changed),
      submit(queue, { ...changed, idempotencyKey: crypto.randomUUID() }),
    ])
    expect(same.reference).not.toBe(first.reference)
    expect(other.reference).toBe(same.reference)
    expect(await find(same.reference)).toMatchObject(
      JSON.parse(JSON.stringify({ ...change, message: changed.message })),
    )
    expect(await submit(queue, given)).toEqual(first)
  })

  it('is another request with a file that the first one did not have', async () => {
    const given = consultation()
    const { reference } = await submit(queue, given)
    await makeFolders()
    const again = await submit(queue, given, { attachments: [await receivedFile()] })
    expect(again.reference).not.toBe(reference)
    expect((await find(again.reference))?.attachments).toHaveLength(1)
  })

  it('is stored again when the first one is in the trash', async () => {
    const given = consultation()
    const { reference } = await submit(queue, given)
    await (await openPayload()).update({
      collection: 'consultation-requests',
      where: { reference: { equals: reference } },
      data: { deletedAt: new Date().toISOString() },
    })
    const again = await submit(queue, given)
    expect(again.reference).not.toBe(reference)
    expect(await find(again.reference)).toMatchObject({ message: given.message })
  })

  it('is the same request when the same person sends the same words with a new form', async () => {
    const given = consultation()
    const { reference } = await submit(queue, given)
    const again = await submit(queue, { ...given, idempotencyKey: crypto.randomUUID() })
    expect(again).toEqual({ reference })
    expect(await submit(queue, consultation())).not.toEqual({ reference })
  })

  it('is one request when the same words come with fifty new forms at the same time', async () => {
    const before = await counts()
    const given = consultation()
    const receipts = await Promise.all(
      Array.from({ length: 50 }, () =>
        submit(queue, { ...given, idempotencyKey: crypto.randomUUID() }),
      ),
    )
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect((await counts()).requests).toBe(before.requests + 1)
  })

  it('is confirmed a few times in an hour, which the page tells, while staff hear of each', async () => {
    const { email } = consultation()
    const { ofTemplateInHour } = unconfirmedLimits
    const before = await counts()
    const confirmed: unknown[] = []
    for (let number = 0; number <= ofTemplateInHour; number++) {
      // Variants of one mailbox.
      const [name, domain] = email.split('@')
      const variant = number % 2 ? email.toUpperCase() : `${name}+${number}@${domain}`
      const { reference } = await submit(queue, consultation({ email: variant }))
      confirmed.push(
        (await findRequestConfirmation(new URLSearchParams({ received: reference })))?.confirmed,
      )
    }
    expect(confirmed).toEqual([...Array(ofTemplateInHour).fill(true), false])
    const after = await counts()
    expect(after.requests).toBe(before.requests + ofTemplateInHour + 1)
    expect(after.mails).toBe(before.mails + 2 * ofTemplateInHour + 1)
  })

  it('is confirmed after an application and a job alert, up to a limit for a day', async () => {
    const payload = await openPayload()
    const { email } = consultation()
    const emailsTo = async () =>
      (await payload.find({ collection: 'emails', where: { to: { equals: email } } })).totalDocs
    const alert = { email, departments: [], workplaces: [], language: 'en' as const }
    expect(await askToConfirm(payload, queue, alert, 'Everything')).toBe(true)
    const { reference } = await submit(queue, consultation({ email }))
    expect(await isConfirmed(payload, reference, ['consultation-received'])).toBe(true)
    expect(await emailsTo()).toBe(2)
    const database = await executorOf({ payload })
    for (let hour = 0; hour < 5; hour++) {
      await database.execute(
        sql`update emails set created_at = created_at - interval '61 minutes' where "to" = ${email}`,
      )
      for (let number = 0; number < unconfirmedLimits.ofTemplateInHour; number++) {
        await submit(queue, consultation({ email }))
      }
    }
    expect(await emailsTo()).toBe(unconfirmedLimits.inDay)
    expect(await askToConfirm(payload, queue, alert, 'Everything')).toBe(false)
  })

  it('is counted without reading the emails to others', async () => {
    const counted = inTransaction(await openPayload(), async (req) => {
      await query(
        req,
        sql`insert into emails ("to", subject, template, message_id, status, data)
          select n || '@client.example', 'Text', 'consultation-received', n, 'sent', '{}'
          from generate_series(1, 5000) n`,
      )
      await query(req, sql`analyze emails`)
      const email = { template: 'job-alert-confirm', to: '7@client.example', subject: '', data: {} }
      const before = await rowsRead(req, 'emails')
      await queueEmails(req, queue, [{ ...email, unconfirmed: true } as EmailToSend])
      // Rolls back.
      throw new Error(`${(await rowsRead(req, 'emails')) - before} rows read`)
    })
    await expect(counted).rejects.toThrow(/^0 rows read$/)
  })

  it('has no confirmation when a machine has written, unless it booked a time', async () => {
    const { reference } = await submit(queue, consultation(), { spamSigns: ['trap'] })
    expect(await findRequestConfirmation(new URLSearchParams({ received: reference }))).toEqual({
      ...{ reference, confirmed: false },
    })
  })

  it('tells its confirmation nothing that the sender wrote but a name', async () => {
    const given = consultation({
      ...{ name: 'Visit evil.example', company: 'evil.example', phone: '+373 600 00 666' },
      message: 'Buy now at evil.example, all of it.',
    })
    const { reference } = await submit(queue, given)
    const { docs } = await (await openPayload()).find({
      collection: 'emails',
      where: { about: { equals: reference } },
      sort: 'id',
    })
    const [confirmation, notice] = docs
    const written = await renderEmail(String(confirmation?.template), confirmation?.data)
    expect(confirmation?.subject).toBe(`We have your request (${reference})`)
    expect(written.html + written.text).not.toMatch(/evil|666/)
    expect(written.text).toContain('Hello,')
    expect((await renderEmail('consultation-notice', notice?.data)).text).toContain(given.message)
  })

  it('leaves nothing behind when it cannot be stored whole', async () => {
    const before = await counts()
    const broken = { insert: () => Promise.reject(new Error('the queue is gone')) }
    await expect(submit(broken as never, consultation())).rejects.toThrow('the queue is gone')
    expect(await counts()).toEqual(before)
  })
})
