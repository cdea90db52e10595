import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a removal of the sample took out of the database, for its undo (src/sample/removed-rows.ts):
 * rows of a table, or without a name of a table, globals. Written by hand.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "removed_sample" (
    "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    "table_name" text,
    "before" jsonb NOT NULL
  );
  CREATE INDEX "removed_sample_table_name" ON "removed_sample" ("table_name");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "removed_sample";`)
}
