import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/**
 * Runs work in one transaction and resolves only after PostgreSQL has confirmed the commit.
 *
 * Payload's own `commitTransaction` resolves even when the commit failed (its adapter catches the
 * failure of the transaction it began), so nothing that is acknowledged to somebody may rest on it.
 *
 * @param work gets a request to pass on to every Local API call, so that they join the transaction.
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
      // Ending the transaction is Drizzle's business here; Payload's operations may not.
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

/** What is given along to join a transaction, if there is one. */
export type InTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Runs SQL of our own in the transaction of a request; on its own when there is none. */
export async function executorOf({ payload, transactionID }: InTransaction): Promise<Executor> {
  const { drizzle, sessions } = payload.db as unknown as Pick<
    PostgresAdapter,
    'drizzle' | 'sessions'
  >
  const id = await transactionID
  return ((id === undefined ? undefined : sessions[id]?.db) ?? drizzle) as unknown as Executor
}
