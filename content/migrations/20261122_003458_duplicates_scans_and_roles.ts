import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_documents_scan" AS ENUM('not-scanned', 'clean');
  ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT;
  ALTER TABLE "applications" ADD COLUMN "possible_duplicate_of_id" integer;
  ALTER TABLE "_applications_v" ADD COLUMN "version_possible_duplicate_of_id" integer;
  ALTER TABLE "documents" ADD COLUMN "scan" "enum_documents_scan" DEFAULT 'not-scanned' NOT NULL;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_possible_duplicate_of_id_applications_id_fk" FOREIGN KEY ("possible_duplicate_of_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_possible_duplicate_of_id_applications_id_fk" FOREIGN KEY ("version_possible_duplicate_of_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "applications_applicant_key_idx" ON "applications" USING btree ("applicant_key");
  CREATE INDEX "applications_possible_duplicate_of_idx" ON "applications" USING btree ("possible_duplicate_of_id");
  CREATE INDEX "_applications_v_version_version_applicant_key_idx" ON "_applications_v" USING btree ("version_applicant_key");
  CREATE INDEX "_applications_v_version_version_possible_duplicate_of_idx" ON "_applications_v" USING btree ("version_possible_duplicate_of_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" DROP CONSTRAINT "applications_possible_duplicate_of_id_applications_id_fk";
  
  ALTER TABLE "_applications_v" DROP CONSTRAINT "_applications_v_version_possible_duplicate_of_id_applications_id_fk";
  
  DROP INDEX "applications_applicant_key_idx";
  DROP INDEX "applications_possible_duplicate_of_idx";
  DROP INDEX "_applications_v_version_version_applicant_key_idx";
  DROP INDEX "_applications_v_version_version_possible_duplicate_of_idx";
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'admin';
  ALTER TABLE "applications" DROP COLUMN "possible_duplicate_of_id";
  ALTER TABLE "_applications_v" DROP COLUMN "version_possible_duplicate_of_id";
  ALTER TABLE "documents" DROP COLUMN "scan";
  DROP TYPE "public"."enum_documents_scan";`)
}
