import type { MailTemplateName } from '@vitrina/content/email/templates.ts'
import { executorOf } from '@vitrina/content/storage/transaction.ts'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

/**
 * Whether a confirmation email was queued for a reference. Pages check this before they announce
 * it: the URL could be forged, and the email may have been held back.
 *
 * @param sequence of an email about an appointment: how often it had been changed.
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
