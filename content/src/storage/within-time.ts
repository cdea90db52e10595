import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { executorOf, inTransaction } from './transaction.ts'

/** The database did not respond in time. The operation may still succeed. */
export class TooSlow extends Error {
  constructor() {
    super('The database did not answer in time.')
    this.name = 'TooSlow'
  }
}

/** Max time a statement may wait for a lock, and may take in total; milliseconds. */
const lockTimeout = 5_000
const statementTimeout = 7_000

/** Max milliseconds until the visitor gets an error, whatever the state of the connection. */
const patience = 8_000

/**
 * A transaction with a waiting caller: it fails within eight seconds when blocked, slow or frozen.
 *
 * @throws TooSlow when there was no response at all. The transaction may still be committed then,
 * so a repeated submission has to be recognised as a duplicate.
 */
export function inTransactionWithinTime<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  return withinTime(
    inTransaction(payload, async (req) => {
      const database = await executorOf(req)
      await database.execute(sql`select set_config('lock_timeout', ${`${lockTimeout}`}, true),
        set_config('statement_timeout', ${`${statementTimeout}`}, true)`)
      return work(req)
    }),
    patience,
  )
}

/**
 * Returns what `answer` resolves to.
 *
 * @param time milliseconds.
 * @throws TooSlow when it takes longer; its result is then ignored.
 */
export async function withinTime<Result>(answer: Promise<Result>, time: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), time)
  })
  try {
    return await Promise.race([answer, tooSlow])
  } finally {
    clearTimeout(timer)
  }
}
