import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The counts of the statistics, by day (content/src/statistics/store.ts). Not a collection: several
 * processes add to a count in one statement.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "statistics" (
    "day" date NOT NULL,
    "kind" text NOT NULL,
    "name" text NOT NULL,
    "language" text NOT NULL,
    "count" bigint NOT NULL,
    PRIMARY KEY ("day", "kind", "name", "language")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "statistics";`)
}
