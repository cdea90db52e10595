import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "services" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "projects" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "testimonials" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "faqs" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "articles" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "topics" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_topics_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "legal_pages" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "media" ADD COLUMN "sizes_pending" boolean DEFAULT false;
  ALTER TABLE "vacancies" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "employees" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_employees_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "departments" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_departments_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "home" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_home_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "services_page" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_services_page_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "about" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_about_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "careers_page" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_careers_page_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "insights_page" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_insights_page_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "hire_us" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_hire_us_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_texts_text_idx" ON "media_texts" USING btree ("text");
  ALTER TABLE "services" ADD CONSTRAINT "services_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics" ADD CONSTRAINT "topics_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v" ADD CONSTRAINT "_topics_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees" ADD CONSTRAINT "employees_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "departments" ADD CONSTRAINT "departments_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_departments_v" ADD CONSTRAINT "_departments_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_page" ADD CONSTRAINT "services_page_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_page_v" ADD CONSTRAINT "_services_page_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_page" ADD CONSTRAINT "careers_page_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_page_v" ADD CONSTRAINT "_careers_page_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "insights_page" ADD CONSTRAINT "insights_page_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_insights_page_v" ADD CONSTRAINT "_insights_page_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hire_us" ADD CONSTRAINT "hire_us_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hire_us_v" ADD CONSTRAINT "_hire_us_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "services_changed_by_idx" ON "services" USING btree ("changed_by_id");
  CREATE INDEX "_services_v_version_version_changed_by_idx" ON "_services_v" USING btree ("version_changed_by_id");
  CREATE INDEX "projects_changed_by_idx" ON "projects" USING btree ("changed_by_id");
  CREATE INDEX "_projects_v_version_version_changed_by_idx" ON "_projects_v" USING btree ("version_changed_by_id");
  CREATE INDEX "testimonials_changed_by_idx" ON "testimonials" USING btree ("changed_by_id");
  CREATE INDEX "_testimonials_v_version_version_changed_by_idx" ON "_testimonials_v" USING btree ("version_changed_by_id");
  CREATE INDEX "faqs_changed_by_idx" ON "faqs" USING btree ("changed_by_id");
  CREATE INDEX "_faqs_v_version_version_changed_by_idx" ON "_faqs_v" USING btree ("version_changed_by_id");
  CREATE INDEX "articles_changed_by_idx" ON "articles" USING btree ("changed_by_id");
  CREATE INDEX "_articles_v_version_version_changed_by_idx" ON "_articles_v" USING btree ("version_changed_by_id");
  CREATE INDEX "topics_changed_by_idx" ON "topics" USING btree ("changed_by_id");
  CREATE INDEX "_topics_v_version_version_changed_by_idx" ON "_topics_v" USING btree ("version_changed_by_id");
  CREATE INDEX "legal_pages_changed_by_idx" ON "legal_pages" USING btree ("changed_by_id");
  CREATE INDEX "_legal_pages_v_version_version_changed_by_idx" ON "_legal_pages_v" USING btree ("version_changed_by_id");
  CREATE INDEX "vacancies_changed_by_idx" ON "vacancies" USING btree ("changed_by_id");
  CREATE INDEX "_vacancies_v_version_version_changed_by_idx" ON "_vacancies_v" USING btree ("version_changed_by_id");
  CREATE INDEX "employees_changed_by_idx" ON "employees" USING btree ("changed_by_id");
  CREATE INDEX "_employees_v_version_version_changed_by_idx" ON "_employees_v" USING btree ("version_changed_by_id");
  CREATE INDEX "departments_changed_by_idx" ON "departments" USING btree ("changed_by_id");
  CREATE INDEX "_departments_v_version_version_changed_by_idx" ON "_departments_v" USING btree ("version_changed_by_id");
  CREATE INDEX "home_changed_by_idx" ON "home" USING btree ("changed_by_id");
  CREATE INDEX "_home_v_version_version_changed_by_idx" ON "_home_v" USING btree ("version_changed_by_id");
  CREATE INDEX "services_page_changed_by_idx" ON "services_page" USING btree ("changed_by_id");
  CREATE INDEX "_services_page_v_version_version_changed_by_idx" ON "_services_page_v" USING btree ("version_changed_by_id");
  CREATE INDEX "about_changed_by_idx" ON "about" USING btree ("changed_by_id");
  CREATE INDEX "_about_v_version_version_changed_by_idx" ON "_about_v" USING btree ("version_changed_by_id");
  CREATE INDEX "careers_page_changed_by_idx" ON "careers_page" USING btree ("changed_by_id");
  CREATE INDEX "_careers_page_v_version_version_changed_by_idx" ON "_careers_page_v" USING btree ("version_changed_by_id");
  CREATE INDEX "insights_page_changed_by_idx" ON "insights_page" USING btree ("changed_by_id");
  CREATE INDEX "_insights_page_v_version_version_changed_by_idx" ON "_insights_page_v" USING btree ("version_changed_by_id");
  CREATE INDEX "hire_us_changed_by_idx" ON "hire_us" USING btree ("changed_by_id");
  CREATE INDEX "_hire_us_v_version_version_changed_by_idx" ON "_hire_us_v" USING btree ("version_changed_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  ALTER TABLE "services" DROP CONSTRAINT "services_changed_by_id_users_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_changed_by_id_users_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_changed_by_id_users_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "faqs" DROP CONSTRAINT "faqs_changed_by_id_users_id_fk";
  
  ALTER TABLE "_faqs_v" DROP CONSTRAINT "_faqs_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_changed_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "topics" DROP CONSTRAINT "topics_changed_by_id_users_id_fk";
  
  ALTER TABLE "_topics_v" DROP CONSTRAINT "_topics_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "legal_pages" DROP CONSTRAINT "legal_pages_changed_by_id_users_id_fk";
  
  ALTER TABLE "_legal_pages_v" DROP CONSTRAINT "_legal_pages_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "vacancies" DROP CONSTRAINT "vacancies_changed_by_id_users_id_fk";
  
  ALTER TABLE "_vacancies_v" DROP CONSTRAINT "_vacancies_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "employees" DROP CONSTRAINT "employees_changed_by_id_users_id_fk";
  
  ALTER TABLE "_employees_v" DROP CONSTRAINT "_employees_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "departments" DROP CONSTRAINT "departments_changed_by_id_users_id_fk";
  
  ALTER TABLE "_departments_v" DROP CONSTRAINT "_departments_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_changed_by_id_users_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "services_page" DROP CONSTRAINT "services_page_changed_by_id_users_id_fk";
  
  ALTER TABLE "_services_page_v" DROP CONSTRAINT "_services_page_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "about" DROP CONSTRAINT "about_changed_by_id_users_id_fk";
  
  ALTER TABLE "_about_v" DROP CONSTRAINT "_about_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "careers_page" DROP CONSTRAINT "careers_page_changed_by_id_users_id_fk";
  
  ALTER TABLE "_careers_page_v" DROP CONSTRAINT "_careers_page_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "insights_page" DROP CONSTRAINT "insights_page_changed_by_id_users_id_fk";
  
  ALTER TABLE "_insights_page_v" DROP CONSTRAINT "_insights_page_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "hire_us" DROP CONSTRAINT "hire_us_changed_by_id_users_id_fk";
  
  ALTER TABLE "_hire_us_v" DROP CONSTRAINT "_hire_us_v_version_changed_by_id_users_id_fk";
  
  DROP INDEX "services_changed_by_idx";
  DROP INDEX "_services_v_version_version_changed_by_idx";
  DROP INDEX "projects_changed_by_idx";
  DROP INDEX "_projects_v_version_version_changed_by_idx";
  DROP INDEX "testimonials_changed_by_idx";
  DROP INDEX "_testimonials_v_version_version_changed_by_idx";
  DROP INDEX "faqs_changed_by_idx";
  DROP INDEX "_faqs_v_version_version_changed_by_idx";
  DROP INDEX "articles_changed_by_idx";
  DROP INDEX "_articles_v_version_version_changed_by_idx";
  DROP INDEX "topics_changed_by_idx";
  DROP INDEX "_topics_v_version_version_changed_by_idx";
  DROP INDEX "legal_pages_changed_by_idx";
  DROP INDEX "_legal_pages_v_version_version_changed_by_idx";
  DROP INDEX "vacancies_changed_by_idx";
  DROP INDEX "_vacancies_v_version_version_changed_by_idx";
  DROP INDEX "employees_changed_by_idx";
  DROP INDEX "_employees_v_version_version_changed_by_idx";
  DROP INDEX "departments_changed_by_idx";
  DROP INDEX "_departments_v_version_version_changed_by_idx";
  DROP INDEX "home_changed_by_idx";
  DROP INDEX "_home_v_version_version_changed_by_idx";
  DROP INDEX "services_page_changed_by_idx";
  DROP INDEX "_services_page_v_version_version_changed_by_idx";
  DROP INDEX "about_changed_by_idx";
  DROP INDEX "_about_v_version_version_changed_by_idx";
  DROP INDEX "careers_page_changed_by_idx";
  DROP INDEX "_careers_page_v_version_version_changed_by_idx";
  DROP INDEX "insights_page_changed_by_idx";
  DROP INDEX "_insights_page_v_version_version_changed_by_idx";
  DROP INDEX "hire_us_changed_by_idx";
  DROP INDEX "_hire_us_v_version_version_changed_by_idx";
  ALTER TABLE "services" DROP COLUMN "changed_by_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "projects" DROP COLUMN "changed_by_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "testimonials" DROP COLUMN "changed_by_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "faqs" DROP COLUMN "changed_by_id";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "articles" DROP COLUMN "changed_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "topics" DROP COLUMN "changed_by_id";
  ALTER TABLE "_topics_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "legal_pages" DROP COLUMN "changed_by_id";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "media" DROP COLUMN "sizes_pending";
  ALTER TABLE "vacancies" DROP COLUMN "changed_by_id";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "employees" DROP COLUMN "changed_by_id";
  ALTER TABLE "_employees_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "departments" DROP COLUMN "changed_by_id";
  ALTER TABLE "_departments_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "home" DROP COLUMN "changed_by_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "services_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "about" DROP COLUMN "changed_by_id";
  ALTER TABLE "_about_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "careers_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_careers_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "insights_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_insights_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "hire_us" DROP COLUMN "changed_by_id";
  ALTER TABLE "_hire_us_v" DROP COLUMN "version_changed_by_id";`)
}
