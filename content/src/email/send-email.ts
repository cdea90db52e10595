import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { errorCode, type JobLog } from '../jobs/queue.ts'
import { tryLock } from '../storage/locks.ts'
import { executorOf, inTransaction } from '../storage/transaction.ts'
import { renderEmail } from './render.tsx'
import { deliveryFailure, type EmailTransport, type OutgoingEmail } from './transport.ts'

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
 * Sends the emails of a batch of jobs, and before newer ones those that an earlier attempt could
 * not send, so that emails arrive in order of age once the server is available again. While the
 * server is unavailable, one email is tried and the others wait.
 *
 * @returns the result of each job; pg-boss retries the failed ones.
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
  await defer(
    payload,
    unsent.filter((id) => !errors.has(id)),
  )
  return jobs.map(({ id, data, retryCount }) => {
    const facts = { mail: data.mailId, attempt: retryCount + 1 }
    if (!unsent.includes(data.mailId)) {
      log.info(facts, 'mail sent')
      return { id, status: 'completed' }
    }
    const error = errors.get(data.mailId)
    if (error === undefined) return { id, status: 'failed' }
    const code = errorCode(error)
    log.error({ ...facts, code }, 'mail not sent')
    return { id, status: 'failed', output: { code } }
  })
}

/** Marks the email of a job that pg-boss retries no more as failed, for staff to see. */
export async function markFailed(
  payload: Payload,
  log: JobLog,
  { mailId }: SendEmailJob,
): Promise<void> {
  const database = await executorOf({ payload })
  const { rows } = await database.execute(sql`
    update emails set status = 'failed', updated_at = now(),
      last_error = coalesce(last_error, 'The last attempt was interrupted.')
    where id = ${mailId} and status = 'queued'
    returning id`)
  if (rows.length > 0) log.error({ mail: mailId }, 'mail failed')
}

const isOneOf = (ids: readonly number[]) => sql`id = any(${sql.param(ids)}::int[])`

/** Oldest first. */
async function queuedIds(payload: Payload, which: SQL): Promise<number[]> {
  const database = await executorOf({ payload })
  const { rows } = await database.execute(
    sql`select id from emails where status = 'queued' and ${which} order by id`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Marks emails as waiting without an attempt. */
async function defer(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const database = await executorOf({ payload })
  await database.execute(
    sql`update emails set tried_at = now() where ${isOneOf(ids)} and status = 'queued'`,
  )
}

/**
 * Sends an email unless it is sent, or another process is sending it, and stores the result.
 *
 * @returns the error of the attempt, if there was one.
 */
async function sendEmail(
  payload: Payload,
  transport: EmailTransport,
  id: number,
): Promise<unknown> {
  return inTransaction(payload, async (req) => {
    if (!(await tryLock(req, `email:${id}`, maxSendingTime))) return undefined
    // Not in this transaction: what was sent is stored even if the connection with the lock breaks.
    const database = await executorOf({ payload })
    const { rows } = await database.execute(sql`
      select "to", reply_to, subject, template, data, headers, attachments, message_id from emails
      where id = ${id} and status = 'queued'`)
    const mail = rows[0] as QueuedEmail | undefined
    if (!mail) return undefined
    try {
      await deliver(transport, mail)
    } catch (error) {
      // A `rejected` email does not wait for the server, so only its own job retries it.
      const waits = deliveryFailure(error) !== 'rejected'
      await database.execute(sql`
        update emails set attempts = attempts + 1, updated_at = now(),
          last_error = ${error instanceof Error ? error.message : String(error)},
          tried_at = ${waits ? sql`now()` : sql`null`}
        where id = ${id}`)
      return error ?? new Error('unknown')
    }
    await database.execute(sql`
      update emails set status = 'sent', attempts = attempts + 1, sent_at = now(), last_error = null,
        tried_at = null, updated_at = now()
      where id = ${id}`)
    return undefined
  })
}

type QueuedEmail = {
  to: string
  reply_to: string | null
  subject: string
  template: string
  data: unknown
  headers: OutgoingEmail['headers'] | null
  attachments: OutgoingEmail['attachments'] | null
  message_id: string
}

async function deliver(transport: EmailTransport, mail: QueuedEmail): Promise<void> {
  const { html, text } = await renderEmail(mail.template, mail.data)
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

/** The company name, which every template has, for the sender name. */
function companyName(data: unknown): string | undefined {
  const { company } = (data ?? {}) as { company?: { name?: unknown } }
  return typeof company?.name === 'string' ? company.name : undefined
}
