import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { openPayload } from '~/content.server/payload.ts'

/** Key prefix of spent proofs in Payload's key-value table. */
const prefix = 'proof-of-work:'

/** Allowed clock difference between the database and the processes. */
const margin = 60 * 60 * 1000

/**
 * Marks a proof of work as spent. The database enforces that each proof counts once, across
 * concurrent requests and processes.
 *
 * @param expires when the proof becomes invalid and its record can be deleted.
 * @returns whether it was not spent before.
 */
export async function spendProof(signature: string, expires: Date): Promise<boolean> {
  const database = await executorOf({ payload: await openPayload() })
  await database.execute(sql`
    delete from payload_kv
    where key like ${`${prefix}%`} and (data->>'until')::timestamptz < now()`)
  const data = JSON.stringify({ until: new Date(expires.getTime() + margin) })
  const { rows } = await database.execute(sql`
    insert into payload_kv (key, data) values (${prefix + signature}, ${data}::jsonb)
    on conflict (key) do nothing returning id`)
  return rows.length > 0
}
