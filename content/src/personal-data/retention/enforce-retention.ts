import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { type Inbox, inboxes } from '../../inbox/inboxes.ts'
import type { EmailQueue } from '../../jobs/queue.ts'
import { inOneSnapshot, query, tableOf } from '../../storage/transaction.ts'
import { type Counts, eraseHoldings, removeFiles } from '../erase-holdings.ts'
import { type Holding, holdingsOfReceived, isReceived, readHoldings } from '../holdings.ts'
import { type Erased, writeProof } from '../proof-of-erasure.ts'
import { announceErasures } from './announce-erasures.ts'
import { dueAt, isAnnounced, isOnlyOne, type Periods, readPeriods } from './periods.ts'

/**
 * Announces erasures, and erases what was announced long enough ago. Returns the counts of both;
 * `undefined` while another process runs this.
 */
export async function enforceRetention(payload: Payload, queue: EmailQueue, now: Date) {
  const periods = await readPeriods(payload)
  const announced = await announceErasures(payload, queue, periods, now)
  if (announced === undefined) return undefined
  const erased = await eraseExpired(payload, periods, now)
  return erased && { announced, erased }
}

/** Max documents erased in one transaction, with everything that belongs to them. */
const batch = 200

type Run = { payload: Payload; periods: Periods; now: Date; proof?: { id: number; erased: Erased } }
type Finder = (req: PayloadRequest, run: Run) => Promise<Holding[]>

/** Erases in batches of one transaction each, with one proof per run; the next run continues. */
async function eraseExpired(payload: Payload, periods: Periods, now: Date) {
  const run: Run = { payload, periods, now }
  const ofInboxes = (Object.keys(inboxes) as Inbox[]).map(expired)
  for (const find of [...ofInboxes, oldEmails, orphans]) {
    for (;;) {
      const erased = await eraseBatch(run, find)
      if (erased === undefined) return undefined
      if (erased === 0) break
    }
  }
  return run.proof?.erased.counts ?? {}
}

/** @returns how many rows were erased; `undefined` while another process runs this. */
async function eraseBatch(run: Run, find: Finder): Promise<number | undefined> {
  const done = await inOneSnapshot(run.payload, async (req) => {
    if (!(await isOnlyOne(req))) return undefined
    const holdings = await find(req, run)
    if (holdings.length === 0) return { holdings, proof: run.proof }
    const counts = await eraseHoldings(req, holdings)
    return { holdings, proof: await growProof(req, run, holdings, counts) }
  })
  if (!done) return undefined
  run.proof = done.proof
  await removeFiles(run.payload, done.holdings)
  return done.holdings.length
}

/** One proof for a run: the first batch writes it, the others add to it. */
async function growProof(
  req: PayloadRequest,
  { proof }: Run,
  holdings: readonly Holding[],
  counts: Counts,
): Promise<Run['proof']> {
  const { counts: before = {}, references = [] } = proof?.erased ?? {}
  const erased: Erased = {
    scope: [],
    counts: sum(before, counts),
    references: [
      ...references,
      ...holdings.filter(isReceived).flatMap(({ reference }) => reference ?? []),
    ],
  }
  if (!proof) return { ...(await writeProof(req, { reason: 'retention', erased })), erased }
  const { id } = proof
  await req.payload.update({ collection: 'erasures', id, data: { erased }, depth: 0, req })
  return { id, erased }
}

function sum(one: Counts, other: Counts): Counts {
  const total = { ...one }
  for (const part of Object.keys(other) as (keyof Counts)[]) {
    total[part] = (total[part] ?? 0) + (other[part] ?? 0)
  }
  return total
}

const expired =
  (inbox: Inbox): Finder =>
  async (req, { periods, now }) => {
    const moment = sql`${now.toISOString()}::timestamptz`
    const rows = await query(
      req,
      sql`select id from ${tableOf(inbox)}
        where ${dueAt(inbox, periods)} <= ${moment}
          and ${isAnnounced(inbox, periods)}
          and erasure_announced_at <= ${moment} - make_interval(days => ${periods.warningDays}::int)
        order by id limit ${batch}`,
    )
    const ids = rows.map(({ id }) => Number(id))
    return ids.length > 0 ? holdingsOfReceived(req, inbox, ids) : []
  }

/** Sent emails, and failed ones that are about no stored document. */
const oldEmails: Finder = (req, { periods, now }) => {
  const about = sql`(emails.about, emails.data->>'reference')`
  return readHoldings(
    req,
    sql`select 'emails' as part, 'other' as kind, id from emails
      where coalesce(sent_at, created_at)
          < ${now.toISOString()}::timestamptz - make_interval(months => ${periods.emails}::int)
        and (status = 'sent' or (
          status = 'failed'
          and not exists (select 1 from applications where reference in ${about})
          and not exists (select 1 from consultation_requests where reference in ${about})
        ))
      order by id limit ${batch}`,
  )
}

/** Orphaned versions, and files that are too old to belong to a form that is being submitted. */
const orphans: Finder = (req, { now }) => {
  const before = sql`${now.toISOString()}::timestamptz - interval '1 day'`
  return readHoldings(
    req,
    sql`(select 'application-versions' as part, 'applications' as kind, id, null as filename
      from _applications_v where parent_id is null and updated_at < ${before} limit ${batch})
    union all
    (select 'request-versions', 'consultation-requests', id, null
      from _consultation_requests_v where parent_id is null and updated_at < ${before} limit ${batch})
    union all
    (select 'documents', owner::text, id, filename
      from documents
      where created_at < ${before}
        and not exists (select 1 from applications where cv_id = documents.id)
        and not exists (select 1 from _applications_v where version_cv_id = documents.id)
        and not exists (select 1 from consultation_requests_rels where documents_id = documents.id)
        and not exists (select 1 from _consultation_requests_v_rels where documents_id = documents.id)
      limit ${batch})`,
  )
}
