import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { type CollectionBeforeChangeHook, NotFound, type Payload } from 'payload'
import { documentsFolder } from '../documents/store-document.ts'
import { failedEmailQueue, sendEmailQueue } from '../jobs/queue.ts'
import { type InTransaction, query, tableOf } from '../storage/transaction.ts'
import { type Holding, idsOf } from './holdings.ts'
import type { Part } from './scope.ts'

export type Counts = Partial<Record<Part, number>>

/** In the order of deletion: deleting a document first would orphan its versions. */
const tables = {
  emails: 'emails',
  'application-versions': '_applications_v',
  'request-versions': '_consultation_requests_v',
  applications: 'applications',
  'consultation-requests': 'consultation_requests',
  documents: 'documents',
  'job-alerts': 'job_alerts',
  'saved-filters': 'payload_query_presets',
} satisfies Record<Part, string>

/** The parts whose documents Payload locks while they are edited. */
const lockable = ['applications', 'consultation-requests', 'job-alerts']

/**
 * Deletes rows and everything that depends on them in the transaction of `req`. Bypasses Payload's
 * operations: they would delete files before the commit, and protect referenced documents.
 */
export async function eraseHoldings(req: InTransaction, holdings: readonly Holding[]) {
  for (const [part, table] of Object.entries(tables)) {
    const ids = idsOf(holdings, part as Part)
    if (ids.length === 0) continue
    const anyId = sql`any (${sql.param(ids)}::int[])`
    // Failed jobs contain the mail server's response, which includes the address.
    if (part === 'emails') {
      await query(
        req,
        sql`delete from jobs.job where name in (${sendEmailQueue}, ${failedEmailQueue})
          and (data->>'mailId')::int = ${anyId}`,
      )
    }
    if (lockable.includes(part)) {
      await query(
        req,
        sql`delete from payload_locked_documents where id in (
          select parent_id from payload_locked_documents_rels
          where ${sql.raw(table)}_id = ${anyId})`,
      )
    }
    await query(req, sql`delete from ${sql.raw(table)} where id = ${anyId}`)
  }
  return countsOf(holdings)
}

/** Counts the holdings of each part; parts without any are left out. */
export function countsOf(holdings: readonly Holding[]): Counts {
  const byPart = Object.entries(Object.groupBy(holdings, ({ part }) => part))
  return Object.fromEntries(byPart.map(([part, { length }]) => [part, length]))
}

/** Deletes files after the commit. `cleanUpDocuments` deletes those that remain, without a row. */
export async function removeFiles(payload: Payload, holdings: readonly Holding[]): Promise<void> {
  const names = holdings.flatMap(({ filename }) => filename || [])
  const removed = await Promise.allSettled(
    names.map((name) => rm(path.join(documentsFolder, path.basename(name)), { force: true })),
  )
  const left = removed.filter(({ status }) => status === 'rejected').length
  if (left > 0) payload.logger.error({ files: left }, 'erased documents are left to the clean-up')
}

/**
 * Prevents an update from restoring an erased document: Payload writes updates as upserts. The row
 * is locked until the update commits, so an erasure comes first, and the update fails, or later.
 */
export const rejectErased: CollectionBeforeChangeHook = async ({
  collection,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return
  const [row] = await query(
    req,
    sql`select 1 from ${tableOf(collection.slug)} where id = ${originalDoc.id} for update`,
  )
  if (!row) throw new NotFound(req.t)
}
