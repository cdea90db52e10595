import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import { openPayload } from '~/content.server/payload.ts'

/** Where spent proofs are in Payload's own table of keys and values. */
const prefix = 'proof-of-work:'

/** The clocks of the database and of the processes may differ by less. */
const margin = 60 * 60 * 1000

/**
 * Spends a proof of work. The database knows which were, so each counts once however many requests
 * bring it at the same time, to however many processes of the site.
 *
 * @param expires from when on nobody accepts it any more, and it need not be remembered.
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
