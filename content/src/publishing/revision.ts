import { sql } from 'drizzle-orm'
import { executorOf, type InTransaction } from '../storage/transaction.ts'

/** Where a raised revision is announced. */
export const revisionChannel = 'content_revision'

/**
 * Raises the content revision, the one number that says whether anything visitors can see has
 * changed, and announces it. Both take effect when the transaction of `req` commits, and not at all
 * when it does not.
 *
 * From here to the commit, everyone else who raises it waits: do it last.
 */
export async function raiseRevision(req: InTransaction): Promise<void> {
  const executor = await executorOf(req)
  await executor.execute(sql`
    with raised as (update content_revision set number = number + 1 returning number)
    select pg_notify(${revisionChannel}, number::text) from raised`)
}
