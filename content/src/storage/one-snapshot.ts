import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { executorOf, inTransaction } from './transaction.ts'

/** Retryable errors: `serialization_failure` and `deadlock_detected` (PostgreSQL, appendix A). */
const passing = ['40001', '40P01']
const attempts = 10

/**
 * Like `inTransaction`, but `work` reads from one snapshot and is repeated from the start after a
 * conflict with a concurrent change. Data that arrives meanwhile is seen completely or not at all.
 *
 * @throws what `work` threw, or the conflict if it remains after ten attempts.
 */
export async function inOneSnapshot<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(payload, async (req) => {
        const database = await executorOf(req)
        await database.execute(sql`set transaction isolation level repeatable read`)
        return work(req)
      })
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
    }
  }
}

/** Drizzle wraps database errors. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && passing.includes(String(error.code))) return true
  return isConflict(error.cause)
}
