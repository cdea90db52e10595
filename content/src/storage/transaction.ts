import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql } from 'drizzle-orm'
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'

type Work<Result> = (req: PayloadRequest) => Promise<Result>

/** Payload's types do not say which adapter is configured. */
const adapterOf = (payload: Payload) => payload.db as unknown as PostgresAdapter

/**
 * Runs work in one transaction; resolves after PostgreSQL has confirmed the commit, whose error
 * Payload's adapter catches. Pass the request that `work` gets to every Local API call.
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

type Row = Record<string, unknown>
type Executor = { execute: (query: SQL) => Promise<{ rows: Row[] }> }

/** What to pass to join the transaction of a request, if there is one. */
export type InTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The open transaction of a request, if there is one. */
export async function transactionOf({ payload, transactionID }: InTransaction) {
  const id = await transactionID
  return id === undefined ? undefined : adapterOf(payload).sessions[id]?.db
}

/** What runs raw SQL: the transaction of a request, or the pool when there is none. */
export async function executorOf(req: InTransaction): Promise<Executor> {
  return ((await transactionOf(req)) ?? adapterOf(req.payload).drizzle) as unknown as Executor
}

/** The rows of a raw SQL query, run like `executorOf` does. */
export async function query(req: InTransaction, statement: SQL): Promise<Row[]> {
  const { rows } = await (await executorOf(req)).execute(statement)
  return rows
}

export const tableOf = (slug: CollectionSlug) => sql.identifier(slug.replaceAll('-', '_'))

/** Retryable errors: `serialization_failure` and `deadlock_detected` (PostgreSQL, appendix A). */
const retryable = ['40001', '40P01']
const maxAttempts = 10

/** Like `inTransaction`, but on one snapshot; after a conflict, repeats `work` up to ten times. */
export async function inOneSnapshot<Result>(payload: Payload, work: Work<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(payload, async (req) => {
        await query(req, sql`set transaction isolation level repeatable read`)
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
  return ('code' in error && retryable.includes(String(error.code))) || isConflict(error.cause)
}

/** The database did not respond in time. The operation may still succeed. */
class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** Resolves as `answer` does. @throws TooSlow when it takes longer than `time` (milliseconds). */
export function withinTime<Result>(answer: Promise<Result>, time: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooSlow('The database did not answer in time.')), time)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
