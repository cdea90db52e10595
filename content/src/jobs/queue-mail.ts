import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { fromDrizzle } from 'pg-boss'
import { confirmations, type MailData, type MailTemplateName } from '../mails/templates.ts'
import type { MailAttachment } from '../mails/transport.ts'
import { settings } from '../settings.ts'
import { executorOf } from '../storage/executor.ts'
import { type JobQueue, sendMailQueue } from './queue.ts'

export type MailToSend<Name extends MailTemplateName = MailTemplateName> = {
  [Template in Name]: {
    to: string
    replyTo?: string
    subject: string
    /** The reference of what it is about, under which staff and erasures find it. */
    about?: string
    template: Template
    data: MailData[Template]
    /** Besides the usual ones, such as `List-Unsubscribe`. */
    headers?: Record<string, string>
    attachments?: MailAttachment[]
  }
}[Name]

/**
 * Writes a mail and the job that sends it, both in the transaction of `req`: they exist exactly
 * when what they report exists. The `Message-ID` is fixed here, so that a mail which had to be sent
 * twice can be recognised as one.
 *
 * @throws when `req` has no open transaction.
 */
export async function queueMail(
  req: PayloadRequest,
  queue: Pick<JobQueue, 'send'>,
  mail: MailToSend,
): Promise<void> {
  const transaction = await openTransaction(req)
  const id = await insertMail(req, mail)
  await enqueue(queue, id, transaction)
}

/**
 * Enqueues the job that sends a mail which is stored already, in the transaction of `req`.
 *
 * @throws when `req` has no open transaction.
 */
export async function queueStoredMail(
  req: PayloadRequest,
  queue: Pick<JobQueue, 'send'>,
  mailId: number,
): Promise<void> {
  await enqueue(queue, mailId, await openTransaction(req))
}

/** Past Payload’s operations, which have nothing to add here and take five times as long. */
async function insertMail(req: PayloadRequest, mail: MailToSend): Promise<number> {
  const database = await executorOf(req)
  const json = (value: unknown) => sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`
  const messageId = `<${randomUUID()}@${new URL(settings.SITE_URL).hostname}>`
  const { rows } = await database.execute(sql`
    insert into mails (
      "to", reply_to, subject, about, template, data, headers, attachments,
      message_id, status, attempts, created_at, updated_at
    ) values (
      ${mail.to}, ${mail.replyTo ?? null}, ${mail.subject}, ${mail.about ?? null}, ${mail.template},
      ${json(mail.data)}, ${json(mail.headers)}, ${json(mail.attachments)},
      ${messageId}, 'queued', 0, now(), now()
    ) returning id`)
  return Number(rows[0]?.id)
}

type Transaction = PostgresAdapter['sessions'][string]

async function openTransaction(req: PayloadRequest): Promise<Transaction> {
  const id = await req.transactionID
  const { sessions } = req.payload.db as unknown as Pick<PostgresAdapter, 'sessions'>
  const transaction = id === undefined ? undefined : sessions[id]
  if (!transaction) throw new Error('A mail is queued in the transaction of what it reports.')
  return transaction
}

async function enqueue(
  queue: Pick<JobQueue, 'send'>,
  mailId: number,
  transaction: Transaction,
): Promise<void> {
  await queue.send(sendMailQueue, { mailId }, { db: fromDrizzle(transaction.db, sql) })
}

/**
 * The same for a mail to an address that nobody has confirmed: whoever wrote may have given somebody
 * else's. One such mail an hour goes to an address at most, whatever it confirms, so that a flood of
 * requests cannot make the company flood strangers.
 *
 * @returns whether it was queued.
 */
export async function queueConfirmation(
  req: PayloadRequest,
  queue: Pick<JobQueue, 'send'>,
  mail: MailToSend<(typeof confirmations)[number]>,
): Promise<boolean> {
  const database = await executorOf(req)
  // One at a time for an address, until its transaction ends: the next one sees this one's mail.
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('confirmation:' || lower(${mail.to}::text), 0))`,
  )
  const { rows } = await database.execute(sql`
    select 1 from mails
    where lower("to") = lower(${mail.to}::text)
      and created_at > now() - interval '1 hour'
      and template in (${sql.join(
        confirmations.map((name) => sql`${name}`),
        sql`, `,
      )})
    limit 1`)
  if (rows.length > 0) return false
  await queueMail(req, queue, mail)
  return true
}
