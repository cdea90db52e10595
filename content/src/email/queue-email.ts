import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { type EmailQueue, enqueue, failedEmailQueue, sendEmailQueue } from '../jobs/queue.ts'
import { settings } from '../settings.ts'
import { lock } from '../storage/locks.ts'
import { executorOf, inTransaction } from '../storage/transaction.ts'
import { plainLine } from './safe-text.ts'
import {
  confirmations,
  type EmailData,
  type EmailTemplateName,
  unconfirmedLimits,
} from './templates.ts'
import type { EmailAttachment } from './transport.ts'

export type EmailToSend<Name extends EmailTemplateName = EmailTemplateName> = {
  [Template in Name]: {
    to: string
    replyTo?: string
    subject: string
    /** Reference of the application or request, by which staff and erasures find the email. */
    about?: string
    template: Template
    data: EmailData[Template]
    /** Additional headers, such as `List-Unsubscribe`. */
    headers?: Record<string, string>
    attachments?: EmailAttachment[]
    /** The address is unconfirmed, so `unconfirmedLimits` apply. */
    unconfirmed?: boolean
  }
}[Name]

/**
 * Stores emails and the jobs that send them in the transaction of `req`, so that they exist exactly
 * when what they report exists. The `Message-ID` is set here, so that an email that had to be sent
 * twice can be recognised as a duplicate.
 *
 * Visitors may enter a third party's address. `unconfirmedLimits` cap the emails to an unconfirmed
 * address, including its `+tag` variants, so that forms cannot be used to flood it; emails over a
 * limit are dropped.
 *
 * @returns the queued emails.
 * @throws when `req` has no open transaction.
 */
export async function queueEmails(
  req: PayloadRequest,
  queue: EmailQueue,
  emails: readonly EmailToSend[],
): Promise<EmailToSend[]> {
  const numbered = emails.map((mail) => ({
    mail: { ...mail, subject: plainLine(mail.subject) },
    messageId: newMessageId(),
  }))
  // Serializes emails to one address, so that the limits count them all.
  for (const { to, unconfirmed } of emails) {
    if (unconfirmed) await lock(req, sql`'confirmation:' || ${mailbox(sql`${to}::text`)}`)
  }
  const stored = await insertEmails(req, numbered)
  await enqueueEmails(req, queue, [...stored.values()])
  return numbered.flatMap(({ mail, messageId }) => (stored.has(messageId) ? [mail] : []))
}

/** Same as `queueEmails`, for one email. */
export async function queueEmail(
  req: PayloadRequest,
  queue: EmailQueue,
  mail: EmailToSend,
): Promise<void> {
  await queueEmails(req, queue, [mail])
}

/** Same for one email to an unconfirmed address. @returns whether it was queued. */
export async function queueConfirmation(
  req: PayloadRequest,
  queue: EmailQueue,
  mail: EmailToSend<(typeof confirmations)[number]>,
): Promise<boolean> {
  const queued = await queueEmails(req, queue, [{ ...mail, unconfirmed: true }])
  return queued.length > 0
}

/**
 * Enqueues the jobs that send already stored emails, in the transaction of `req`.
 *
 * @throws when `req` has no open transaction.
 */
export function enqueueEmails(
  req: PayloadRequest,
  queue: EmailQueue,
  mailIds: readonly number[],
): Promise<void> {
  const jobs = mailIds.map((mailId) => ({ data: { mailId } }))
  return enqueue(req, queue, sendEmailQueue, jobs)
}

/** Enqueues the emails that are queued without a job, as after restoring an older database. */
export async function queueUnsentEmails(payload: Payload, queue: EmailQueue): Promise<void> {
  await inTransaction(payload, async (req) => {
    const database = await executorOf(req)
    const { rows } = await database.execute(sql`
      select id from emails
      where status = 'queued' and not exists (
        select 1 from jobs.job
        where name in (${sendEmailQueue}, ${failedEmailQueue})
          and state in ('created', 'retry', 'active')
          and (data ->> 'mailId')::int = emails.id
      )
      order by id`)
    await enqueueEmails(
      req,
      queue,
      rows.map(({ id }) => Number(id)),
    )
  })
}

const newMessageId = () => `<${randomUUID()}@${new URL(settings.SITE_URL).hostname}>`

/** The mailbox of an address: lower case, without `+tag`. */
function mailbox(address: SQL): SQL {
  return sql`regexp_replace(lower(${address}), '[+][^@]*@', '@')`
}

/**
 * Inserts all emails in one statement, bypassing Payload's operations, which add nothing here.
 *
 * @returns the ids by `Message-ID`.
 */
async function insertEmails(
  req: PayloadRequest,
  emails: Array<{ mail: EmailToSend; messageId: string }>,
): Promise<Map<string, number>> {
  const database = await executorOf(req)
  const given = emails.map(({ mail, messageId }) => ({ ...mail, messageId }))
  const { rows } = await database.execute(sql`
    insert into emails (
      "to", reply_to, subject, about, template, data, headers, attachments,
      message_id, status, attempts, created_at, updated_at
    )
    select "to", "replyTo", subject, about, template, data, headers, attachments,
      "messageId", 'queued', 0, now(), now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
      "to" text, "replyTo" text, subject text, about text, template text, data jsonb, headers jsonb,
      attachments jsonb, "messageId" text, unconfirmed boolean
    )
    where not (coalesce(unconfirmed, false) and (
      select count(*) >= ${unconfirmedLimits.inDay}
        or count(*) filter (
          where emails.template = given.template and emails.created_at > now() - interval '1 hour'
        ) >= ${unconfirmedLimits.ofTemplateInHour}
      from emails
      where ${mailbox(sql`emails."to"`)} = ${mailbox(sql`given."to"`)}
        and emails.created_at > now() - interval '1 day'
        and emails.template in (${sql.join(
          confirmations.map((name) => sql`${name}`),
          sql`, `,
        )})
    ))
    returning id, message_id`)
  return new Map(rows.map(({ id, message_id }) => [String(message_id), Number(id)]))
}
