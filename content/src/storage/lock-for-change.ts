import { sql } from 'drizzle-orm'
import { executorOf, type InTransaction } from './transaction.ts'

/**
 * Lets one transaction at a time change a document or a global: the next one waits until this one
 * is committed, and reads what it has written. Payload decides which version is the newest by
 * reading first and writing then; two at once would leave two newest ones.
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
