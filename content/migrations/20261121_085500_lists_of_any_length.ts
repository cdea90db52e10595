import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes by which lists and pages cost the same with ten documents and with ten thousand. Written
 * by hand: the adapter makes none for the tables of texts and translations that begins with their
 * document, so each document of a list had PostgreSQL read the whole table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "careers_texts_parent_idx" ON "careers_texts" ("parent_id");
  CREATE INDEX "projects_texts_parent_idx" ON "projects_texts" ("parent_id");
  CREATE INDEX "employees_texts_parent_idx" ON "employees_texts" ("parent_id");
  CREATE INDEX "careers_locales_parent_idx" ON "careers_locales" ("_parent_id");
  CREATE INDEX "projects_locales_parent_idx" ON "projects_locales" ("_parent_id");
  CREATE INDEX "employees_locales_parent_idx" ON "employees_locales" ("_parent_id");
  CREATE INDEX "projects_list_idx" ON "projects" ("featured" DESC, "order", "created_at" DESC);
  CREATE INDEX "careers_list_idx" ON "careers" ("department_id", "posted_on" DESC);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "careers_texts_parent_idx";
  DROP INDEX "projects_texts_parent_idx";
  DROP INDEX "employees_texts_parent_idx";
  DROP INDEX "careers_locales_parent_idx";
  DROP INDEX "projects_locales_parent_idx";
  DROP INDEX "employees_locales_parent_idx";
  DROP INDEX "projects_list_idx";
  DROP INDEX "careers_list_idx";`)
}
