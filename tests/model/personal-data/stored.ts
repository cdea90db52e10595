import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { documentsFolder } from '@vitrina/content/documents/store-document.ts'
import { queueEmail } from '@vitrina/content/email/emails.ts'
import { createJobQueue, declareQueues, type JobQueue } from '@vitrina/content/jobs/queue.ts'
import { inTransaction } from '@vitrina/content/storage/transaction.ts'
import type { PayloadRequest } from 'payload'
import { Client } from 'pg'
import { openPayload } from '../payload.ts'

/** A real queue on this suite's database, which sends nothing. */
export async function openQueue(): Promise<JobQueue> {
  const queue = createJobQueue()
  await queue.start()
  await declareQueues(queue)
  return queue
}

export type Person = { name: string; email: string }

const company = {
  name: 'Stejar',
  phone: '+373 22 000 014',
  email: 'hello@company.example',
  siteUrl: 'http://localhost:3000',
}

/** A file with its row, as a form leaves it. */
export async function storeFile(
  req: PayloadRequest,
  owner: 'applications' | 'consultation-requests',
  originalName: string,
): Promise<number> {
  const filename = `${randomUUID()}.pdf`
  await mkdir(documentsFolder, { recursive: true })
  await writeFile(path.join(documentsFolder, filename), `The bytes of ${originalName}`)
  const { id } = await req.payload.db.create({
    collection: 'documents',
    data: { filename, mimeType: 'application/pdf', filesize: 20, originalName, owner },
    req,
  })
  return id as number
}

/** An application with a CV, its mails and a note, in one transaction. */
export function apply(queue: JobQueue, { name, email }: Person, more: object = {}) {
  return submit(async (req, reference) => {
    const cv = await storeFile(req, 'applications', `CV of ${name}.pdf`)
    const { id } = await req.payload.create({
      collection: 'applications',
      data: {
        ...{ reference, name, email, cv, status: 'new' as const, phone: '+373 60 000 001' },
        ...{ idempotencyKey: randomUUID(), applicantKey: randomUUID() },
        coverLetter: `I am ${name}, write to ${email}.`,
        links: [`https://${email}.example`],
        answers: [{ question: 'Where?', answer: `At ${email}` }],
        notes: [{ text: `Called ${email}` }],
        consent: { text: 'You may keep this.', version: '2026-11', givenAt: '2026-01-01' },
        ...more,
      },
      req,
      overrideAccess: true,
      depth: 0,
    })
    await notify(req, queue, reference, { name, email })
    return id
  }, 'A')
}

/** A consultation request with an attachment and its mails. */
export function request(queue: JobQueue, { name, email }: Person, more: object = {}) {
  return submit(async (req, reference) => {
    const attachment = await storeFile(req, 'consultation-requests', 'brief.pdf')
    const { id } = await req.payload.create({
      collection: 'consultation-requests',
      data: {
        ...{ reference, name, email, status: 'new' as const, attachments: [attachment] },
        ...{ idempotencyKey: randomUUID(), message: `Write to ${email}` },
        consent: { text: 'You may keep this.', version: '2026-09', givenAt: '2026-01-01' },
        ...more,
      },
      req,
      overrideAccess: true,
      depth: 0,
    })
    await notify(req, queue, reference, { name, email })
    return id
  }, 'C')
}

async function submit(
  store: (req: PayloadRequest, reference: string) => Promise<number>,
  letter: string,
): Promise<{ id: number; reference: string }> {
  const reference = `${letter}-${randomUUID().slice(0, 9).toUpperCase()}`
  const id = await inTransaction(await openPayload(), (req) => store(req, reference))
  return { id, reference }
}

/** To the person, and to staff about the person. */
async function notify(req: PayloadRequest, queue: JobQueue, about: string, person: Person) {
  const data = { reference: about, company, answerTime: 'Soon.', person, answers: [] }
  await queueEmail(req, queue, {
    ...{ to: person.email, subject: 'We have it', about, template: 'consultation-received', data },
    attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: person.email }],
  })
  await queueEmail(req, queue, {
    ...{
      to: 'jobs@company.example',
      replyTo: person.email,
      subject: `${person.name} wrote`,
      about,
    },
    ...{ template: 'consultation-notice', data: { ...data, adminUrl: 'http://localhost:3001' } },
  })
}

/** Asks the suite's database. */
export async function query<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** Every table of the database, the queue's included, in which a text stands anywhere. */
export async function tablesWith(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'jobs')`)
  const looks = tables.map(
    ({ name }) => `select '${name}' as name where exists (
      select 1 from ${name} as one where position(lower($1) in lower(one::text)) > 0)`,
  )
  const found = await query<{ name: string }>(looks.join(' union all '), [text])
  return found.map(({ name }) => name).sort()
}

export async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(documentsFolder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
