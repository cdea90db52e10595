import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { type CollectionBeforeChangeHook, NotFound, type PayloadRequest } from 'payload'
import { documentsFolder } from '../documents/folders.ts'
import { failedEmailQueue, sendEmailQueue } from '../jobs/queue.ts'
import { executorOf, type InTransaction } from '../storage/transaction.ts'
import { type Holding, idsOf, parts } from './holdings.ts'

export type Counts = Partial<Record<Holding['part'], number>>

/**
 * Deletes rows and everything that depends on them in the transaction of `req`; `removeFiles`
 * deletes the files after the commit. Bypasses Payload's operations on purpose: they would delete
 * files before the commit, and the protection of referenced documents does not apply here.
 *
 * A booked appointment is deleted with its request, and its slot becomes available again.
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
  // Failed jobs contain the mail server's response, which includes the address.
  await remove(
    'emails',
    (ids) =>
      sql`delete from jobs.job
        where name in (${sendEmailQueue}, ${failedEmailQueue}) and (data->>'mailId')::int = any ${ids}`,
  )
  await remove('emails', (ids) => sql`delete from emails where id = any ${ids}`)
  // Before the documents: deleting a document first would orphan its versions.
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

/** Counts the holdings of each part; parts without any are left out. */
export function countsOf(holdings: readonly Holding[]): Counts {
  return Object.fromEntries(
    parts.map((part) => [part, idsOf(holdings, part).length]).filter(([, count]) => count),
  )
}

/**
 * Deletes the files of erased documents, after the commit. A file that remains because the process
 * died or the disk failed has no row any more, and `cleanUpDocuments` deletes it.
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
  if (left > 0) payload.logger.error({ files: left }, 'erased documents are left to the clean-up')
}

/** Deletes Payload's document locks. */
function removeLocks(column: SQL, ids: SQL): SQL {
  return sql`
    delete from payload_locked_documents where id in (
      select parent_id from payload_locked_documents_rels where ${column} = any ${ids}
    )`
}

/**
 * Prevents an update from restoring an erased document: Payload writes updates as upserts, and the
 * document may have been read before it was erased. The row is checked again and locked until the
 * update commits, so an erasure either comes first, and the update fails, or comes later and erases
 * the update too.
 *
 * @throws NotFound when the row no longer exists.
 */
export const rejectErased: CollectionBeforeChangeHook = async ({
  collection,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const database = await executorOf(req)
  const { rows } = await database.execute(
    sql`select 1 from ${table} where id = ${originalDoc.id} for update`,
  )
  if (rows.length === 0) throw new NotFound(req.t)
}
