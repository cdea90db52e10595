import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { queueEmail, queueUnsentEmails } from '@vitrina/content/email/emails.ts'
import { markFailed, type SendEmailJob, sendEmails } from '@vitrina/content/email/send-email.ts'
import { createEmailTransport } from '@vitrina/content/email/transport.ts'
import {
  createJobQueue,
  failedEmailQueue,
  type JobQueue,
  sendEmailQueue,
} from '@vitrina/content/jobs/queue.ts'
import { executorOf, inTransaction } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useMailServer } from './mail-server.ts'
import { openPayload } from './payload.ts'
import { sendEmail, silent } from './send-email.ts'

const mail = {
  to: 'ion@client.example',
  replyTo: 'hello@company.example',
  subject: 'We have your request (C-7K3M-9QXF)',
  template: 'consultation-received' as const,
  data: {
    reference: 'C-7K3M-9QXF',
    company: {
      name: 'Stejar',
      phone: '+373 22 000 014',
      email: 'hello@company.example',
      siteUrl: 'http://localhost:3000',
    },
    answerTime: 'We answer within one working day.',
    person: { name: 'Ion <script>', email: 'ion@client.example' },
  },
}

/** Queues the email and returns the job that was enqueued with it. */
async function queued() {
  const payload = await openPayload()
  const jobs: Array<{ mailId: number }> = []
  const queue = {
    insert: async (_: string, sent: Array<{ data: { mailId: number } }>) =>
      void jobs.push(...sent.map(({ data }) => data)),
  }
  await inTransaction(payload, (req) => queueEmail(req, queue as never, mail))
  const data = jobs[0]
  if (!data) throw new Error('no job was enqueued')
  return { data, retryCount: 0 }
}

const stored = async (id: number) =>
  (await openPayload()).findByID({ collection: 'emails', id, overrideAccess: true })

describe('without SMTP_URL', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrina-outbox-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('an email is a complete .eml file in the outbox, as HTML and as text', async () => {
    const transport = createEmailTransport({ SITE_URL: 'http://localhost:3000', DATA_DIR: folder })
    const job = await queued()
    await sendEmail(await openPayload(), transport, job)
    const files = await readdir(path.join(folder, 'outbox'))
    expect(files).toHaveLength(1)
    const parsed = await PostalMime.parse(
      await readFile(path.join(folder, 'outbox', files[0] ?? '')),
    )
    expect(parsed.to?.[0]?.address).toBe('ion@client.example')
    expect(parsed.subject).toBe(mail.subject)
    expect(parsed.text).toContain('C-7K3M-9QXF')
    expect(parsed.text).toContain('Hello,')
    expect(parsed.html).not.toContain('Ion')
    expect(parsed.messageId).toBe((await stored(job.data.mailId)).messageId)
    expect((await stored(job.data.mailId)).status).toBe('sent')
  })

  it('emails are not readable by other users of the machine, also in an existing folder', async () => {
    const outbox = path.join(folder, 'outbox')
    await mkdir(outbox, { recursive: true })
    await chmod(outbox, 0o755)
    const transport = createEmailTransport({ SITE_URL: 'http://localhost:3000', DATA_DIR: folder })
    expect((await stat(outbox)).mode & 0o777, 'corrected at the start').toBe(0o700)
    await rm(outbox, { recursive: true })
    await sendEmail(await openPayload(), transport, await queued())
    const [name = ''] = await readdir(outbox)
    expect((await stat(outbox)).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(outbox, name))).mode & 0o777).toBe(0o600)
  })

  it('a job that runs twice sends its email once', async () => {
    const sent: string[] = []
    const transport = {
      send: async ({ messageId }: { messageId: string }) => void sent.push(messageId),
      close: () => {},
    }
    const job = await queued()
    await sendEmail(await openPayload(), transport, job)
    await sendEmail(await openPayload(), transport, job)
    expect(sent).toHaveLength(1)
  })
})

