import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { type InTransaction, inTransaction, query, withinTime } from './transaction.ts'

const advisoryLock = (key: string | SQL) =>
  sql`pg_advisory_xact_lock(hashtextextended((${key})::text, 0))`

/**
 * For a waiting caller: fails within eight seconds when blocked, slow or frozen. Locks `keys` first,
 * in their order. @throws TooSlow without a response; it may still be committed, so a repeated
 * submission has to be recognised.
 */
export function inTransactionWithinTime<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
  keys: string[] = [],
): Promise<Result> {
  const limited = inTransaction(payload, async (req) => {
    // In one statement, whose columns PostgreSQL evaluates from left to right.
    const columns = [
      sql`set_config('lock_timeout', '5s', true), set_config('statement_timeout', '7s', true)`,
      ...keys.map(advisoryLock),
    ]
    await query(req, sql`select ${sql.join(columns, sql`, `)}`)
    return work(req)
  })
  return withinTime(limited, 8_000)
}

/** Waits for a lock that excludes other transactions with the same key until this one ends. */
export async function lock(req: InTransaction, key: string | SQL): Promise<void> {
  await query(req, sql`select ${advisoryLock(key)}`)
}

/**
 * Like `lock`, without waiting; returns whether it was acquired. The transaction may idle for
 * `idleSeconds`; otherwise a process lost in a power cut would hold the lock for hours.
 */
export async function tryLock(req: InTransaction, key: string, idleSeconds: number) {
  const [row] = await query(
    req,
    sql`select set_config('idle_in_transaction_session_timeout', ${`${idleSeconds}s`}, true),
      pg_try_advisory_xact_lock(hashtextextended(${key}::text, 0)) as held`,
  )
  return row?.held === true
}

/** Serializes changes to a document: concurrent ones would leave two newest versions. */
export function lockForChange(req: InTransaction, slug: string, id: number | string = '') {
  return lock(req, `change:${slug}:${id}`)
}
