import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consultation_requests_spam_signs" AS ENUM('trap', 'fast', 'links', 'repeated');
  CREATE TYPE "public"."enum__consultation_requests_v_version_spam_signs" AS ENUM('trap', 'fast', 'links', 'repeated');
  CREATE TYPE "public"."enum_applications_spam_signs" AS ENUM('trap', 'fast', 'links', 'repeated');
  CREATE TYPE "public"."enum__applications_v_version_spam_signs" AS ENUM('trap', 'fast', 'links', 'repeated');
  CREATE TYPE "public"."enum_job_alerts_workplaces" AS ENUM('on-site', 'hybrid', 'remote');
  CREATE TYPE "public"."enum_erasures_reason" AS ENUM('request', 'retention');
  CREATE TYPE "public"."enum_application_mails_steps_status" AS ENUM('screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn');
  CREATE TABLE "consultation_requests_spam_signs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_consultation_requests_spam_signs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_consultation_requests_v_version_spam_signs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__consultation_requests_v_version_spam_signs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "applications_spam_signs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_applications_spam_signs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_applications_v_version_spam_signs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__applications_v_version_spam_signs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "job_alerts_workplaces" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_job_alerts_workplaces",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "job_alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone NOT NULL,
  	"last_sent_at" timestamp(3) with time zone,
  	"told_until" timestamp(3) with time zone NOT NULL,
  	"consent_text" varchar,
  	"consent_version" varchar,
  	"consent_given_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_alerts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"departments_id" integer
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"reason" "enum_erasures_reason" NOT NULL,
  	"person" varchar,
  	"erased_by_id" integer,
  	"erased" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "careers_page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_careers_page_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "hire_us_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"employees_id" integer
  );
  
  CREATE TABLE "_hire_us_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"employees_id" integer
  );
  
  CREATE TABLE "application_mails_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_application_mails_steps_status" NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "application_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "personal_data" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_months" numeric DEFAULT 24 NOT NULL,
  	"consultation_months" numeric DEFAULT 24 NOT NULL,
  	"mail_months" numeric DEFAULT 12 NOT NULL,
  	"warning_days" numeric DEFAULT 14 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "careers" ADD COLUMN "first_published_at" timestamp(3) with time zone;
  ALTER TABLE "_careers_v" ADD COLUMN "version_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "consultation_requests" ADD COLUMN "appointment_starts_at" timestamp(3) with time zone;
  ALTER TABLE "consultation_requests" ADD COLUMN "appointment_ends_at" timestamp(3) with time zone;
  ALTER TABLE "consultation_requests" ADD COLUMN "appointment_cancelled_at" timestamp(3) with time zone;
  ALTER TABLE "consultation_requests" ADD COLUMN "appointment_consultant_id" integer;
  ALTER TABLE "consultation_requests" ADD COLUMN "appointment_time_zone" varchar;
  ALTER TABLE "consultation_requests" ADD COLUMN "appointment_blocked_until" timestamp(3) with time zone;
  ALTER TABLE "consultation_requests" ADD COLUMN "appointment_sequence" numeric;
  ALTER TABLE "consultation_requests" ADD COLUMN "appointment_reminded_at" timestamp(3) with time zone;
  ALTER TABLE "consultation_requests" ADD COLUMN "keep_until" timestamp(3) with time zone;
  ALTER TABLE "consultation_requests" ADD COLUMN "erasure_announced_at" timestamp(3) with time zone;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_appointment_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_appointment_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_appointment_cancelled_at" timestamp(3) with time zone;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_appointment_consultant_id" integer;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_appointment_time_zone" varchar;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_appointment_blocked_until" timestamp(3) with time zone;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_appointment_sequence" numeric;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_appointment_reminded_at" timestamp(3) with time zone;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_keep_until" timestamp(3) with time zone;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_erasure_announced_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "keep_until" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "erasure_announced_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "applicant_key" varchar NOT NULL DEFAULT '';
  ALTER TABLE "applications" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "applications" ADD COLUMN "sent_again_at" timestamp(3) with time zone;
  ALTER TABLE "_applications_v" ADD COLUMN "version_keep_until" timestamp(3) with time zone;
  ALTER TABLE "_applications_v" ADD COLUMN "version_erasure_announced_at" timestamp(3) with time zone;
  ALTER TABLE "_applications_v" ADD COLUMN "version_applicant_key" varchar NOT NULL DEFAULT '';
  ALTER TABLE "_applications_v" ADD COLUMN "version_content_hash" varchar;
  ALTER TABLE "_applications_v" ADD COLUMN "version_sent_again_at" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "sha256" varchar;
  ALTER TABLE "mails" ADD COLUMN "about" varchar;
  ALTER TABLE "mails" ADD COLUMN "headers" jsonb;
  ALTER TABLE "mails" ADD COLUMN "attachments" jsonb;
  ALTER TABLE "mails" ADD COLUMN "tried_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "sending_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "job_alerts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasures_id" integer;
  ALTER TABLE "careers_page" ADD COLUMN "application_consent_version" varchar;
  ALTER TABLE "careers_page_locales" ADD COLUMN "application_answer_time" varchar;
  ALTER TABLE "careers_page_locales" ADD COLUMN "application_consent_text" varchar;
  ALTER TABLE "_careers_page_v" ADD COLUMN "version_application_consent_version" varchar;
  ALTER TABLE "_careers_page_v_locales" ADD COLUMN "version_application_answer_time" varchar;
  ALTER TABLE "_careers_page_v_locales" ADD COLUMN "version_application_consent_text" varchar;
  ALTER TABLE "hire_us" ADD COLUMN "buffer_minutes" numeric DEFAULT 15;
  ALTER TABLE "hire_us" ADD COLUMN "notice_hours" numeric DEFAULT 24;
  ALTER TABLE "hire_us" ADD COLUMN "horizon_days" numeric DEFAULT 21;
  ALTER TABLE "_hire_us_v" ADD COLUMN "version_buffer_minutes" numeric DEFAULT 15;
  ALTER TABLE "_hire_us_v" ADD COLUMN "version_notice_hours" numeric DEFAULT 24;
  ALTER TABLE "_hire_us_v" ADD COLUMN "version_horizon_days" numeric DEFAULT 21;
  ALTER TABLE "consultation_requests_spam_signs" ADD CONSTRAINT "consultation_requests_spam_signs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v_version_spam_signs" ADD CONSTRAINT "_consultation_requests_v_version_spam_signs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_consultation_requests_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_spam_signs" ADD CONSTRAINT "applications_spam_signs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_version_spam_signs" ADD CONSTRAINT "_applications_v_version_spam_signs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_alerts_workplaces" ADD CONSTRAINT "job_alerts_workplaces_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_alerts_rels" ADD CONSTRAINT "job_alerts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_alerts_rels" ADD CONSTRAINT "job_alerts_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_erased_by_id_users_id_fk" FOREIGN KEY ("erased_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_page_texts" ADD CONSTRAINT "careers_page_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_texts" ADD CONSTRAINT "_careers_page_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_rels" ADD CONSTRAINT "hire_us_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hire_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_rels" ADD CONSTRAINT "hire_us_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_rels" ADD CONSTRAINT "_hire_us_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hire_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_rels" ADD CONSTRAINT "_hire_us_v_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_mails_steps" ADD CONSTRAINT "application_mails_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."application_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consultation_requests_spam_signs_order_idx" ON "consultation_requests_spam_signs" USING btree ("order");
  CREATE INDEX "consultation_requests_spam_signs_parent_idx" ON "consultation_requests_spam_signs" USING btree ("parent_id");
  CREATE INDEX "_consultation_requests_v_version_spam_signs_order_idx" ON "_consultation_requests_v_version_spam_signs" USING btree ("order");
  CREATE INDEX "_consultation_requests_v_version_spam_signs_parent_idx" ON "_consultation_requests_v_version_spam_signs" USING btree ("parent_id");
  CREATE INDEX "applications_spam_signs_order_idx" ON "applications_spam_signs" USING btree ("order");
  CREATE INDEX "applications_spam_signs_parent_idx" ON "applications_spam_signs" USING btree ("parent_id");
  CREATE INDEX "_applications_v_version_spam_signs_order_idx" ON "_applications_v_version_spam_signs" USING btree ("order");
  CREATE INDEX "_applications_v_version_spam_signs_parent_idx" ON "_applications_v_version_spam_signs" USING btree ("parent_id");
  CREATE INDEX "job_alerts_workplaces_order_idx" ON "job_alerts_workplaces" USING btree ("order");
  CREATE INDEX "job_alerts_workplaces_parent_idx" ON "job_alerts_workplaces" USING btree ("parent_id");
  CREATE UNIQUE INDEX "job_alerts_email_idx" ON "job_alerts" USING btree ("email");
  CREATE INDEX "job_alerts_told_until_idx" ON "job_alerts" USING btree ("told_until");
  CREATE INDEX "job_alerts_updated_at_idx" ON "job_alerts" USING btree ("updated_at");
  CREATE INDEX "job_alerts_created_at_idx" ON "job_alerts" USING btree ("created_at");
  CREATE INDEX "job_alerts_rels_order_idx" ON "job_alerts_rels" USING btree ("order");
  CREATE INDEX "job_alerts_rels_parent_idx" ON "job_alerts_rels" USING btree ("parent_id");
  CREATE INDEX "job_alerts_rels_path_idx" ON "job_alerts_rels" USING btree ("path");
  CREATE INDEX "job_alerts_rels_departments_id_idx" ON "job_alerts_rels" USING btree ("departments_id");
  CREATE UNIQUE INDEX "erasures_number_idx" ON "erasures" USING btree ("number");
  CREATE INDEX "erasures_person_idx" ON "erasures" USING btree ("person");
  CREATE INDEX "erasures_erased_by_idx" ON "erasures" USING btree ("erased_by_id");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "careers_page_texts_order_parent" ON "careers_page_texts" USING btree ("order","parent_id");
  CREATE INDEX "_careers_page_v_texts_order_parent" ON "_careers_page_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "hire_us_rels_order_idx" ON "hire_us_rels" USING btree ("order");
  CREATE INDEX "hire_us_rels_parent_idx" ON "hire_us_rels" USING btree ("parent_id");
  CREATE INDEX "hire_us_rels_path_idx" ON "hire_us_rels" USING btree ("path");
  CREATE INDEX "hire_us_rels_employees_id_idx" ON "hire_us_rels" USING btree ("employees_id");
  CREATE INDEX "_hire_us_v_rels_order_idx" ON "_hire_us_v_rels" USING btree ("order");
  CREATE INDEX "_hire_us_v_rels_parent_idx" ON "_hire_us_v_rels" USING btree ("parent_id");
  CREATE INDEX "_hire_us_v_rels_path_idx" ON "_hire_us_v_rels" USING btree ("path");
  CREATE INDEX "_hire_us_v_rels_employees_id_idx" ON "_hire_us_v_rels" USING btree ("employees_id");
  CREATE INDEX "application_mails_steps_order_idx" ON "application_mails_steps" USING btree ("_order");
  CREATE INDEX "application_mails_steps_parent_id_idx" ON "application_mails_steps" USING btree ("_parent_id");
  ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_appointment_consultant_id_employees_id_fk" FOREIGN KEY ("appointment_consultant_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v" ADD CONSTRAINT "_consultation_requests_v_version_appointment_consultant_id_employees_id_fk" FOREIGN KEY ("version_appointment_consultant_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_alerts_fk" FOREIGN KEY ("job_alerts_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "careers_first_published_at_idx" ON "careers" USING btree ("first_published_at");
  CREATE INDEX "_careers_v_version_version_first_published_at_idx" ON "_careers_v" USING btree ("version_first_published_at");
  CREATE INDEX "consultation_requests_appointment_appointment_starts_at_idx" ON "consultation_requests" USING btree ("appointment_starts_at");
  CREATE INDEX "consultation_requests_appointment_appointment_consultant_idx" ON "consultation_requests" USING btree ("appointment_consultant_id");
  CREATE INDEX "consultation_requests_erasure_announced_at_idx" ON "consultation_requests" USING btree ("erasure_announced_at");
  CREATE INDEX "_consultation_requests_v_version_appointment_version_app_idx" ON "_consultation_requests_v" USING btree ("version_appointment_starts_at");
  CREATE INDEX "_consultation_requests_v_version_appointment_version_a_1_idx" ON "_consultation_requests_v" USING btree ("version_appointment_consultant_id");
  CREATE INDEX "_consultation_requests_v_version_version_erasure_announc_idx" ON "_consultation_requests_v" USING btree ("version_erasure_announced_at");
  CREATE INDEX "applications_erasure_announced_at_idx" ON "applications" USING btree ("erasure_announced_at");
  CREATE INDEX "_applications_v_version_version_erasure_announced_at_idx" ON "_applications_v" USING btree ("version_erasure_announced_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about");
  CREATE INDEX "payload_locked_documents_rels_job_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("job_alerts_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");
  ALTER TABLE "consultation_requests" DROP COLUMN "wanted_slot";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_wanted_slot";
  -- Applications from before these keys stay what they are: each its own.
  ALTER TABLE "applications" ALTER COLUMN "applicant_key" DROP DEFAULT;
  ALTER TABLE "_applications_v" ALTER COLUMN "version_applicant_key" DROP DEFAULT;
  UPDATE "applications" SET "applicant_key" = 'before:' || "id";
  CREATE UNIQUE INDEX "applications_one_for_each_person_and_vacancy" ON "applications" ("applicant_key") WHERE "deleted_at" IS NULL;
  UPDATE "careers" SET "first_published_at" = "created_at" WHERE "_status" = 'published';
  -- Two consultations of one consultant never overlap, whoever books them and however fast.
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_appointments_apart" EXCLUDE USING gist (
    "appointment_consultant_id" WITH =,
    tstzrange("appointment_starts_at", "appointment_blocked_until") WITH &&
  ) WHERE ("appointment_starts_at" IS NOT NULL AND "appointment_cancelled_at" IS NULL AND "deleted_at" IS NULL);
  CREATE INDEX "mails_to_lower_created_at_idx" ON "mails" (lower("to"), "created_at");
  CREATE INDEX "consultation_requests_same_words_idx" ON "consultation_requests" ("email", "created_at");
