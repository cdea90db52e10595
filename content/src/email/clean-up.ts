import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { JobLog } from '../jobs/job-log.ts'
import { sendMailQueue } from '../jobs/queue.ts'
import { settings } from '../settings.ts'
import { executorOf } from '../storage/transaction.ts'
import { halfWritten, outboxFolder } from './transport.ts'

/**
 * Marks queued emails without a job as failed: their process died during the last attempt. Staff
 * then see them and can send them again.
 */
export async function giveUpMails(payload: Payload, log: JobLog): Promise<void> {
  const database = await executorOf({ payload })
  const { rows } = await database.execute(sql`
    update mails set status = 'failed', sending_until = null, updated_at = now(),
      last_error = coalesce(last_error, 'The last attempt was interrupted.')
    where status = 'queued' and created_at < now() - interval '10 minutes'
      and not exists (
        select 1 from jobs.job
        where job.name = ${sendMailQueue} and job.state in ('created', 'retry', 'active')
          and (job.data ->> 'mailId')::int = mails.id
      )
    returning id`)
  if (rows.length > 0) log.error({ mails: rows.length }, 'mails given up')
}

/**
 * Removes partial outbox files of processes that died; the emails themselves are sent again.
 *
 * @param olderThan age in milliseconds; must exceed the time it takes to write an email.
 * @returns the number of removed files.
 */
export async function sweepOutbox({ olderThan }: { olderThan: number }): Promise<number> {
  const folder = outboxFolder(settings)
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((each) => each.endsWith(halfWritten))) {
    const file = path.join(folder, name)
    const facts = await stat(file).catch(() => undefined)
    if (!facts || facts.mtimeMs > Date.now() - olderThan) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}
