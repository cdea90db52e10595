import { sql } from 'drizzle-orm'
import { executorOf, type InTransaction } from '../../storage/executor.ts'

/** Distinguishes this lock from others on the same database; the number has no other meaning. */
const retention = 7_301_996

/**
 * Keeps other processes from doing the same until the transaction ends, however it ends.
 *
 * @returns whether no other one is at it.
 */
export async function isOnlyOne(req: InTransaction): Promise<boolean> {
  const database = await executorOf(req)
  // A process that vanished without a word, as in a power cut, would hold it for hours.
  await database.execute(sql`set local idle_in_transaction_session_timeout = '60s'`)
  const { rows } = await database.execute(
    sql`select pg_try_advisory_xact_lock(${retention}) as held`,
  )
  return rows[0]?.held === true
}
