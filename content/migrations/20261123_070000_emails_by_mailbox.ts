import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The emails to an unconfirmed address are counted by its mailbox (content/src/email/emails.ts),
 * which the index by address does not find. Written by hand: the adapter makes no indexes of
 * expressions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "emails_mailbox_created_at_idx" ON "emails"
    USING btree (regexp_replace(lower("to"), '[+][^@]*@', '@'), "created_at");
  DROP INDEX IF EXISTS "emails_to_lower_created_at_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "emails_to_lower_created_at_idx" ON "emails" USING btree (lower("to"), "created_at");
  DROP INDEX "emails_mailbox_created_at_idx";`)
}
