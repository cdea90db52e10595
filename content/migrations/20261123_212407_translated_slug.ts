import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_locales" ADD COLUMN "translated_slug" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_translated_slug" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "translated_slug" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_translated_slug" varchar;
  ALTER TABLE "vacancies_locales" ADD COLUMN "translated_slug" varchar;
  ALTER TABLE "_vacancies_v_locales" ADD COLUMN "version_translated_slug" varchar;
  CREATE INDEX "projects_translated_slug_idx" ON "projects_locales" USING btree ("translated_slug","_locale");
  CREATE INDEX "_projects_v_version_version_translated_slug_idx" ON "_projects_v_locales" USING btree ("version_translated_slug","_locale");
  CREATE INDEX "articles_translated_slug_idx" ON "articles_locales" USING btree ("translated_slug","_locale");
  CREATE INDEX "_articles_v_version_version_translated_slug_idx" ON "_articles_v_locales" USING btree ("version_translated_slug","_locale");
  CREATE INDEX "vacancies_translated_slug_idx" ON "vacancies_locales" USING btree ("translated_slug","_locale");
  CREATE INDEX "_vacancies_v_version_version_translated_slug_idx" ON "_vacancies_v_locales" USING btree ("version_translated_slug","_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "projects_translated_slug_idx";
  DROP INDEX "_projects_v_version_version_translated_slug_idx";
  DROP INDEX "articles_translated_slug_idx";
  DROP INDEX "_articles_v_version_version_translated_slug_idx";
  DROP INDEX "vacancies_translated_slug_idx";
  DROP INDEX "_vacancies_v_version_version_translated_slug_idx";
  ALTER TABLE "projects_locales" DROP COLUMN "translated_slug";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_translated_slug";
  ALTER TABLE "articles_locales" DROP COLUMN "translated_slug";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_translated_slug";
  ALTER TABLE "vacancies_locales" DROP COLUMN "translated_slug";
  ALTER TABLE "_vacancies_v_locales" DROP COLUMN "version_translated_slug";`)
}
