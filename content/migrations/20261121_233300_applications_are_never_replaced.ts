import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Another application of the same person for the same vacancy is stored beside the first. Mails that
 * still wait to say that one was replaced say that it has arrived, which needs the same data. Written
 * by hand: the model knows neither the index nor the mails.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX IF EXISTS "applications_one_for_each_person_and_vacancy";
  UPDATE "mails" SET "template" = 'application-received'
    WHERE "template" = 'application-updated' AND "status" <> 'sent';`)
}

/** Without the index, which possible duplicates would not let be made. */
export async function down(_: MigrateDownArgs): Promise<void> {}
