import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { documentsFolder } from '../documents/folders.ts'
import { sendMailQueue } from '../jobs/queue.ts'
import { executorOf, type InTransaction } from '../storage/transaction.ts'
import { type Holding, idsOf, parts } from './holdings.ts'

export type Counts = Partial<Record<Holding['part'], number>>

/**
 * Removes rows with all that hangs on them, in the transaction of `req`; the files are removed once
 * it is committed, by `removeFiles`. It goes past Payload's operations on purpose: they would remove
 * files before the commit, and what keeps staff from removing what is in use has no say here.
 *
 * An appointment that was agreed goes with its request, and its time is free again.
 */
export async function eraseHoldings(
  req: InTransaction,
  holdings: readonly Holding[],
): Promise<Counts> {
  const database = await executorOf(req)
  const remove = async (part: Holding['part'], statement: (ids: SQL) => SQL) => {
    const ids = idsOf(holdings, part)
    if (ids.length > 0) await database.execute(statement(sql`(${sql.param(ids)}::int[])`))
  }
  // What a mail server has answered, with the address in it, stays in the job that failed.
  await remove(
    'mails',
    (ids) =>
      sql`delete from jobs.job where name = ${sendMailQueue} and (data->>'mailId')::int = any ${ids}`,
  )
  await remove('mails', (ids) => sql`delete from mails where id = any ${ids}`)
  // Before their documents: without one, a version would stay behind on its own.
  await remove(
    'application-versions',
    (ids) => sql`delete from _applications_v where id = any ${ids}`,
  )
  await remove(
    'request-versions',
    (ids) => sql`delete from _consultation_requests_v where id = any ${ids}`,
  )
  await remove('applications', (ids) => removeLocks(sql`applications_id`, ids))
  await remove('applications', (ids) => sql`delete from applications where id = any ${ids}`)
  await remove('consultation-requests', (ids) => removeLocks(sql`consultation_requests_id`, ids))
  await remove(
    'consultation-requests',
    (ids) => sql`delete from consultation_requests where id = any ${ids}`,
  )
  await remove('documents', (ids) => sql`delete from documents where id = any ${ids}`)
  await remove('job-alerts', (ids) => removeLocks(sql`job_alerts_id`, ids))
  await remove('job-alerts', (ids) => sql`delete from job_alerts where id = any ${ids}`)
  await remove(
    'saved-filters',
    (ids) => sql`delete from payload_query_presets where id = any ${ids}`,
  )
  return countsOf(holdings)
}

/** How many there are of each part that there is. */
export function countsOf(holdings: readonly Holding[]): Counts {
  return Object.fromEntries(
    parts.map((part) => [part, idsOf(holdings, part).length]).filter(([, count]) => count),
  )
}

/**
 * Removes the files of erased documents, after the commit. One that stays, because the process dies
 * before or the disk refuses, has no row any more: `sweepDocuments` removes it.
 */
export async function removeFiles(
  { payload }: Pick<PayloadRequest, 'payload'>,
  holdings: readonly Holding[],
): Promise<void> {
  const names = holdings.flatMap(({ filename }) => (filename ? [filename] : []))
  const removed = await Promise.allSettled(
    names.map((name) => rm(path.join(documentsFolder, path.basename(name)), { force: true })),
  )
  const left = removed.filter(({ status }) => status === 'rejected').length
  if (left > 0) payload.logger.error({ files: left }, 'erased documents are left to the sweep')
}

/** The notes of who is editing what. */
function removeLocks(column: SQL, ids: SQL): SQL {
  return sql`
    delete from payload_locked_documents where id in (
      select parent_id from payload_locked_documents_rels where ${column} = any ${ids}
    )`
}
