import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The languages of the site, the language of what visitors send, and emails to applicants in each
 * language: what staff wrote is kept as English. Also indexes the search of vacancies in all
 * languages (content/src/vacancies/list-vacancies.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_company_languages" AS ENUM('ro', 'ru');
  CREATE TYPE "public"."enum__company_v_version_languages" AS ENUM('ro', 'ru');
  CREATE TABLE "company_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_company_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_company_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__company_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "application_emails_steps_locales" (
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "consultation_requests" ADD COLUMN "language" varchar;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "applications" ADD COLUMN "language" varchar;
  ALTER TABLE "_applications_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "job_alerts" ADD COLUMN "language" varchar;
  ALTER TABLE "company_languages" ADD CONSTRAINT "company_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_languages" ADD CONSTRAINT "_company_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_emails_steps_locales" ADD CONSTRAINT "application_emails_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."application_emails_steps"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "company_languages_order_idx" ON "company_languages" USING btree ("order");
  CREATE INDEX "company_languages_parent_idx" ON "company_languages" USING btree ("parent_id");
  CREATE INDEX "_company_v_version_languages_order_idx" ON "_company_v_version_languages" USING btree ("order");
  CREATE INDEX "_company_v_version_languages_parent_idx" ON "_company_v_version_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "application_emails_steps_locales_locale_parent_id_unique" ON "application_emails_steps_locales" USING btree ("_locale","_parent_id");
  INSERT INTO "application_emails_steps_locales" ("subject", "text", "_locale", "_parent_id")
    SELECT "subject", "text", 'en', "id" FROM "application_emails_steps";
  DROP INDEX "vacancies_search";
  CREATE INDEX "vacancies_search" ON "vacancies_locales"
    USING gin (to_tsvector('simple', search_words("title" || ' ' || "summary")));
  ALTER TABLE "application_emails_steps" DROP COLUMN "subject";
  ALTER TABLE "application_emails_steps" DROP COLUMN "text";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "company_languages" CASCADE;
  DROP TABLE "_company_v_version_languages" CASCADE;
  ALTER TABLE "application_emails_steps" ADD COLUMN "subject" varchar NOT NULL DEFAULT '';
  ALTER TABLE "application_emails_steps" ADD COLUMN "text" varchar NOT NULL DEFAULT '';
  UPDATE "application_emails_steps" SET "subject" = texts."subject", "text" = texts."text"
    FROM "application_emails_steps_locales" AS texts
    WHERE texts."_parent_id" = "application_emails_steps"."id" AND texts."_locale" = 'en';
  ALTER TABLE "application_emails_steps" ALTER COLUMN "subject" DROP DEFAULT;
  ALTER TABLE "application_emails_steps" ALTER COLUMN "text" DROP DEFAULT;
  DROP TABLE "application_emails_steps_locales" CASCADE;
  DROP INDEX "vacancies_search";
  CREATE INDEX "vacancies_search" ON "vacancies_locales"
    USING gin (to_tsvector('simple', search_words("title" || ' ' || "summary")))
    WHERE "_locale" = 'en';
  ALTER TABLE "consultation_requests" DROP COLUMN "language";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_language";
  ALTER TABLE "applications" DROP COLUMN "language";
  ALTER TABLE "_applications_v" DROP COLUMN "version_language";
  ALTER TABLE "job_alerts" DROP COLUMN "language";
  DROP TYPE "public"."enum_company_languages";
  DROP TYPE "public"."enum__company_v_version_languages";`)
}
