import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/**
 * Runs work in one transaction and resolves only after PostgreSQL has confirmed the commit.
 *
 * Payload's own `commitTransaction` resolves even when the commit failed (its adapter catches the
 * error of the transaction it began), so it must not be relied on to confirm anything to a caller.
 *
 * @param work gets a request to pass to every Local API call, so that it joins the transaction.
 * @throws what `work` threw, after rolling back, or the database's error when the commit failed.
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { drizzle, sessions } = payload.db as unknown as Pick<
    PostgresAdapter,
    'drizzle' | 'sessions'
  >
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

/** Runs raw SQL in the transaction of a request, or on its own when there is none. */
export async function executorOf({ payload, transactionID }: InTransaction): Promise<Executor> {
  const { drizzle, sessions } = payload.db as unknown as Pick<
    PostgresAdapter,
    'drizzle' | 'sessions'
  >
  const id = await transactionID
  return ((id === undefined ? undefined : sessions[id]?.db) ?? drizzle) as unknown as Executor
}
