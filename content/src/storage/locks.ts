import { type SQL, sql } from 'drizzle-orm'
import { executorOf, type InTransaction } from './transaction.ts'

/** Waits for a lock that excludes other transactions with the same key until this one ends. */
export async function lock(req: InTransaction, key: string | SQL): Promise<void> {
  const database = await executorOf(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended((${key})::text, 0))`)
}

/**
 * Like `lock`, without waiting.
 *
 * @param idleSeconds max time that the transaction may be idle. Otherwise a process that is lost
 *   without closing its connection, as in a power cut, would hold the lock for hours.
 * @returns whether the lock was acquired.
 */
export async function tryLock(
  req: InTransaction,
  key: string,
  idleSeconds: number,
): Promise<boolean> {
  const database = await executorOf(req)
  const { rows } = await database.execute(sql`
    select set_config('idle_in_transaction_session_timeout', ${`${idleSeconds}s`}, true),
      pg_try_advisory_xact_lock(hashtextextended(${key}::text, 0)) as held`)
  return rows[0]?.held === true
}

/**
 * Serializes changes to a document or a global: the next transaction waits until this one commits,
 * and reads what it wrote. Payload reads before it writes to decide which version is the newest, so
 * two concurrent changes would leave two newest versions.
 */
export function lockForChange(
  req: InTransaction,
  slug: string,
  id: number | string = '',
): Promise<void> {
  return lock(req, `change:${slug}:${id}`)
}