`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "consultation_requests" DROP CONSTRAINT "consultation_requests_appointments_apart";
  DROP INDEX "applications_one_for_each_person_and_vacancy";
  DROP INDEX "mails_to_lower_created_at_idx";
  DROP INDEX "consultation_requests_same_words_idx";
   ALTER TABLE "consultation_requests_spam_signs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consultation_requests_v_version_spam_signs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_spam_signs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_applications_v_version_spam_signs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_alerts_workplaces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_alerts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_alerts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hire_us_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hire_us_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_mails_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "personal_data" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consultation_requests_spam_signs" CASCADE;
  DROP TABLE "_consultation_requests_v_version_spam_signs" CASCADE;
  DROP TABLE "applications_spam_signs" CASCADE;
  DROP TABLE "_applications_v_version_spam_signs" CASCADE;
  DROP TABLE "job_alerts_workplaces" CASCADE;
  DROP TABLE "job_alerts" CASCADE;
  DROP TABLE "job_alerts_rels" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "careers_page_texts" CASCADE;
  DROP TABLE "_careers_page_v_texts" CASCADE;
  DROP TABLE "hire_us_rels" CASCADE;
  DROP TABLE "_hire_us_v_rels" CASCADE;
  DROP TABLE "application_mails_steps" CASCADE;
  DROP TABLE "application_mails" CASCADE;
  DROP TABLE "personal_data" CASCADE;
  ALTER TABLE "consultation_requests" DROP CONSTRAINT "consultation_requests_appointment_consultant_id_employees_id_fk";
  
  ALTER TABLE "_consultation_requests_v" DROP CONSTRAINT "_consultation_requests_v_version_appointment_consultant_id_employees_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_job_alerts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasures_fk";
  
  DROP INDEX "careers_first_published_at_idx";
  DROP INDEX "_careers_v_version_version_first_published_at_idx";
  DROP INDEX "consultation_requests_appointment_appointment_starts_at_idx";
  DROP INDEX "consultation_requests_appointment_appointment_consultant_idx";
  DROP INDEX "consultation_requests_erasure_announced_at_idx";
  DROP INDEX "_consultation_requests_v_version_appointment_version_app_idx";
  DROP INDEX "_consultation_requests_v_version_appointment_version_a_1_idx";
  DROP INDEX "_consultation_requests_v_version_version_erasure_announc_idx";
  DROP INDEX "applications_erasure_announced_at_idx";
  DROP INDEX "_applications_v_version_version_erasure_announced_at_idx";
  DROP INDEX "mails_to_idx";
  DROP INDEX "mails_about_idx";
  DROP INDEX "payload_locked_documents_rels_job_alerts_id_idx";
  DROP INDEX "payload_locked_documents_rels_erasures_id_idx";
  ALTER TABLE "consultation_requests" ADD COLUMN "wanted_slot" timestamp(3) with time zone;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_wanted_slot" timestamp(3) with time zone;
  ALTER TABLE "careers" DROP COLUMN "first_published_at";
  ALTER TABLE "_careers_v" DROP COLUMN "version_first_published_at";
  ALTER TABLE "consultation_requests" DROP COLUMN "appointment_starts_at";
  ALTER TABLE "consultation_requests" DROP COLUMN "appointment_ends_at";
  ALTER TABLE "consultation_requests" DROP COLUMN "appointment_cancelled_at";
  ALTER TABLE "consultation_requests" DROP COLUMN "appointment_consultant_id";
  ALTER TABLE "consultation_requests" DROP COLUMN "appointment_time_zone";
  ALTER TABLE "consultation_requests" DROP COLUMN "appointment_blocked_until";
  ALTER TABLE "consultation_requests" DROP COLUMN "appointment_sequence";
  ALTER TABLE "consultation_requests" DROP COLUMN "appointment_reminded_at";
  ALTER TABLE "consultation_requests" DROP COLUMN "keep_until";
  ALTER TABLE "consultation_requests" DROP COLUMN "erasure_announced_at";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_appointment_starts_at";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_appointment_ends_at";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_appointment_cancelled_at";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_appointment_consultant_id";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_appointment_time_zone";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_appointment_blocked_until";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_appointment_sequence";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_appointment_reminded_at";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_keep_until";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_erasure_announced_at";
  ALTER TABLE "applications" DROP COLUMN "keep_until";
  ALTER TABLE "applications" DROP COLUMN "erasure_announced_at";
  ALTER TABLE "applications" DROP COLUMN "applicant_key";
  ALTER TABLE "applications" DROP COLUMN "content_hash";
  ALTER TABLE "applications" DROP COLUMN "sent_again_at";
  ALTER TABLE "_applications_v" DROP COLUMN "version_keep_until";
  ALTER TABLE "_applications_v" DROP COLUMN "version_erasure_announced_at";
  ALTER TABLE "_applications_v" DROP COLUMN "version_applicant_key";
  ALTER TABLE "_applications_v" DROP COLUMN "version_content_hash";
  ALTER TABLE "_applications_v" DROP COLUMN "version_sent_again_at";
  ALTER TABLE "documents" DROP COLUMN "sha256";
  ALTER TABLE "mails" DROP COLUMN "about";
  ALTER TABLE "mails" DROP COLUMN "headers";
  ALTER TABLE "mails" DROP COLUMN "attachments";
  ALTER TABLE "mails" DROP COLUMN "tried_at";
  ALTER TABLE "mails" DROP COLUMN "sending_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "job_alerts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasures_id";
  ALTER TABLE "careers_page" DROP COLUMN "application_consent_version";
  ALTER TABLE "careers_page_locales" DROP COLUMN "application_answer_time";
  ALTER TABLE "careers_page_locales" DROP COLUMN "application_consent_text";
  ALTER TABLE "_careers_page_v" DROP COLUMN "version_application_consent_version";
  ALTER TABLE "_careers_page_v_locales" DROP COLUMN "version_application_answer_time";
  ALTER TABLE "_careers_page_v_locales" DROP COLUMN "version_application_consent_text";
  ALTER TABLE "hire_us" DROP COLUMN "buffer_minutes";
  ALTER TABLE "hire_us" DROP COLUMN "notice_hours";
  ALTER TABLE "hire_us" DROP COLUMN "horizon_days";
  ALTER TABLE "_hire_us_v" DROP COLUMN "version_buffer_minutes";
  ALTER TABLE "_hire_us_v" DROP COLUMN "version_notice_hours";
  ALTER TABLE "_hire_us_v" DROP COLUMN "version_horizon_days";
  DROP TYPE "public"."enum_consultation_requests_spam_signs";
  DROP TYPE "public"."enum__consultation_requests_v_version_spam_signs";
  DROP TYPE "public"."enum_applications_spam_signs";
  DROP TYPE "public"."enum__applications_v_version_spam_signs";
  DROP TYPE "public"."enum_job_alerts_workplaces";
  DROP TYPE "public"."enum_erasures_reason";
  DROP TYPE "public"."enum_application_mails_steps_status";`)
}
