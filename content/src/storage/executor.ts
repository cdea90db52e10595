import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

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
