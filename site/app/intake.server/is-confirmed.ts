import type { MailTemplateName } from '@vitrina/content/email/templates.ts'
import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

/**
 * Whether a mail was queued that confirms to its sender what is stored under a reference. Pages look
 * it up before they promise it: their address could be made up, and a mail may have been held back.
 *
 * @param sequence of a mail about an appointment: how often it had been changed then.
 */
export async function isConfirmed(
  payload: Payload,
  reference: string,
  templates: readonly MailTemplateName[],
  sequence?: number,
): Promise<boolean> {
  const database = await executorOf({ payload })
  const { rows } = await database.execute(sql`
    select 1 from mails
    where about = ${reference} and template in (${sql.join(
      templates.map((name) => sql`${name}`),
      sql`, `,
    )})
    ${sequence === undefined ? sql`` : sql`and data->'appointment'->>'sequence' = ${String(sequence)}`}
    limit 1`)
  return rows.length > 0
}
