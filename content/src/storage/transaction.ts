import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

type Work<Result> = (req: PayloadRequest) => Promise<Result>
type Adapter = Pick<PostgresAdapter, 'drizzle' | 'sessions'>

/** Payload's types do not say which adapter is configured. */
const adapterOf = (payload: Payload) => payload.db as unknown as Adapter

/**
 * Runs work in one transaction and resolves only after PostgreSQL has confirmed the commit.
 *
 * Payload's own `commitTransaction` resolves even when the commit failed (its adapter catches the
 * error of the transaction it began), so it must not be relied on to confirm anything to a caller.
 *
 * @param work gets a request to pass to every Local API call, so that it joins the transaction.
 * @throws what `work` threw, after rolling back, or the database's error when the commit failed.
 */
export async function inTransaction<Result>(payload: Payload, work: Work<Result>): Promise<Result> {
  const { drizzle, sessions } = adapterOf(payload)
  const transactionID = randomUUID()
  try {
    return await drizzle.transaction(async (transaction) => {
      // Drizzle ends this transaction; Payload's operations must not.
      const leaveToDrizzle = async () => {}
      sessions[transactionID] = { db: transaction, resolve: leaveToDrizzle, reject: leaveToDrizzle }
      const req = await createLocalReq({ req: { transactionID } }, payload)
      return work(req)
    })
  } finally {
    delete sessions[transactionID]
  }
}

type Executor = { execute: (query: SQL) => Promise<{ rows: Record<string, unknown>[] }> }

/** What to pass to join the transaction of a request, if there is one. */
export type InTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The open transaction of a request, if there is one. */
export async function transactionOf({
  payload,
  transactionID,
}: InTransaction): Promise<PostgresAdapter['sessions'][string]['db'] | undefined> {
  const id = await transactionID
  return id === undefined ? undefined : adapterOf(payload).sessions[id]?.db
}

/** Runs raw SQL in the transaction of a request, or on its own when there is none. */
export async function executorOf(req: InTransaction): Promise<Executor> {
  return ((await transactionOf(req)) ?? adapterOf(req.payload).drizzle) as unknown as Executor
}

/** Retryable errors: `serialization_failure` and `deadlock_detected` (PostgreSQL, appendix A). */
const retryable = ['40001', '40P01']
const maxAttempts = 10

/**
 * Like `inTransaction`, but `work` reads from one snapshot and is repeated from the start after a
 * conflict with a concurrent change. Data that arrives meanwhile is seen completely or not at all.
 *
 * @throws what `work` threw, or the conflict if it remains after ten attempts.
 */
export async function inOneSnapshot<Result>(payload: Payload, work: Work<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(payload, async (req) => {
        const database = await executorOf(req)
        await database.execute(sql`set transaction isolation level repeatable read`)
        return work(req)
      })
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error
    }
  }
}

/** Drizzle wraps database errors. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && retryable.includes(String(error.code))) return true
  return isConflict(error.cause)
}

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
const timeout = 8_000

/**
 * A transaction with a waiting caller: it fails within eight seconds when blocked, slow or frozen.
 *
 * @throws TooSlow when there was no response at all. The transaction may still be committed then,
 * so a repeated submission has to be recognised as a duplicate.
 */
export function inTransactionWithinTime<Result>(
  payload: Payload,
  work: Work<Result>,
): Promise<Result> {
  return withinTime(
    inTransaction(payload, async (req) => {
      const database = await executorOf(req)
      await database.execute(sql`select set_config('lock_timeout', ${`${lockTimeout}`}, true),
        set_config('statement_timeout', ${`${statementTimeout}`}, true)`)
      return work(req)
    }),
    timeout,
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
