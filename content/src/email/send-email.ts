import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { errorCode } from '../jobs/error-code.ts'
import type { JobLog } from '../jobs/job-log.ts'
import { executorOf } from '../storage/transaction.ts'
import { renderMail } from './render.tsx'
import type { MailTransport, OutgoingMail } from './transport.ts'
import { deliveryFailure } from './transport.ts'

export type SendMailJob = { mailId: number }

/** One attempt at a job. */
type Attempt = Pick<JobWithMetadata<SendMailJob>, 'data' | 'retryCount' | 'retryLimit'>

/** An email claimed for sending. */
type ClaimedMail = {
  id: number
  to: string
  reply_to: string | null
  subject: string
  template: string
  data: unknown
  headers: OutgoingMail['headers'] | null
  attachments: OutgoingMail['attachments'] | null
  message_id: string
}

type Sending = { payload: Payload; transport: MailTransport }

/** Max time that one job spends on waiting emails, in milliseconds; well below its expiry. */
const longest = 60_000

/** After this many failures, a job leaves the remaining emails to their own jobs. */
const mostPutOff = 3

/**
 * Sends the email of a job, and every other email that an earlier attempt could not send, oldest
 * first, so that emails arrive in order of age once the server is available again. While the server
 * is unavailable, one email is tried and the others wait.
 *
 * Each email is claimed while it is being sent, so that two processes never send the same one.
 *
 * @throws when the job's own email was not sent; the job is then retried. If the last retry fails,
 *   the email is marked as failed, for staff to see.
 */
export async function sendMail(
  payload: Payload,
  transport: MailTransport,
  job: Attempt,
): Promise<void> {
  const { mailId } = job.data
  const startedAt = new Date()
  const sending = { payload, transport }
  let own: { error: unknown } | 'sent' | undefined
  let putOff = 0
  try {
    while (Date.now() - startedAt.getTime() < longest) {
      const since = putOff < mostPutOff ? startedAt : undefined
      const mail = await claimOldest(payload, own ? undefined : mailId, since)
      if (!mail) break
      const error = await attempt(sending, mail)
      if (mail.id === mailId) own = error === undefined ? 'sent' : { error }
      if (error !== undefined) putOff++
      if (error === undefined || deliveryFailure(error) !== 'server') continue
      if (!own) await wait(payload, mailId)
      own ??= { error }
      break
    }
  } finally {
    if (own !== 'sent') await giveUpAfterLast(payload, job)
  }
  if (own === 'sent') return
  if (own) throw own.error
  if (await isQueued(payload, mailId)) throw new Error('The mail is being sent by another process.')
}

/** Defers the email of a job without trying it, because no email can be sent now. */
export async function putOffMail(payload: Payload, job: Attempt): Promise<void> {
  await wait(payload, job.data.mailId)
  await giveUpAfterLast(payload, job)
}

/** Sends a claimed email and stores the result. @returns the error, if there was one. */
async function attempt({ payload, transport }: Sending, mail: ClaimedMail): Promise<unknown> {
  try {
    await deliver(transport, mail)
  } catch (error) {
    await noteFailure(payload, mail.id, error)
    return error ?? new Error('unknown')
  }
  const database = await executorOf({ payload })
  await database.execute(sql`
    update mails set status = 'sent', attempts = attempts + 1, sent_at = now(), last_error = null,
      tried_at = null, sending_until = null, updated_at = now()
    where id = ${mail.id}`)
  return undefined
}

async function deliver(transport: MailTransport, mail: ClaimedMail): Promise<void> {
  const { html, text } = await renderMail(mail.template, mail.data)
  await transport.send({
    fromName: companyName(mail.data),
    to: mail.to,
    replyTo: mail.reply_to || undefined,
    subject: mail.subject,
    messageId: mail.message_id,
    html,
    text,
    headers: mail.headers ?? undefined,
    attachments: mail.attachments ?? undefined,
  })
}

