import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/* Written by hand: the uploaded logos move from the company to the brand, and back. */

const keepLogos = sql`
  CREATE TEMPORARY TABLE "moved_logos" ON COMMIT DROP AS
    SELECT "logo_light_id", "logo_dark_id" FROM "company" LIMIT 1;`
const moveLogos = sql`
  INSERT INTO "brand" ("logo_light_id", "logo_dark_id", "_status", "created_at", "updated_at")
    SELECT "logo_light_id", "logo_dark_id", 'published', now(), now() FROM "moved_logos";`
const keepLogosOfBrand = sql`
  CREATE TEMPORARY TABLE "moved_logos" ON COMMIT DROP AS
    SELECT "logo_light_id", "logo_dark_id" FROM "brand" LIMIT 1;`
const moveLogosBack = sql`
  UPDATE "company" SET ("logo_light_id", "logo_dark_id") =
    (SELECT "logo_light_id", "logo_dark_id" FROM "moved_logos");`

/* Generated. */

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(keepLogos)
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_logo" AS ENUM('symbol', 'wordmark');
  CREATE TYPE "public"."enum_brand_font" AS ENUM('onest', 'manrope', 'ibm-plex-sans', 'source-serif-4');
  CREATE TYPE "public"."enum_brand_corners" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum_brand_density" AS ENUM('compact', 'normal', 'roomy');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_logo" AS ENUM('symbol', 'wordmark');
  CREATE TYPE "public"."enum__brand_v_version_font" AS ENUM('onest', 'manrope', 'ibm-plex-sans', 'source-serif-4');
  CREATE TYPE "public"."enum__brand_v_version_corners" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum__brand_v_version_density" AS ENUM('compact', 'normal', 'roomy');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo" "enum_brand_logo" DEFAULT 'symbol',
  	"logo_light_id" integer,
  	"logo_dark_id" integer,
  	"light_brand" varchar,
  	"light_accent" varchar,
  	"light_paper" varchar,
  	"dark_brand" varchar,
  	"dark_accent" varchar,
  	"dark_paper" varchar,
  	"font" "enum_brand_font" DEFAULT 'onest',
  	"corners" "enum_brand_corners" DEFAULT 'soft',
  	"density" "enum_brand_density" DEFAULT 'normal',
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo" "enum__brand_v_version_logo" DEFAULT 'symbol',
  	"version_logo_light_id" integer,
  	"version_logo_dark_id" integer,
  	"version_light_brand" varchar,
  	"version_light_accent" varchar,
  	"version_light_paper" varchar,
  	"version_dark_brand" varchar,
  	"version_dark_accent" varchar,
  	"version_dark_paper" varchar,
  	"version_font" "enum__brand_v_version_font" DEFAULT 'onest',
  	"version_corners" "enum__brand_v_version_corners" DEFAULT 'soft',
  	"version_density" "enum__brand_v_version_density" DEFAULT 'normal',
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "company" DROP CONSTRAINT "company_logo_light_id_media_id_fk";
  
  ALTER TABLE "company" DROP CONSTRAINT "company_logo_dark_id_media_id_fk";
  
  ALTER TABLE "_company_v" DROP CONSTRAINT "_company_v_version_logo_light_id_media_id_fk";
  
  ALTER TABLE "_company_v" DROP CONSTRAINT "_company_v_version_logo_dark_id_media_id_fk";
  
  DROP INDEX "company_logo_light_idx";
  DROP INDEX "company_logo_dark_idx";
  DROP INDEX "_company_v_version_version_logo_light_idx";
  DROP INDEX "_company_v_version_version_logo_dark_idx";
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_light_id_media_id_fk" FOREIGN KEY ("logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_light_id_media_id_fk" FOREIGN KEY ("version_logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_logo_light_idx" ON "brand" USING btree ("logo_light_id");
  CREATE INDEX "brand_logo_dark_idx" ON "brand" USING btree ("logo_dark_id");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_version_logo_light_idx" ON "_brand_v" USING btree ("version_logo_light_id");
  CREATE INDEX "_brand_v_version_version_logo_dark_idx" ON "_brand_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");
  ALTER TABLE "company" DROP COLUMN "logo_light_id";
  ALTER TABLE "company" DROP COLUMN "logo_dark_id";
  ALTER TABLE "_company_v" DROP COLUMN "version_logo_light_id";
  ALTER TABLE "_company_v" DROP COLUMN "version_logo_dark_id";`)
  await db.execute(moveLogos)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(keepLogosOfBrand)
  await db.execute(sql`
   ALTER TABLE "brand" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  ALTER TABLE "company" ADD COLUMN "logo_light_id" integer;
  ALTER TABLE "company" ADD COLUMN "logo_dark_id" integer;
  ALTER TABLE "_company_v" ADD COLUMN "version_logo_light_id" integer;
  ALTER TABLE "_company_v" ADD COLUMN "version_logo_dark_id" integer;
  ALTER TABLE "company" ADD CONSTRAINT "company_logo_light_id_media_id_fk" FOREIGN KEY ("logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company" ADD CONSTRAINT "company_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v" ADD CONSTRAINT "_company_v_version_logo_light_id_media_id_fk" FOREIGN KEY ("version_logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v" ADD CONSTRAINT "_company_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "company_logo_light_idx" ON "company" USING btree ("logo_light_id");
  CREATE INDEX "company_logo_dark_idx" ON "company" USING btree ("logo_dark_id");
  CREATE INDEX "_company_v_version_version_logo_light_idx" ON "_company_v" USING btree ("version_logo_light_id");
  CREATE INDEX "_company_v_version_version_logo_dark_idx" ON "_company_v" USING btree ("version_logo_dark_id");
  DROP TYPE "public"."enum_brand_logo";
  DROP TYPE "public"."enum_brand_font";
  DROP TYPE "public"."enum_brand_corners";
  DROP TYPE "public"."enum_brand_density";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_logo";
  DROP TYPE "public"."enum__brand_v_version_font";
  DROP TYPE "public"."enum__brand_v_version_corners";
  DROP TYPE "public"."enum__brand_v_version_density";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";`)
  await db.execute(moveLogosBack)
}
