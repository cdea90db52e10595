import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consultation_requests" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "_consultation_requests_v" ADD COLUMN "version_content_hash" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consultation_requests" DROP COLUMN "content_hash";
  ALTER TABLE "_consultation_requests_v" DROP COLUMN "version_content_hash";`)
}
