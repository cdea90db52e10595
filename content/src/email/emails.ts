import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { CollectionConfig, Endpoint, Payload, PayloadRequest } from 'payload'
import { selectField } from '../fields/common-fields.ts'
import { apiError } from '../http/error-response.ts'
import { translateIfKnown } from '../i18n/translate.ts'
import { fact } from '../inbox/received-fields.ts'
import {
  adminQueue,
  type EmailQueue,
  enqueue,
  failedEmailQueue,
  sendEmailQueue,
} from '../jobs/queue.ts'
import { settings } from '../settings.ts'
import { hasRole, hiddenUnless, noAccess, staffWith } from '../staff/access.ts'
import { lock } from '../storage/locks.ts'
import { inTransaction, query } from '../storage/transaction.ts'
import { plainLine } from './safe-text.ts'
import type { EmailData, EmailTemplateName } from './send-email.ts'
import type { OutgoingEmail } from './transport.ts'

/** `POST /api/emails/:id/send-again`: queues a failed email again, but no other. */
const sendAgain: Omit<Endpoint, 'root'> = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw apiError(req, 401, 'Sign in again.')
    const isAdmin = hasRole(req.user, 'admin')
    if (!isAdmin) throw apiError(req, 403, 'Only administrators can send emails again.')
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id)) throw apiError(req, 404, 'There is no such email.')
    const queue = await adminQueue()
    const isQueued = await inTransaction(req.payload, async (transaction) => {
      const rows = await query(
        transaction,
        sql`update emails set status = 'queued', tried_at = null, updated_at = now()
          where id = ${id} and status = 'failed'
          returning id`,
      )
      if (rows.length > 0) await enqueueEmails(transaction, queue, [id])
      return rows.length > 0
    })
    if (!isQueued) throw apiError(req, 409, 'This email is not waiting to be sent again.')
    return Response.json({ status: 'queued' }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

/** All outgoing emails, stored in the transaction of what they report, so that none is lost. */
export const Emails: CollectionConfig = {
  slug: 'emails',
  labels: { singular: 'Email message', plural: 'Emails' },
  access: {
    create: noAccess,
    update: noAccess,
    delete: staffWith('admin'),
    read: staffWith('admin'),
  },
  endpoints: [sendAgain],
  defaultSort: '-createdAt',
  admin: {
    group: 'Inbox',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'attempts', 'sentAt'],
    hidden: hiddenUnless('admin'),
    description: 'Emails to visitors and staff. A failed email stays here until it is sent.',
    components: {
      edit: { beforeDocumentControls: ['@vitrina/admin/components/email/email.tsx#SendAgain'] },
    },
  },
  fields: [
    { name: 'to', label: 'Recipient', type: 'text', required: true, index: true, admin: fact },
    { name: 'replyTo', label: 'Answers go to', type: 'text', admin: fact },
    { name: 'subject', type: 'text', required: true, admin: fact },
    { name: 'template', type: 'text', required: true, admin: fact },
    { name: 'data', label: 'What it says', type: 'json', required: true, admin: fact },
    {
      name: 'about',
      label: 'Reference',
      type: 'text',
      index: true,
      admin: { ...fact, description: 'What it is about.' },
    },
    { name: 'headers', type: 'json', admin: { hidden: true } },
    { name: 'attachments', type: 'json', admin: { hidden: true } },
    {
      name: 'messageId',
      label: 'Message number',
      type: 'text',
      required: true,
      unique: true,
      admin: fact,
    },
    selectField(
      'status',
      { queued: 'Queued', sent: 'Sent', failed: 'Failed' },
      {
        defaultValue: 'queued',
        index: true,
        admin: {
          readOnly: true,
          components: {
            ...fact.components,
            Cell: '@vitrina/admin/components/email/email.tsx#StatusCell',
          },
        },
      },
    ),
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: fact },
    {
      name: 'lastError',
      type: 'textarea',
      admin: fact,
      hooks: {
        afterRead: [({ value, req }) => value && translateIfKnown(value, req.i18n.language)],
      },
    },
    { name: 'sentAt', type: 'date', admin: fact },
    { name: 'triedAt', label: 'Last attempt', type: 'date', admin: { hidden: true } },
  ],
}

/** Emails to addresses that may be unconfirmed; `unconfirmedLimits` count them. */
export const confirmations = [
  'consultation-received',
  'appointment-moved',
  'appointment-cancelled',
  'application-received',
  'job-alert-confirm',
] as const satisfies EmailTemplateName[]

export const unconfirmedLimits = { ofTemplateInHour: 5, inDay: 15 }

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
  const given = emails.map((email) => ({
    ...email,
    subject: plainLine(email.subject),
    messageId: `<${randomUUID()}@${new URL(settings.SITE_URL).hostname}>`,
  }))
  // Serialises emails to one address, so that the limits count them all.
  for (const { to, unconfirmed, template } of emails) {
    if (unconfirmed || template === 'consultation-received')
      await lock(req, sql`'confirmation:' || ${mailbox(sql`${to}::text`)}`)
  }
  const ids = await insertEmails(req, given)
  await enqueueEmails(req, queue, ids)
  return ids.length
}

export function queueEmail(req: PayloadRequest, queue: EmailQueue, email: EmailToSend) {
  return queueEmails(req, queue, [email])
}

/** Same for one email to an unconfirmed address. @returns whether it was queued. */
export async function queueConfirmation(
  req: PayloadRequest,
  queue: EmailQueue,
  email: EmailToSend<(typeof confirmations)[number]>,
): Promise<boolean> {
  return (await queueEmails(req, queue, [{ ...email, unconfirmed: true }])) > 0
}

/** Enqueues the jobs that send stored emails, in the transaction of `req`. */
export function enqueueEmails(req: PayloadRequest, queue: EmailQueue, ids: readonly number[]) {
  const jobs = ids.map((mailId) => ({ data: { mailId } }))
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

/** Invitations are limited by the number of slots, unless the address cancels and books again. */
const isBookedAgain = sql`(given.template = 'consultation-received' and exists (
  select 1 from emails
  where ${mailbox(sql`emails."to"`)} = ${mailbox(sql`given."to"`)}
    and emails.created_at > now() - interval '1 day'
    and emails.template = 'appointment-cancelled'
))`

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
    where not ((coalesce(unconfirmed, false) or ${isBookedAgain}) and (
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

/** Whether a confirmation email was queued, which is not certain: it may have been held back. */
export async function isConfirmed(
  payload: Payload,
  reference: string,
  templates: readonly EmailTemplateName[],
  sequence?: number,
): Promise<boolean> {
  const rows = await query(
    { payload },
    sql`
    select 1 from emails
    where about = ${reference} and template in ${[...templates]}
    ${sequence === undefined ? sql`` : sql`and data->'appointment'->>'sequence' = ${String(sequence)}`}
    limit 1`,
  )
  return rows.length > 0
}
