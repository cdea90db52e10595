import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { executorOf, inTransaction } from './transaction.ts'

/** The database did not answer in time. What was asked of it may still come true. */
export class TooSlow extends Error {
  constructor() {
    super('The database did not answer in time.')
    this.name = 'TooSlow'
  }
}

/** How long a statement may wait for somebody else's lock, and how long it may take; milliseconds. */
const lockTimeout = 5_000
const statementTimeout = 7_000

/** After this the visitor is told, whatever has become of the connection. */
const patience = 8_000

/**
 * A transaction for somebody who waits: what is locked, slow or frozen is given up within eight
 * seconds.
 *
 * @throws TooSlow when no answer came at all. The transaction may still be confirmed then, so the
 *   same thing sent again has to be recognised.
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
 * What `answer` resolves to.
 *
 * @param time milliseconds.
 * @throws TooSlow when it takes longer; nobody then hears how it ends.
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
