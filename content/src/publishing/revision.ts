import { sql } from 'drizzle-orm'
import { executorOf, type InTransaction } from '../storage/transaction.ts'

/** The PostgreSQL channel that announces a raised revision. */
export const revisionChannel = 'content_revision'

/**
 * Raises the content revision, the number that changes with every change that visitors can see, and
 * announces it. Both take effect only when the transaction of `req` commits.
 *
 * Call it last: until the commit, other transactions that raise it wait.
 */
export async function raiseRevision(req: InTransaction): Promise<void> {
  const executor = await executorOf(req)
  await executor.execute(sql`
    with raised as (update content_revision set number = number + 1 returning number)
    select pg_notify(${revisionChannel}, number::text) from raised`)
}
