import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { type EmailQueue, enqueue, failedEmailQueue, sendEmailQueue } from '../jobs/queue.ts'
import { settings } from '../settings.ts'
import { lock } from '../storage/locks.ts'
import { inTransaction, query } from '../storage/transaction.ts'
import { plainLine } from './safe-text.ts'
import {
  confirmations,
  type EmailData,
  type EmailTemplateName,
  unconfirmedLimits,
} from './templates.ts'
import type { OutgoingEmail } from './transport.ts'

export type EmailToSend<Name extends EmailTemplateName = EmailTemplateName> = Pick<
  OutgoingEmail,
  'to' | 'replyTo' | 'subject' | 'headers' | 'attachments'
> & {
  /** Reference of the application or request, by which staff and erasures find the email. */
  about?: string
  /** The address is unconfirmed, so `unconfirmedLimits` apply. */
  unconfirmed?: boolean
} & { [Template in Name]: { template: Template; data: EmailData[Template] } }[Name]

/**
 * Stores emails and the jobs that send them in the transaction of `req`; returns how many. The
 * `Message-ID` is set here, so that an email sent twice can be recognised. Visitors may enter a
 * third party's address: emails to an unconfirmed one, `+tag` variants included, are dropped when
 * over `unconfirmedLimits`. @throws when `req` has no open transaction.
 */
export async function queueEmails(
  req: PayloadRequest,
  queue: EmailQueue,
  emails: readonly EmailToSend[],
): Promise<number> {
  const given = emails.map((mail) => ({
    ...mail,
    subject: plainLine(mail.subject),
    messageId: `<${randomUUID()}@${new URL(settings.SITE_URL).hostname}>`,
  }))
  // Serialises emails to one address, so that the limits count them all.
  for (const { to, unconfirmed } of emails) {
    if (unconfirmed) await lock(req, sql`'confirmation:' || ${mailbox(sql`${to}::text`)}`)
  }
  const ids = await insertEmails(req, given)
  await enqueueEmails(req, queue, ids)
  return ids.length
}

/** Same as `queueEmails`, for one email. */
export function queueEmail(req: PayloadRequest, queue: EmailQueue, mail: EmailToSend) {
  return queueEmails(req, queue, [mail])
}

/** Same for one email to an unconfirmed address. @returns whether it was queued. */
export async function queueConfirmation(
  req: PayloadRequest,
  queue: EmailQueue,
  mail: EmailToSend<(typeof confirmations)[number]>,
): Promise<boolean> {
  return (await queueEmails(req, queue, [{ ...mail, unconfirmed: true }])) > 0
}

/** Enqueues the jobs that send stored emails, in the transaction of `req`. */
export function enqueueEmails(req: PayloadRequest, queue: EmailQueue, mailIds: readonly number[]) {
  const jobs = mailIds.map((mailId) => ({ data: { mailId } }))
  return enqueue(req, queue, sendEmailQueue, jobs)
}

/** Enqueues the emails that are queued without a job, as after restoring an older database. */
export async function queueUnsentEmails(payload: Payload, queue: EmailQueue): Promise<void> {
  await inTransaction(payload, async (req) => {
    const rows = await query(
      req,
      sql`select id from emails
      where status = 'queued' and not exists (
        select 1 from jobs.job
        where name in (${sendEmailQueue}, ${failedEmailQueue})
          and state in ('created', 'retry', 'active')
          and (data ->> 'mailId')::int = emails.id
      )
      order by id`,
    )
    const ids = rows.map(({ id }) => Number(id))
    await enqueueEmails(req, queue, ids)
  })
}

/** The mailbox of an address: lower case, without `+tag`. */
const mailbox = (address: SQL) => sql`regexp_replace(lower(${address}), '[+][^@]*@', '@')`

/** Inserts all emails in one statement, without Payload's operations, which add nothing here. */
async function insertEmails(req: PayloadRequest, emails: object[]): Promise<number[]> {
  const rows = await query(
    req,
    sql`insert into emails (
      "to", reply_to, subject, about, template, data, headers, attachments,
      message_id, status, attempts, created_at, updated_at
    )
    select "to", "replyTo", subject, about, template, data, headers, attachments,
      "messageId", 'queued', 0, now(), now()
    from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) as given (
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
        and emails.template = any(${sql.param(confirmations)}::text[])
    ))
    returning id`,
  )
  return rows.map(({ id }) => Number(id))
}
