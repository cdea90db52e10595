import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consultation_requests" ADD COLUMN "source_campaign_source" varchar;
  ALTER TABLE "consultation_requests" ADD COLUMN "source_campaign_medium" varchar;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_source_campaign_source" varchar;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_source_campaign_medium" varchar;
  ALTER TABLE "applications" ADD COLUMN "source_campaign_source" varchar;
  ALTER TABLE "applications" ADD COLUMN "source_campaign_medium" varchar;
  ALTER TABLE "_applications_v" ADD COLUMN "version_source_campaign_source" varchar;
  ALTER TABLE "_applications_v" ADD COLUMN "version_source_campaign_medium" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consultation_requests" DROP COLUMN "source_campaign_source";
  ALTER TABLE "consultation_requests" DROP COLUMN "source_campaign_medium";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_source_campaign_source";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_source_campaign_medium";
  ALTER TABLE "applications" DROP COLUMN "source_campaign_source";
  ALTER TABLE "applications" DROP COLUMN "source_campaign_medium";
  ALTER TABLE "_applications_v" DROP COLUMN "version_source_campaign_source";
  ALTER TABLE "_applications_v" DROP COLUMN "version_source_campaign_medium";`)
}
