import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "setup" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"welcomed" timestamp(3) with time zone,
  	"backed_up" timestamp(3) with time zone,
  	"dismissed" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_changed_by_idx" ON "pages" USING btree ("changed_by_id");
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_pages_v_version_version_changed_by_idx" ON "_pages_v" USING btree ("version_changed_by_id");
  ALTER TABLE "brand" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_changed_by_idx" ON "brand" USING btree ("changed_by_id");
  ALTER TABLE "_brand_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_brand_v_version_version_changed_by_idx" ON "_brand_v" USING btree ("version_changed_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "setup" CASCADE;
  ALTER TABLE "pages" DROP COLUMN "changed_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "brand" DROP COLUMN "changed_by_id";
  ALTER TABLE "_brand_v" DROP COLUMN "version_changed_by_id";`)
}
