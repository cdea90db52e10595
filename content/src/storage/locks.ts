import { type SQL, sql } from 'drizzle-orm'
import { type InTransaction, query } from './transaction.ts'

/** Waits for a lock that excludes other transactions with the same key until this one ends. */
export async function lock(req: InTransaction, key: string | SQL): Promise<void> {
  await query(req, sql`select pg_advisory_xact_lock(hashtextextended((${key})::text, 0))`)
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