/**
 * Claims the oldest email to send: the job's own, or one that waits since an attempt (`tried_at`)
 * before `triedBefore`. Without `triedBefore`, only the job's own.
 */
async function claimOldest(
  payload: Payload,
  own: number | undefined,
  triedBefore: Date | undefined,
): Promise<ClaimedMail | undefined> {
  const database = await executorOf({ payload })
  const { rows } = await database.execute(sql`
    update mails set sending_until = now() + interval '1 minute'
    where id = (
      select id from mails
      where status = 'queued'
        and (sending_until is null or sending_until < now())
        and (id = ${own ?? 0} or tried_at <= ${triedBefore?.toISOString() ?? null}::timestamptz)
      order by id
      limit 1
      for update skip locked
    )
    returning id, "to", reply_to, subject, template, data, headers, attachments, message_id`)
  return rows[0] as ClaimedMail | undefined
}

/** A `refused` email does not wait for the server, so only its own job retries it. */
async function noteFailure(payload: Payload, id: number, error: unknown): Promise<void> {
  const waits = deliveryFailure(error) !== 'refused'
  const database = await executorOf({ payload })
  await database.execute(sql`
    update mails set attempts = attempts + 1, sending_until = null, updated_at = now(),
      last_error = ${error instanceof Error ? error.message : String(error)},
      tried_at = ${waits ? sql`now()` : sql`null`}
    where id = ${id}`)
}

/** Marks an email as waiting without an attempt. */
async function wait(payload: Payload, id: number): Promise<void> {
  const database = await executorOf({ payload })
  await database.execute(
    sql`update mails set tried_at = now() where id = ${id} and status = 'queued'`,
  )
}

async function giveUpAfterLast(
  payload: Payload,
  { data, retryCount, retryLimit }: Attempt,
): Promise<void> {
  if (retryCount < retryLimit) return
  const database = await executorOf({ payload })
  await database.execute(sql`
    update mails set status = 'failed', sending_until = null, updated_at = now()
    where id = ${data.mailId} and status = 'queued'`)
}

async function isQueued(payload: Payload, id: number): Promise<boolean> {
  const database = await executorOf({ payload })
  const { rows } = await database.execute(
    sql`select 1 from mails where id = ${id} and status = 'queued'`,
  )
  return rows.length > 0
}

/** The company name, which every template has, for the sender name. */
function companyName(data: unknown): string | undefined {
  const { company } = (data ?? {}) as { company?: { name?: unknown } }
  return typeof company?.name === 'string' ? company.name : undefined
}

type Batch = {
  payload: Payload
  transport: MailTransport
  log: JobLog
  /** Aborted when the process shuts down. */
  ending: AbortSignal
}

/** Max time for one batch, in milliseconds; the remaining emails are retried. */
const maxBatchTime = 120_000

/**
 * Sends the emails of several jobs one after another, oldest first. After a server failure, or when
 * the process shuts down, the remaining emails are deferred without being tried.
 *
 * @returns the result of each job.
 */
export async function sendMailBatch(
  { payload, transport, log, ending }: Batch,
  jobs: JobWithMetadata<SendMailJob>[],
): Promise<JobResult[]> {
  const startedAt = Date.now()
  const results: JobResult[] = []
  let isOver = false
  for (const job of jobs.toSorted((one, other) => one.data.mailId - other.data.mailId)) {
    const facts = { mail: job.data.mailId, attempt: job.retryCount + 1 }
    isOver ||= ending.aborted || Date.now() - startedAt > maxBatchTime
    try {
      if (isOver) await putOffMail(payload, job)
      else await sendMail(payload, transport, job)
      results.push({ id: job.id, status: isOver ? 'failed' : 'completed' })
      if (!isOver) log.info(facts, 'mail sent')
    } catch (error) {
      isOver ||= deliveryFailure(error) === 'server'
      log.error({ ...facts, code: errorCode(error) }, 'mail not sent')
      results.push({ id: job.id, status: 'failed', output: { code: errorCode(error) } })
    }
  }
  return results
}
