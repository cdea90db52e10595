import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consultation_requests" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "applications" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_applications_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v" ADD CONSTRAINT "_consultation_requests_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "consultation_requests_changed_by_idx" ON "consultation_requests" USING btree ("changed_by_id");
  CREATE INDEX "_consultation_requests_v_version_version_changed_by_idx" ON "_consultation_requests_v" USING btree ("version_changed_by_id");
  CREATE INDEX "applications_changed_by_idx" ON "applications" USING btree ("changed_by_id");
  CREATE INDEX "_applications_v_version_version_changed_by_idx" ON "_applications_v" USING btree ("version_changed_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consultation_requests" DROP CONSTRAINT "consultation_requests_changed_by_id_users_id_fk";
  
  ALTER TABLE "_consultation_requests_v" DROP CONSTRAINT "_consultation_requests_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT "applications_changed_by_id_users_id_fk";
  
  ALTER TABLE "_applications_v" DROP CONSTRAINT "_applications_v_version_changed_by_id_users_id_fk";
  
  DROP INDEX "consultation_requests_changed_by_idx";
  DROP INDEX "_consultation_requests_v_version_version_changed_by_idx";
  DROP INDEX "applications_changed_by_idx";
  DROP INDEX "_applications_v_version_version_changed_by_idx";
  ALTER TABLE "consultation_requests" DROP COLUMN "changed_by_id";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "applications" DROP COLUMN "changed_by_id";
  ALTER TABLE "_applications_v" DROP COLUMN "version_changed_by_id";`)
}
