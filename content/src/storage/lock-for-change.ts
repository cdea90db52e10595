import { sql } from 'drizzle-orm'
import { executorOf, type InTransaction } from './transaction.ts'

/**
 * Serializes changes to a document or a global: the next transaction waits until this one commits,
 * and reads what it wrote. Payload reads before it writes to decide which version is the newest, so
 * two concurrent changes would leave two newest versions.
 */
export async function lockForChange(
  req: InTransaction,
  slug: string,
  id: number | string = '',
): Promise<void> {
  const database = await executorOf(req)
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`change:${slug}:${id}`}::text, 0))`,
  )
}
