import type { AddressInfo } from 'node:net'
import { queueEmail } from '@vitrina/content/email/emails.ts'
import type { SendEmailJob } from '@vitrina/content/email/send-email.ts'
import { createEmailTransport } from '@vitrina/content/email/transport.ts'
import { inTransaction } from '@vitrina/content/storage/transaction.ts'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPayload } from './payload.ts'
import { sendEmail } from './send-email.ts'

type Behaviour = 'accepts' | 'refuses' | 'defers' | 'is slow' | 'drops'

let behaviour: Behaviour = 'accepts'
const arrived: string[] = []
const held = new Set<() => void>()

const smtpError = (responseCode: number) =>
  Object.assign(new Error('not now'), { responseCode }) as Error

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: (_session, done) => {
    if (behaviour === 'is slow') held.add(() => done())
    else done(behaviour === 'refuses' ? smtpError(421) : null)
  },
  onRcptTo: (_address, _session, done) => done(behaviour === 'defers' ? smtpError(450) : null),
  onData: (stream, session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part) => {
      if (behaviour !== 'drops') return void parts.push(part)
      const { connections } = server as unknown as {
        connections: Set<{ id: string; _socket: { destroy: () => void } }>
      }
      for (const one of connections) if (one.id === session.id) one._socket.destroy()
    })
    stream.on('end', () => {
      if (behaviour === 'drops') return
      arrived.push(Buffer.concat(parts).toString())
      done()
    })
  },
})
server.on('error', () => {})

let url: string
beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const release of held) release()
  await new Promise<void>((closed) => void server.close(closed))
})
beforeEach(() => {
  arrived.length = 0
})

/** A job as the queue repeats it: after half a minute, then twice as long, an hour at most. */
type Waiting = { data: SendEmailJob; retryCount: number; due: number }

/** Queues mails, one second of the test's clock apart. */
async function queued(count: number): Promise<Waiting[]> {
  const payload = await openPayload()
  const jobs: Waiting[] = []
  const queue = {
    insert: async (_: string, [sent]: Array<{ data: SendEmailJob }>) => {
      if (sent) jobs.push({ data: sent.data, retryCount: 0, due: jobs.length })
    },
  }
  for (let number = 0; number < count; number++) {
    await inTransaction(payload, (req) =>
      queueEmail(req, queue as never, {
        to: `ion.${number}@client.example`,
        subject: `Number ${number}`,
        template: 'consultation-received',
        data: {
          reference: `C-0000-000${number}`,
          company: {
            name: 'Stejar',
            phone: '1',
            email: 'a@b.example',
            siteUrl: 'http://a.example',
          },
          answerTime: 'Soon.',
          person: { name: 'Ion', email: 'ion@client.example' },
        },
      }),
    )
  }
  return jobs
}

/** Runs what is due between two seconds of the test's clock, in the order in which the queue would. */
async function pass(jobs: Waiting[], until: number): Promise<void> {
  const payload = await openPayload()
  // The test server greets after a tenth of a second.
  const transport = createEmailTransport(
    { SMTP_URL: url, SITE_URL: 'http://localhost:3000', DATA_DIR: '' },
    { connectionTimeout: 250, greetingTimeout: 250, socketTimeout: 250 },
  )
  for (;;) {
    const job = jobs.toSorted((one, other) => one.due - other.due)[0]
    if (!job || job.due > until) break
    try {
      await sendEmail(payload, transport, job)
      jobs.splice(jobs.indexOf(job), 1)
    } catch {
      job.due += Math.min(30 * 2 ** job.retryCount++, 3_600)
    }
  }
  transport.close()
}

async function subjects(): Promise<string[]> {
  const mails = await Promise.all(arrived.map((mail) => PostalMime.parse(mail)))
  const seen = new Map(mails.map(({ messageId, subject }) => [messageId, subject ?? '']))
  return [...seen.values()]
}

describe('a mail server that is unavailable for an hour', () => {
  it.each(['refuses', 'defers', 'is slow', 'drops'] as const)(
    'that %s receives every email once it is back, the oldest first',
    async (trouble) => {
      const jobs = await queued(4)
      behaviour = trouble
      await pass(jobs, 3_600)
      expect(arrived).toEqual([])
      expect(jobs).toHaveLength(4)
      behaviour = 'accepts'
      await pass(jobs, 3_600 * 2.5)
      expect(await subjects()).toEqual([0, 1, 2, 3].map((number) => `Number ${number}`))
      expect(jobs).toEqual([])
      const { docs } = await (await openPayload()).find({ collection: 'emails', limit: 0 })
      expect(new Set(docs.map(({ status }) => status))).toEqual(new Set(['sent']))
    },
    60_000,
  )

  it('receives the oldest first although a newer one is due sooner', async () => {
    const jobs = await queued(3)
    behaviour = 'refuses'
    await pass(jobs, 10)
    behaviour = 'accepts'
    // The newest is tried first; it brings the older ones along, before itself.
    for (const [place, job] of jobs.entries()) job.due = 100 - place
    await pass(jobs, 98)
    expect(await subjects()).toEqual(['Number 0', 'Number 1', 'Number 2'])
  })

  it('is not tried with every email while it is unavailable', async () => {
    const jobs = await queued(4)
    behaviour = 'refuses'
    await pass(jobs, 5)
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'emails',
      where: { status: { equals: 'queued' } },
      sort: 'id',
    })
    expect(docs.map(({ attempts }) => attempts)).toEqual([4, 0, 0, 0])
    behaviour = 'accepts'
    await pass(jobs, 40)
    expect(jobs).toEqual([])
  })
})
