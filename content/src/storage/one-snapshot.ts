import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { executorOf, inTransaction } from './transaction.ts'

/** `serialization_failure` and `deadlock_detected` (PostgreSQL, appendix A): trying again is the answer. */
const passing = ['40001', '40P01']
const attempts = 10

/**
 * Like `inTransaction`, but all that `work` reads is as it was at one moment, and it is done again
 * from the start when somebody else has changed what it changes. What arrives meanwhile is either
 * seen whole or not at all.
 *
 * @throws what `work` threw; the conflict, when there still is one after ten attempts.
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

/** Drizzle wraps what the database says. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && passing.includes(String(error.code))) return true
  return isConflict(error.cause)
}
