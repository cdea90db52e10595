import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { type ComponentType, createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { ApplicationNotice, ApplicationReceived, ApplicationStep } from '../applications/emails.tsx'
import {
  AppointmentCancelled,
  AppointmentMoved,
  AppointmentNotice,
  AppointmentReminder,
  ConsultationNotice,
  ConsultationReceived,
} from '../consultations/emails.tsx'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import type { EmailWording } from '../i18n/translate.ts'
import { errorCode, type JobLog } from '../jobs/queue.ts'
import { RetentionNotice } from '../personal-data/retention/emails.tsx'
import { StaffInvitation, TestEmail } from '../staff/emails.tsx'
import { tryLock } from '../storage/locks.ts'
import { inTransaction, query } from '../storage/transaction.ts'
import { JobAlertConfirm, JobAlertDigest } from '../vacancies/emails.tsx'
import { inBrandColours } from './layout.tsx'
import type { EmailCompany } from './recipients.ts'
import { deliveryFailure, type EmailTransport, type OutgoingEmail } from './transport.ts'

const emailTemplates = {
  'consultation-received': ConsultationReceived,
  'consultation-notice': ConsultationNotice,
  'appointment-moved': AppointmentMoved,
  'appointment-cancelled': AppointmentCancelled,
  'appointment-notice': AppointmentNotice,
  'appointment-reminder': AppointmentReminder,
  'retention-notice': RetentionNotice,
  'application-received': ApplicationReceived,
  'application-notice': ApplicationNotice,
  'job-alert-confirm': JobAlertConfirm,
  'job-alert-digest': JobAlertDigest,
  'application-step': ApplicationStep,
  'staff-invitation': StaffInvitation,
  'test-email': TestEmail,
} as const

export type EmailTemplateName = keyof typeof emailTemplates

/** Data of each email template; stored with the email until it is sent. */
export type EmailData = {
  [Name in EmailTemplateName]: Omit<Parameters<(typeof emailTemplates)[Name]>[0], 'locale'> & {
    /** Of emails to visitors. */
    locale?: Language
  }
}

export async function renderEmail(template: string, data: unknown) {
  if (!(template in emailTemplates)) throw new Error(`There is no email template “${template}”.`)
  const Template = emailTemplates[template as EmailTemplateName] as ComponentType<object>
  const props: object = { locale: defaultLanguage, ...(data as object) }
  const { company } = data as Partial<QueuedEmail['data']>
  const rendered = await render(createElement(Template, props))
  const html = inBrandColours(rendered, company?.brand?.colours)
  // Headings contain names, so their case is preserved.
  const selectors = [{ selector: 'h1', options: { uppercase: false } }]
  return { html, text: toPlainText(html, { selectors }) }
}

export type SendEmailJob = { mailId: number }

type Sending = {
  payload: Payload
  transport: EmailTransport
  log: JobLog
  /** Aborted when the process shuts down. */
  signal: AbortSignal
}

/** Max time for one batch of jobs, in milliseconds; well below the expiry of a job. */
const maxBatchTime = 120_000

/** After this many failures, the remaining emails are left to their own jobs. */
const maxFailures = 3

/** Max seconds for sending one email. */
const maxSendingTime = 120

/**
 * Sends the emails of a batch of jobs, after older ones that could not be sent before. While the
 * server is unavailable, one is tried and the others wait. Returns the result of each job.
 */
export async function sendEmails(
  { payload, transport, log, signal }: Sending,
  jobs: Pick<JobWithMetadata<SendEmailJob>, 'id' | 'data' | 'retryCount'>[],
): Promise<JobResult[]> {
  const startedAt = Date.now()
  const own = jobs.map(({ data }) => data.mailId)
  const errors = new Map<number, unknown>()
  for (const id of await queuedIds(payload, sql`(${isOneOf(own)} or tried_at is not null)`)) {
    if (signal.aborted || Date.now() - startedAt > maxBatchTime) break
    if (errors.size >= maxFailures && !own.includes(id)) continue
    const error = await sendEmail(payload, transport, id)
    if (error === undefined) continue
    errors.set(id, error)
    if (deliveryFailure(error) === 'server') break
  }
  const unsent = await queuedIds(payload, isOneOf(own))
  const untried = unsent.filter((id) => !errors.has(id))
  await query(
    { payload },
    sql`update emails set tried_at = now() where status = 'queued' and ${isOneOf(untried)}`,
  )
  return jobs.map(({ id, data, retryCount }) => {
    const facts = { email: data.mailId, attempt: retryCount + 1 }
    if (!unsent.includes(data.mailId)) {
      log.info(facts, 'email sent')
      return { id, status: 'completed' }
    }
    const error = errors.get(data.mailId)
    if (error === undefined) return { id, status: 'failed' }
    const code = errorCode(error)
    log.error({ ...facts, code }, 'email not sent')
    return { id, status: 'failed', output: { code } }
  })
}

/** Translated when staff read it. */
const interrupted: EmailWording = 'The last attempt was interrupted.'

/** Marks the email of a job that pg-boss retries no more as failed, for staff to see. */
export async function markFailed(payload: Payload, log: JobLog, { mailId }: SendEmailJob) {
  const [failed] = await query(
    { payload },
    sql`update emails set status = 'failed', updated_at = now(),
        last_error = coalesce(last_error, ${interrupted})
      where id = ${mailId} and status = 'queued'
      returning id`,
  )
  if (failed) log.error({ email: mailId }, 'email failed')
}

const isOneOf = (ids: readonly number[]) => sql`id = any(${sql.param(ids)}::int[])`

/** Oldest first. */
async function queuedIds(payload: Payload, which: SQL): Promise<number[]> {
  const rows = await query(
    { payload },
    sql`select id from emails where status = 'queued' and ${which} order by id`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Sends an email unless that is done or in progress, and stores the result; returns the error. */
async function sendEmail(payload: Payload, transport: EmailTransport, id: number) {
  return inTransaction(payload, async (req) => {
    if (!(await tryLock(req, `email:${id}`, maxSendingTime))) return undefined
    // Not in this transaction: what was sent is stored even if the connection with the lock breaks.
    const run = (statement: SQL) => query({ payload }, statement)
    const [row] = await run(sql`
      select "to", reply_to as "replyTo", subject, template, data, headers, attachments,
        message_id as "messageId"
      from emails where id = ${id} and status = 'queued'`)
    if (!row) return undefined
    const { template, data, ...email } = row as QueuedEmail
    try {
      const rendered = await renderEmail(template, data)
      await transport.send({ ...email, ...rendered, fromName: data.company.name })
    } catch (error) {
      // A `rejected` email does not wait for the server, so only its own job retries it.
      const waits = deliveryFailure(error) !== 'rejected'
      await run(sql`
        update emails set attempts = attempts + 1, updated_at = now(),
          last_error = ${error instanceof Error ? error.message : String(error)},
          tried_at = ${waits ? sql`now()` : sql`null`}
        where id = ${id}`)
      return error ?? new Error('unknown')
    }
    await run(sql`
      update emails set status = 'sent', attempts = attempts + 1, sent_at = now(), last_error = null,
        tried_at = null, updated_at = now()
      where id = ${id}`)
    return undefined
  })
}

type QueuedEmail = Omit<OutgoingEmail, 'fromName' | 'html' | 'text'> & {
  template: string
  data: { company: EmailCompany }
}