describe('with SMTP_URL', () => {
  let refusing = false
  const { arrived, url } = useMailServer({
    onRcptTo: (_address, _session, done) =>
      done(refusing ? Object.assign(new Error('mailbox busy'), { responseCode: 451 }) : null),
  })

  it('a rejected email remains queued with the error, and arrives with the next attempt', async () => {
    const transport = createEmailTransport({
      SMTP_URL: url(),
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: '',
    })
    const job = await queued()
    refusing = true
    await expect(sendEmail(await openPayload(), transport, job)).rejects.toThrow()
    expect(await stored(job.data.mailId)).toMatchObject({ status: 'queued', attempts: 1 })
    expect((await stored(job.data.mailId)).lastError).toContain('mailbox busy')
    refusing = false
    await sendEmail(await openPayload(), transport, { ...job, retryCount: 1 })
    transport.close()
    expect(await stored(job.data.mailId)).toMatchObject({
      status: 'sent',
      attempts: 2,
      lastError: null,
    })
    const parsed = await PostalMime.parse(arrived.at(-1) ?? '')
    expect(parsed.replyTo?.[0]?.address).toBe('hello@company.example')
  })

  it('an email is marked as failed after the last attempt', async () => {
    const payload = await openPayload()
    const transport = createEmailTransport({
      SMTP_URL: url(),
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: '',
    })
    await withQueue(async (queue) => {
      const { data } = await queued()
      await queue.send(sendEmailQueue, data, { retryLimit: 0 })
      const [job] = await queue.fetch<SendEmailJob>(sendEmailQueue, { includeMetadata: true })
      if (!job) throw new Error('no job was enqueued')
      refusing = true
      const sending = { payload, transport, log: silent, signal: new AbortController().signal }
      const [result] = await sendEmails(sending, [job])
      refusing = false
      transport.close()
      expect(result).toMatchObject({ status: 'failed' })
      await queue.fail(sendEmailQueue, job.id)
      expect((await stored(data.mailId)).status).toBe('queued')
      const [failed] = await queue.fetch<SendEmailJob>(failedEmailQueue)
      expect(failed?.data).toEqual(data)
      await markFailed(payload, silent, data)
      const mail = await stored(data.mailId)
      expect(mail.status).toBe('failed')
      expect(mail.lastError).toContain('mailbox busy')
    })
  })
})

describe('with several processes', () => {
  it('two concurrent jobs for the same email send it once', async () => {
    const sent: string[] = []
    const transport = {
      send: async ({ messageId }: { messageId: string }) => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        sent.push(messageId)
      },
      close: () => {},
    }
    const job = await queued()
    const payload = await openPayload()
    await Promise.allSettled([
      sendEmail(payload, transport, job),
      sendEmail(payload, transport, job),
    ])
    expect(sent).toHaveLength(1)
    expect((await stored(job.data.mailId)).status).toBe('sent')
  })

  it('a queued email without a job gets one, once', async () => {
    const payload = await openPayload()
    await withQueue(async (queue) => {
      const { data } = await queued()
      const jobs = async () => queue.findJobs(sendEmailQueue, { data, queued: true })
      expect(await jobs()).toEqual([])
      await queueUnsentEmails(payload, queue)
      expect(await jobs()).toHaveLength(1)
      await queueUnsentEmails(payload, queue)
      expect(await jobs()).toHaveLength(1)
    })
  })
})

it('a queue survives the loss of its connections', async () => {
  const database = await executorOf({ payload: await openPayload() })
  await withQueue(async (queue) => {
    await queue.getQueues()
    const connections = sql`from pg_stat_activity
      where application_name = 'vitrina-jobs' and datname = current_database()`
    const ended = await database.execute(sql`select pg_terminate_backend(pid) ${connections}`)
    expect(ended.rows.length).toBeGreaterThan(0)
    await vi.waitFor(async () =>
      expect((await database.execute(sql`select pid ${connections}`)).rows).toEqual([]),
    )
    expect(await queue.getQueues()).not.toEqual([])
  })
})

async function withQueue(work: (queue: JobQueue) => Promise<void>): Promise<void> {
  const queue = createJobQueue({ sendOnly: true })
  await queue.start()
  try {
    await work(queue)
  } finally {
    await queue.stop({ graceful: false })
  }
}
