import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_sections" AS ENUM('services', 'projects', 'process', 'figures', 'testimonial', 'team', 'careers');
  CREATE TYPE "public"."enum__home_v_version_sections" AS ENUM('services', 'projects', 'process', 'figures', 'testimonial', 'team', 'careers');
  CREATE TYPE "public"."enum_services_page_sections" AS ENUM('services', 'work', 'faq');
  CREATE TYPE "public"."enum__services_page_v_version_sections" AS ENUM('services', 'work', 'faq');
  CREATE TYPE "public"."enum_about_sections" AS ENUM('story', 'values', 'figures', 'team');
  CREATE TYPE "public"."enum__about_v_version_sections" AS ENUM('story', 'values', 'figures', 'team');
  CREATE TABLE "home_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_home_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_home_v_version_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__home_v_version_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_page_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_services_page_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_services_page_v_version_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__services_page_v_version_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_about_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_about_v_version_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__about_v_version_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections" ADD CONSTRAINT "_home_v_version_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_page_sections" ADD CONSTRAINT "services_page_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_page_v_version_sections" ADD CONSTRAINT "_services_page_v_version_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_sections" ADD CONSTRAINT "about_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_sections" ADD CONSTRAINT "_about_v_version_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_sections_order_idx" ON "home_sections" USING btree ("order");
  CREATE INDEX "home_sections_parent_idx" ON "home_sections" USING btree ("parent_id");
  CREATE INDEX "_home_v_version_sections_order_idx" ON "_home_v_version_sections" USING btree ("order");
  CREATE INDEX "_home_v_version_sections_parent_idx" ON "_home_v_version_sections" USING btree ("parent_id");
  CREATE INDEX "services_page_sections_order_idx" ON "services_page_sections" USING btree ("order");
  CREATE INDEX "services_page_sections_parent_idx" ON "services_page_sections" USING btree ("parent_id");
  CREATE INDEX "_services_page_v_version_sections_order_idx" ON "_services_page_v_version_sections" USING btree ("order");
  CREATE INDEX "_services_page_v_version_sections_parent_idx" ON "_services_page_v_version_sections" USING btree ("parent_id");
  CREATE INDEX "about_sections_order_idx" ON "about_sections" USING btree ("order");
  CREATE INDEX "about_sections_parent_idx" ON "about_sections" USING btree ("parent_id");
  CREATE INDEX "_about_v_version_sections_order_idx" ON "_about_v_version_sections" USING btree ("order");
  CREATE INDEX "_about_v_version_sections_parent_idx" ON "_about_v_version_sections" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_sections" CASCADE;
  DROP TABLE "_home_v_version_sections" CASCADE;
  DROP TABLE "services_page_sections" CASCADE;
  DROP TABLE "_services_page_v_version_sections" CASCADE;
  DROP TABLE "about_sections" CASCADE;
  DROP TABLE "_about_v_version_sections" CASCADE;
  DROP TYPE "public"."enum_home_sections";
  DROP TYPE "public"."enum__home_v_version_sections";
  DROP TYPE "public"."enum_services_page_sections";
  DROP TYPE "public"."enum__services_page_v_version_sections";
  DROP TYPE "public"."enum_about_sections";
  DROP TYPE "public"."enum__about_v_version_sections";`)
}
