import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_services_icon" AS ENUM('compass', 'browser', 'phone', 'pen', 'cloud', 'shield');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_icon" AS ENUM('compass', 'browser', 'phone', 'pen', 'cloud', 'shield');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_projects_platforms" AS ENUM('web', 'ios', 'android', 'desktop', 'api');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_platforms" AS ENUM('web', 'ios', 'android', 'desktop', 'api');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_careers_questions_kind" AS ENUM('text', 'textarea', 'yes-no', 'link');
  CREATE TYPE "public"."enum_careers_employment_type" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum_careers_seniority" AS ENUM('junior', 'middle', 'senior', 'lead');
  CREATE TYPE "public"."enum_careers_workplace" AS ENUM('on-site', 'hybrid', 'remote');
  CREATE TYPE "public"."enum_careers_salary_currency" AS ENUM('EUR', 'USD', 'MDL', 'RON');
  CREATE TYPE "public"."enum_careers_salary_period" AS ENUM('month', 'year', 'hour');
  CREATE TYPE "public"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_version_questions_kind" AS ENUM('text', 'textarea', 'yes-no', 'link');
  CREATE TYPE "public"."enum__careers_v_version_employment_type" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum__careers_v_version_seniority" AS ENUM('junior', 'middle', 'senior', 'lead');
  CREATE TYPE "public"."enum__careers_v_version_workplace" AS ENUM('on-site', 'hybrid', 'remote');
  CREATE TYPE "public"."enum__careers_v_version_salary_currency" AS ENUM('EUR', 'USD', 'MDL', 'RON');
  CREATE TYPE "public"."enum__careers_v_version_salary_period" AS ENUM('month', 'year', 'hour');
  CREATE TYPE "public"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_employees_languages_level" AS ENUM('native', 'fluent', 'working', 'basic');
  CREATE TYPE "public"."enum_employees_links_kind" AS ENUM('linkedin', 'github', 'dribbble', 'website');
  CREATE TYPE "public"."enum_employees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__employees_v_version_languages_level" AS ENUM('native', 'fluent', 'working', 'basic');
  CREATE TYPE "public"."enum__employees_v_version_links_kind" AS ENUM('linkedin', 'github', 'dribbble', 'website');
  CREATE TYPE "public"."enum__employees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__employees_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_departments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__departments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__departments_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_consultation_requests_status" AS ENUM('new', 'in-contact', 'qualified', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum__consultation_requests_v_version_status" AS ENUM('new', 'in-contact', 'qualified', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum__applications_v_version_status" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_documents_owner" AS ENUM('applications', 'consultation-requests');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'recruiter', 'sales');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_company_social_links_icon" AS ENUM('facebook', 'instagram', 'linkedin', 'github', 'dribbble');
  CREATE TYPE "public"."enum_company_contact_lines_icon" AS ENUM('phone', 'mail', 'pin');
  CREATE TYPE "public"."enum__company_v_version_social_links_icon" AS ENUM('facebook', 'instagram', 'linkedin', 'github', 'dribbble');
  CREATE TYPE "public"."enum__company_v_version_contact_lines_icon" AS ENUM('phone', 'mail', 'pin');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_services_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_page_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_careers_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TYPE "public"."enum_hire_us_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_hire_us_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hire_us_v_version_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__hire_us_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hire_us_v_published_locale" AS ENUM('en', 'ro', 'ru');
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_services_icon" DEFAULT 'compass',
  	"order" numeric DEFAULT 100,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"meta_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_icon" "enum__services_v_version_icon" DEFAULT 'compass',
  	"version_order" numeric DEFAULT 100,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_outcomes_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "projects_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_platforms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_projects_platforms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"testimonial_id" integer,
  	"client" varchar,
  	"year" numeric,
  	"duration_months" numeric,
  	"team_size" numeric,
  	"link" varchar,
  	"featured" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"meta_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"challenge" jsonb,
  	"approach" jsonb,
  	"result" jsonb,
  	"industry" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"employees_id" integer
  );
  
  CREATE TABLE "_projects_v_version_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_outcomes_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_platforms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__projects_v_version_platforms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_testimonial_id" integer,
  	"version_client" varchar,
  	"version_year" numeric,
  	"version_duration_months" numeric,
  	"version_team_size" numeric,
  	"version_link" varchar,
  	"version_featured" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_challenge" jsonb,
  	"version_approach" jsonb,
  	"version_result" jsonb,
  	"version_industry" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"employees_id" integer
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"company" varchar,
  	"project_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"quote" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_company" varchar,
  	"version_project_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_quote" varchar,
  	"version_role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 100,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"effective_on" timestamp(3) with time zone,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"meta_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_legal_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "legal_pages_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_effective_on" timestamp(3) with time zone,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_legal_pages_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"color" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif320_url" varchar,
  	"sizes_avif320_width" numeric,
  	"sizes_avif320_height" numeric,
  	"sizes_avif320_mime_type" varchar,
  	"sizes_avif320_filesize" numeric,
  	"sizes_avif320_filename" varchar,
  	"sizes_avif640_url" varchar,
  	"sizes_avif640_width" numeric,
  	"sizes_avif640_height" numeric,
  	"sizes_avif640_mime_type" varchar,
  	"sizes_avif640_filesize" numeric,
  	"sizes_avif640_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1280_url" varchar,
  	"sizes_avif1280_width" numeric,
  	"sizes_avif1280_height" numeric,
  	"sizes_avif1280_mime_type" varchar,
  	"sizes_avif1280_filesize" numeric,
  	"sizes_avif1280_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp640_url" varchar,
  	"sizes_webp640_width" numeric,
  	"sizes_webp640_height" numeric,
  	"sizes_webp640_mime_type" varchar,
  	"sizes_webp640_filesize" numeric,
  	"sizes_webp640_filename" varchar,
  	"sizes_webp1280_url" varchar,
  	"sizes_webp1280_width" numeric,
  	"sizes_webp1280_height" numeric,
  	"sizes_webp1280_mime_type" varchar,
  	"sizes_webp1280_filesize" numeric,
  	"sizes_webp1280_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_process" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_process_locales" (
  	"title" varchar,
  	"duration" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_careers_questions_kind" DEFAULT 'text',
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "careers_questions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"department_id" integer,
  	"employment_type" "enum_careers_employment_type" DEFAULT 'full-time',
  	"seniority" "enum_careers_seniority",
  	"workplace" "enum_careers_workplace" DEFAULT 'hybrid',
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"salary_currency" "enum_careers_salary_currency" DEFAULT 'EUR',
  	"salary_period" "enum_careers_salary_period" DEFAULT 'month',
  	"salary_shown" boolean DEFAULT true,
  	"recruiter_id" integer,
  	"posted_on" timestamp(3) with time zone,
  	"closes_on" timestamp(3) with time zone,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"meta_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_careers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "careers_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"about" jsonb,
  	"responsibilities" jsonb,
  	"requirements" jsonb,
  	"nice_to_have" jsonb,
  	"benefits" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_careers_v_version_process" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v_version_process_locales" (
  	"title" varchar,
  	"duration" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__careers_v_version_questions_kind" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v_version_questions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_department_id" integer,
  	"version_employment_type" "enum__careers_v_version_employment_type" DEFAULT 'full-time',
  	"version_seniority" "enum__careers_v_version_seniority",
  	"version_workplace" "enum__careers_v_version_workplace" DEFAULT 'hybrid',
  	"version_salary_min" numeric,
  	"version_salary_max" numeric,
  	"version_salary_currency" "enum__careers_v_version_salary_currency" DEFAULT 'EUR',
  	"version_salary_period" "enum__careers_v_version_salary_period" DEFAULT 'month',
  	"version_salary_shown" boolean DEFAULT true,
  	"version_recruiter_id" integer,
  	"version_posted_on" timestamp(3) with time zone,
  	"version_closes_on" timestamp(3) with time zone,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__careers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_careers_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_about" jsonb,
  	"version_responsibilities" jsonb,
  	"version_requirements" jsonb,
  	"version_nice_to_have" jsonb,
  	"version_benefits" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "employees_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"level" "enum_employees_languages_level"
  );
  
  CREATE TABLE "employees_languages_locales" (
  	"language" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "employees_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_employees_links_kind",
  	"url" varchar
  );
  
  CREATE TABLE "employees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"department_id" integer,
  	"portrait_id" integer,
  	"joined_in" numeric,
  	"order" numeric DEFAULT 100,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"meta_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_employees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "employees_locales" (
  	"role" varchar,
  	"summary" varchar,
  	"bio" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "employees_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_employees_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum__employees_v_version_languages_level",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v_version_languages_locales" (
  	"language" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_employees_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__employees_v_version_links_kind",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_employees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_department_id" integer,
  	"version_portrait_id" integer,
  	"version_joined_in" numeric,
  	"version_order" numeric DEFAULT 100,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__employees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__employees_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_employees_v_locales" (
  	"version_role" varchar,
  	"version_summary" varchar,
  	"version_bio" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_employees_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "departments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 100,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_departments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "departments_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_departments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__departments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__departments_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_departments_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "consultation_requests_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"written_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consultation_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"consent_text" varchar,
  	"consent_version" varchar,
  	"consent_given_at" timestamp(3) with time zone,
  	"source_page" varchar,
  	"source_referrer" varchar,
  	"source_campaign" varchar,
  	"status" "enum_consultation_requests_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"company" varchar,
  	"budget" varchar,
  	"timeline" varchar,
  	"message" varchar NOT NULL,
  	"wanted_slot" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consultation_requests_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "_consultation_requests_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"written_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_consultation_requests_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_reference" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_phone" varchar,
  	"version_idempotency_key" varchar NOT NULL,
  	"version_consent_text" varchar,
  	"version_consent_version" varchar,
  	"version_consent_given_at" timestamp(3) with time zone,
  	"version_source_page" varchar,
  	"version_source_referrer" varchar,
  	"version_source_campaign" varchar,
  	"version_status" "enum__consultation_requests_v_version_status" DEFAULT 'new' NOT NULL,
  	"version_assignee_id" integer,
  	"version_company" varchar,
  	"version_budget" varchar,
  	"version_timeline" varchar,
  	"version_message" varchar NOT NULL,
  	"version_wanted_slot" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_consultation_requests_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "applications_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"written_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "applications_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"consent_text" varchar,
  	"consent_version" varchar,
  	"consent_given_at" timestamp(3) with time zone,
  	"source_page" varchar,
  	"source_referrer" varchar,
  	"source_campaign" varchar,
  	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"vacancy_id" integer,
  	"cv_id" integer,
  	"cover_letter" varchar,
  	"rating" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "applications_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_applications_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"written_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_applications_v_version_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_applications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_reference" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_phone" varchar,
  	"version_idempotency_key" varchar NOT NULL,
  	"version_consent_text" varchar,
  	"version_consent_version" varchar,
  	"version_consent_given_at" timestamp(3) with time zone,
  	"version_source_page" varchar,
  	"version_source_referrer" varchar,
  	"version_source_campaign" varchar,
  	"version_status" "enum__applications_v_version_status" DEFAULT 'new' NOT NULL,
  	"version_assignee_id" integer,
  	"version_vacancy_id" integer,
  	"version_cv_id" integer,
  	"version_cover_letter" varchar,
  	"version_rating" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_applications_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar NOT NULL,
  	"owner" "enum_documents_owner" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"message_id" varchar NOT NULL,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'admin' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"careers_id" integer,
  	"employees_id" integer,
  	"legal_pages_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"projects_id" integer,
  	"testimonials_id" integer,
  	"faqs_id" integer,
  	"legal_pages_id" integer,
  	"media_id" integer,
  	"careers_id" integer,
  	"employees_id" integer,
  	"departments_id" integer,
  	"consultation_requests_id" integer,
  	"applications_id" integer,
  	"documents_id" integer,
  	"mails_id" integer,
  	"users_id" integer,
  	"redirects_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_company_social_links_icon" NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "company_contact_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_company_contact_lines_icon" NOT NULL
  );
  
  CREATE TABLE "company_contact_lines_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_light_id" integer,
  	"logo_dark_id" integer,
  	"copyright_start_year" numeric DEFAULT 2014 NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"address_postal_code" varchar,
  	"employee_portal" varchar NOT NULL,
  	"time_zone" varchar DEFAULT 'Europe/Chisinau' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_locales" (
  	"tagline" varchar NOT NULL,
  	"address_street" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"address_country" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__company_v_version_social_links_icon" NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_contact_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__company_v_version_contact_lines_icon" NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_contact_lines_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_logo_light_id" integer,
  	"version_logo_dark_id" integer,
  	"version_copyright_start_year" numeric DEFAULT 2014 NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_address_postal_code" varchar,
  	"version_employee_portal" varchar NOT NULL,
  	"version_time_zone" varchar DEFAULT 'Europe/Chisinau' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_company_v_locales" (
  	"version_tagline" varchar NOT NULL,
  	"version_address_street" varchar NOT NULL,
  	"version_address_city" varchar NOT NULL,
  	"version_address_country" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"route" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_menu_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_items_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"route" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_items_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_clients_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"logo_id" integer
  );
  
  CREATE TABLE "home_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_process_steps_locales" (
  	"title" varchar,
  	"duration" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"testimonial_id" integer,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_heading" varchar,
  	"hero_lead" varchar,
  	"clients_heading" varchar,
  	"services_heading" varchar,
  	"services_lead" varchar,
  	"projects_heading" varchar,
  	"projects_lead" varchar,
  	"process_heading" varchar,
  	"team_heading" varchar,
  	"team_lead" varchar,
  	"careers_heading" varchar,
  	"careers_lead" varchar,
  	"closing_heading" varchar,
  	"closing_lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "_home_v_version_clients_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"logo_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_process_steps_locales" (
  	"title" varchar,
  	"duration" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_testimonial_id" integer,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_hero_heading" varchar,
  	"version_hero_lead" varchar,
  	"version_clients_heading" varchar,
  	"version_services_heading" varchar,
  	"version_services_lead" varchar,
  	"version_projects_heading" varchar,
  	"version_projects_lead" varchar,
  	"version_process_heading" varchar,
  	"version_team_heading" varchar,
  	"version_team_lead" varchar,
  	"version_careers_heading" varchar,
  	"version_careers_lead" varchar,
  	"version_closing_heading" varchar,
  	"version_closing_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "services_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_services_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "services_page_locales" (
  	"heading" varchar,
  	"lead" varchar,
  	"work_heading" varchar,
  	"faq_heading" varchar,
  	"faq_lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__services_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_page_v_locales" (
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_work_heading" varchar,
  	"version_faq_heading" varchar,
  	"version_faq_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_locales" (
  	"heading" varchar,
  	"lead" varchar,
  	"story" jsonb,
  	"team_heading" varchar,
  	"team_lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_v_locales" (
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_story" jsonb,
  	"version_team_heading" varchar,
  	"version_team_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_page_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_benefits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_careers_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "careers_page_locales" (
  	"heading" varchar,
  	"lead" varchar,
  	"why_heading" varchar,
  	"open_heading" varchar,
  	"speculative_heading" varchar,
  	"speculative_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_benefits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__careers_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_careers_page_v_locales" (
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_why_heading" varchar,
  	"version_open_heading" varchar,
  	"version_speculative_heading" varchar,
  	"version_speculative_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "hire_us_next" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "hire_us_next_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "hire_us_budgets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "hire_us_budgets_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "hire_us_timelines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "hire_us_timelines_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "hire_us_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_hire_us_hours_day",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "hire_us_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "hire_us" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_person_id" integer,
  	"consent_version" varchar,
  	"slot_minutes" numeric DEFAULT 45,
  	"meta_noindex" boolean DEFAULT false,
  	"_status" "enum_hire_us_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "hire_us_locales" (
  	"heading" varchar,
  	"lead" varchar,
  	"answer_time" varchar,
  	"consent_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "hire_us_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_hire_us_v_version_next" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hire_us_v_version_next_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hire_us_v_version_budgets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hire_us_v_version_budgets_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hire_us_v_version_timelines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hire_us_v_version_timelines_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hire_us_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__hire_us_v_version_hours_day",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hire_us_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_hire_us_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_person_id" integer,
  	"version_consent_version" varchar,
  	"version_slot_minutes" numeric DEFAULT 45,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version__status" "enum__hire_us_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__hire_us_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_hire_us_v_locales" (
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_answer_time" varchar,
  	"version_consent_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hire_us_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sample_content" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"loaded_at" timestamp(3) with time zone,
  	"removed_at" timestamp(3) with time zone,
  	"documents" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_outcomes" ADD CONSTRAINT "projects_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_outcomes_locales" ADD CONSTRAINT "projects_outcomes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_outcomes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery_locales" ADD CONSTRAINT "projects_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_platforms" ADD CONSTRAINT "projects_platforms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_texts" ADD CONSTRAINT "projects_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_outcomes" ADD CONSTRAINT "_projects_v_version_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_outcomes_locales" ADD CONSTRAINT "_projects_v_version_outcomes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_outcomes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery_locales" ADD CONSTRAINT "_projects_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_platforms" ADD CONSTRAINT "_projects_v_version_platforms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_testimonial_id_testimonials_id_fk" FOREIGN KEY ("version_testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_texts" ADD CONSTRAINT "_projects_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_process" ADD CONSTRAINT "careers_process_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_process_locales" ADD CONSTRAINT "careers_process_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_questions" ADD CONSTRAINT "careers_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_questions_locales" ADD CONSTRAINT "careers_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers" ADD CONSTRAINT "careers_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers" ADD CONSTRAINT "careers_recruiter_id_employees_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_locales" ADD CONSTRAINT "careers_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_locales" ADD CONSTRAINT "careers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_texts" ADD CONSTRAINT "careers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_process" ADD CONSTRAINT "_careers_v_version_process_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_process_locales" ADD CONSTRAINT "_careers_v_version_process_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v_version_process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_questions" ADD CONSTRAINT "_careers_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_questions_locales" ADD CONSTRAINT "_careers_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v" ADD CONSTRAINT "_careers_v_parent_id_careers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v" ADD CONSTRAINT "_careers_v_version_department_id_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v" ADD CONSTRAINT "_careers_v_version_recruiter_id_employees_id_fk" FOREIGN KEY ("version_recruiter_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v_locales" ADD CONSTRAINT "_careers_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v_locales" ADD CONSTRAINT "_careers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_texts" ADD CONSTRAINT "_careers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_languages" ADD CONSTRAINT "employees_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_languages_locales" ADD CONSTRAINT "employees_languages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees_languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_links" ADD CONSTRAINT "employees_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees" ADD CONSTRAINT "employees_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees" ADD CONSTRAINT "employees_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees_locales" ADD CONSTRAINT "employees_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees_locales" ADD CONSTRAINT "employees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees_texts" ADD CONSTRAINT "employees_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_languages" ADD CONSTRAINT "_employees_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_languages_locales" ADD CONSTRAINT "_employees_v_version_languages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v_version_languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_version_links" ADD CONSTRAINT "_employees_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_parent_id_employees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_version_department_id_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v_locales" ADD CONSTRAINT "_employees_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v_locales" ADD CONSTRAINT "_employees_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v_texts" ADD CONSTRAINT "_employees_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_locales" ADD CONSTRAINT "departments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_departments_v" ADD CONSTRAINT "_departments_v_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_departments_v_locales" ADD CONSTRAINT "_departments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultation_requests_notes" ADD CONSTRAINT "consultation_requests_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests_notes" ADD CONSTRAINT "consultation_requests_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests_rels" ADD CONSTRAINT "consultation_requests_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultation_requests_rels" ADD CONSTRAINT "consultation_requests_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultation_requests_rels" ADD CONSTRAINT "consultation_requests_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v_version_notes" ADD CONSTRAINT "_consultation_requests_v_version_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v_version_notes" ADD CONSTRAINT "_consultation_requests_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consultation_requests_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v" ADD CONSTRAINT "_consultation_requests_v_parent_id_consultation_requests_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consultation_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v" ADD CONSTRAINT "_consultation_requests_v_version_assignee_id_users_id_fk" FOREIGN KEY ("version_assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v_rels" ADD CONSTRAINT "_consultation_requests_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_consultation_requests_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v_rels" ADD CONSTRAINT "_consultation_requests_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consultation_requests_v_rels" ADD CONSTRAINT "_consultation_requests_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_notes" ADD CONSTRAINT "applications_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_notes" ADD CONSTRAINT "applications_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_answers" ADD CONSTRAINT "applications_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_careers_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_id_documents_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_texts" ADD CONSTRAINT "applications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_version_notes" ADD CONSTRAINT "_applications_v_version_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v_version_notes" ADD CONSTRAINT "_applications_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_version_answers" ADD CONSTRAINT "_applications_v_version_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_parent_id_applications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_assignee_id_users_id_fk" FOREIGN KEY ("version_assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_vacancy_id_careers_id_fk" FOREIGN KEY ("version_vacancy_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_cv_id_documents_id_fk" FOREIGN KEY ("version_cv_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v_texts" ADD CONSTRAINT "_applications_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consultation_requests_fk" FOREIGN KEY ("consultation_requests_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_social_links" ADD CONSTRAINT "company_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_contact_lines" ADD CONSTRAINT "company_contact_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_contact_lines_locales" ADD CONSTRAINT "company_contact_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_contact_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company" ADD CONSTRAINT "company_logo_light_id_media_id_fk" FOREIGN KEY ("logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company" ADD CONSTRAINT "company_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_locales" ADD CONSTRAINT "company_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_social_links" ADD CONSTRAINT "_company_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_contact_lines" ADD CONSTRAINT "_company_v_version_contact_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_contact_lines_locales" ADD CONSTRAINT "_company_v_version_contact_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_contact_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v" ADD CONSTRAINT "_company_v_version_logo_light_id_media_id_fk" FOREIGN KEY ("version_logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v" ADD CONSTRAINT "_company_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v_locales" ADD CONSTRAINT "_company_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu" ADD CONSTRAINT "navigation_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_locales" ADD CONSTRAINT "navigation_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_items" ADD CONSTRAINT "navigation_footer_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_items_locales" ADD CONSTRAINT "navigation_footer_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_locales" ADD CONSTRAINT "_navigation_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_items" ADD CONSTRAINT "_navigation_v_version_footer_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_items_locales" ADD CONSTRAINT "_navigation_v_version_footer_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_clients_logos" ADD CONSTRAINT "home_clients_logos_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_clients_logos" ADD CONSTRAINT "home_clients_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_process_steps" ADD CONSTRAINT "home_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_process_steps_locales" ADD CONSTRAINT "home_process_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_process_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_figures" ADD CONSTRAINT "home_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_figures_locales" ADD CONSTRAINT "home_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_clients_logos" ADD CONSTRAINT "_home_v_version_clients_logos_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_clients_logos" ADD CONSTRAINT "_home_v_version_clients_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_process_steps" ADD CONSTRAINT "_home_v_version_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_process_steps_locales" ADD CONSTRAINT "_home_v_version_process_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_process_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_figures" ADD CONSTRAINT "_home_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_figures_locales" ADD CONSTRAINT "_home_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_testimonial_id_testimonials_id_fk" FOREIGN KEY ("version_testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_page_locales" ADD CONSTRAINT "services_page_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_page_locales" ADD CONSTRAINT "services_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_page_v_locales" ADD CONSTRAINT "_services_page_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_page_v_locales" ADD CONSTRAINT "_services_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_values" ADD CONSTRAINT "about_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_values_locales" ADD CONSTRAINT "about_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_figures" ADD CONSTRAINT "about_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_figures_locales" ADD CONSTRAINT "about_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_locales" ADD CONSTRAINT "about_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_locales" ADD CONSTRAINT "about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_values" ADD CONSTRAINT "_about_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_values_locales" ADD CONSTRAINT "_about_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_figures" ADD CONSTRAINT "_about_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_figures_locales" ADD CONSTRAINT "_about_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_locales" ADD CONSTRAINT "_about_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_locales" ADD CONSTRAINT "_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_benefits" ADD CONSTRAINT "careers_page_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_benefits_locales" ADD CONSTRAINT "careers_page_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_locales" ADD CONSTRAINT "careers_page_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_page_locales" ADD CONSTRAINT "careers_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_benefits" ADD CONSTRAINT "_careers_page_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_benefits_locales" ADD CONSTRAINT "_careers_page_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_locales" ADD CONSTRAINT "_careers_page_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_page_v_locales" ADD CONSTRAINT "_careers_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_next" ADD CONSTRAINT "hire_us_next_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_next_locales" ADD CONSTRAINT "hire_us_next_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us_next"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_budgets" ADD CONSTRAINT "hire_us_budgets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_budgets_locales" ADD CONSTRAINT "hire_us_budgets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us_budgets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_timelines" ADD CONSTRAINT "hire_us_timelines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_timelines_locales" ADD CONSTRAINT "hire_us_timelines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us_timelines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_hours" ADD CONSTRAINT "hire_us_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_holidays" ADD CONSTRAINT "hire_us_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us" ADD CONSTRAINT "hire_us_contact_person_id_employees_id_fk" FOREIGN KEY ("contact_person_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hire_us_locales" ADD CONSTRAINT "hire_us_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hire_us_locales" ADD CONSTRAINT "hire_us_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hire_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hire_us_texts" ADD CONSTRAINT "hire_us_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hire_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_version_next" ADD CONSTRAINT "_hire_us_v_version_next_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_version_next_locales" ADD CONSTRAINT "_hire_us_v_version_next_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v_version_next"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_version_budgets" ADD CONSTRAINT "_hire_us_v_version_budgets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_version_budgets_locales" ADD CONSTRAINT "_hire_us_v_version_budgets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v_version_budgets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_version_timelines" ADD CONSTRAINT "_hire_us_v_version_timelines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_version_timelines_locales" ADD CONSTRAINT "_hire_us_v_version_timelines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v_version_timelines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_version_hours" ADD CONSTRAINT "_hire_us_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_version_holidays" ADD CONSTRAINT "_hire_us_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v" ADD CONSTRAINT "_hire_us_v_version_contact_person_id_employees_id_fk" FOREIGN KEY ("version_contact_person_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hire_us_v_locales" ADD CONSTRAINT "_hire_us_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hire_us_v_locales" ADD CONSTRAINT "_hire_us_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hire_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hire_us_v_texts" ADD CONSTRAINT "_hire_us_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hire_us_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_order_idx" ON "services" USING btree ("order");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_meta_meta_image_idx" ON "services_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_order_idx" ON "_services_v" USING btree ("version_order");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_version_meta_version_meta_image_idx" ON "_services_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_outcomes_order_idx" ON "projects_outcomes" USING btree ("_order");
  CREATE INDEX "projects_outcomes_parent_id_idx" ON "projects_outcomes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_outcomes_locales_locale_parent_id_unique" ON "projects_outcomes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_gallery_order_idx" ON "projects_gallery" USING btree ("_order");
  CREATE INDEX "projects_gallery_parent_id_idx" ON "projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "projects_gallery_image_idx" ON "projects_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "projects_gallery_locales_locale_parent_id_unique" ON "projects_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_platforms_order_idx" ON "projects_platforms" USING btree ("order");
  CREATE INDEX "projects_platforms_parent_idx" ON "projects_platforms" USING btree ("parent_id");
  CREATE INDEX "projects_cover_idx" ON "projects" USING btree ("cover_id");
  CREATE INDEX "projects_testimonial_idx" ON "projects" USING btree ("testimonial_id");
  CREATE INDEX "projects_order_idx" ON "projects" USING btree ("order");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_texts_order_parent" ON "projects_texts" USING btree ("order","parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_services_id_idx" ON "projects_rels" USING btree ("services_id");
  CREATE INDEX "projects_rels_employees_id_idx" ON "projects_rels" USING btree ("employees_id");
  CREATE INDEX "_projects_v_version_outcomes_order_idx" ON "_projects_v_version_outcomes" USING btree ("_order");
  CREATE INDEX "_projects_v_version_outcomes_parent_id_idx" ON "_projects_v_version_outcomes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_outcomes_locales_locale_parent_id_unique" ON "_projects_v_version_outcomes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_gallery_order_idx" ON "_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_projects_v_version_gallery_parent_id_idx" ON "_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_gallery_image_idx" ON "_projects_v_version_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "_projects_v_version_gallery_locales_locale_parent_id_unique" ON "_projects_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_platforms_order_idx" ON "_projects_v_version_platforms" USING btree ("order");
  CREATE INDEX "_projects_v_version_platforms_parent_idx" ON "_projects_v_version_platforms" USING btree ("parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_cover_idx" ON "_projects_v" USING btree ("version_cover_id");
  CREATE INDEX "_projects_v_version_version_testimonial_idx" ON "_projects_v" USING btree ("version_testimonial_id");
  CREATE INDEX "_projects_v_version_version_order_idx" ON "_projects_v" USING btree ("version_order");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_texts_order_parent" ON "_projects_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_services_id_idx" ON "_projects_v_rels" USING btree ("services_id");
  CREATE INDEX "_projects_v_rels_employees_id_idx" ON "_projects_v_rels" USING btree ("employees_id");
  CREATE INDEX "testimonials_project_idx" ON "testimonials" USING btree ("project_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_project_idx" ON "_testimonials_v" USING btree ("version_project_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs" USING btree ("slug");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
  CREATE INDEX "legal_pages_meta_meta_image_idx" ON "legal_pages_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
  CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_version_meta_version_meta_image_idx" ON "_legal_pages_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif320_sizes_avif320_filename_idx" ON "media" USING btree ("sizes_avif320_filename");
  CREATE INDEX "media_sizes_avif640_sizes_avif640_filename_idx" ON "media" USING btree ("sizes_avif640_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1280_sizes_avif1280_filename_idx" ON "media" USING btree ("sizes_avif1280_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp640_sizes_webp640_filename_idx" ON "media" USING btree ("sizes_webp640_filename");
  CREATE INDEX "media_sizes_webp1280_sizes_webp1280_filename_idx" ON "media" USING btree ("sizes_webp1280_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_process_order_idx" ON "careers_process" USING btree ("_order");
  CREATE INDEX "careers_process_parent_id_idx" ON "careers_process" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_process_locales_locale_parent_id_unique" ON "careers_process_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_questions_order_idx" ON "careers_questions" USING btree ("_order");
  CREATE INDEX "careers_questions_parent_id_idx" ON "careers_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_questions_locales_locale_parent_id_unique" ON "careers_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_department_idx" ON "careers" USING btree ("department_id");
  CREATE INDEX "careers_recruiter_idx" ON "careers" USING btree ("recruiter_id");
  CREATE INDEX "careers_posted_on_idx" ON "careers" USING btree ("posted_on");
  CREATE INDEX "careers_closes_on_idx" ON "careers" USING btree ("closes_on");
  CREATE UNIQUE INDEX "careers_slug_idx" ON "careers" USING btree ("slug");
  CREATE INDEX "careers_updated_at_idx" ON "careers" USING btree ("updated_at");
  CREATE INDEX "careers_created_at_idx" ON "careers" USING btree ("created_at");
  CREATE INDEX "careers_deleted_at_idx" ON "careers" USING btree ("deleted_at");
  CREATE INDEX "careers__status_idx" ON "careers" USING btree ("_status");
  CREATE INDEX "careers_meta_meta_image_idx" ON "careers_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "careers_locales_locale_parent_id_unique" ON "careers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_texts_order_parent" ON "careers_texts" USING btree ("order","parent_id");
  CREATE INDEX "_careers_v_version_process_order_idx" ON "_careers_v_version_process" USING btree ("_order");
  CREATE INDEX "_careers_v_version_process_parent_id_idx" ON "_careers_v_version_process" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_v_version_process_locales_locale_parent_id_unique" ON "_careers_v_version_process_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_version_questions_order_idx" ON "_careers_v_version_questions" USING btree ("_order");
  CREATE INDEX "_careers_v_version_questions_parent_id_idx" ON "_careers_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_v_version_questions_locales_locale_parent_id_unique" ON "_careers_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_parent_idx" ON "_careers_v" USING btree ("parent_id");
  CREATE INDEX "_careers_v_version_version_department_idx" ON "_careers_v" USING btree ("version_department_id");
  CREATE INDEX "_careers_v_version_version_recruiter_idx" ON "_careers_v" USING btree ("version_recruiter_id");
  CREATE INDEX "_careers_v_version_version_posted_on_idx" ON "_careers_v" USING btree ("version_posted_on");
  CREATE INDEX "_careers_v_version_version_closes_on_idx" ON "_careers_v" USING btree ("version_closes_on");
  CREATE INDEX "_careers_v_version_version_slug_idx" ON "_careers_v" USING btree ("version_slug");
  CREATE INDEX "_careers_v_version_version_updated_at_idx" ON "_careers_v" USING btree ("version_updated_at");
  CREATE INDEX "_careers_v_version_version_created_at_idx" ON "_careers_v" USING btree ("version_created_at");
  CREATE INDEX "_careers_v_version_version_deleted_at_idx" ON "_careers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "_careers_v" USING btree ("version__status");
  CREATE INDEX "_careers_v_created_at_idx" ON "_careers_v" USING btree ("created_at");
  CREATE INDEX "_careers_v_updated_at_idx" ON "_careers_v" USING btree ("updated_at");
  CREATE INDEX "_careers_v_snapshot_idx" ON "_careers_v" USING btree ("snapshot");
  CREATE INDEX "_careers_v_published_locale_idx" ON "_careers_v" USING btree ("published_locale");
  CREATE INDEX "_careers_v_latest_idx" ON "_careers_v" USING btree ("latest");
  CREATE INDEX "_careers_v_version_meta_version_meta_image_idx" ON "_careers_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_careers_v_locales_locale_parent_id_unique" ON "_careers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_texts_order_parent" ON "_careers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "employees_languages_order_idx" ON "employees_languages" USING btree ("_order");
  CREATE INDEX "employees_languages_parent_id_idx" ON "employees_languages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "employees_languages_locales_locale_parent_id_unique" ON "employees_languages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "employees_links_order_idx" ON "employees_links" USING btree ("_order");
  CREATE INDEX "employees_links_parent_id_idx" ON "employees_links" USING btree ("_parent_id");
  CREATE INDEX "employees_department_idx" ON "employees" USING btree ("department_id");
  CREATE INDEX "employees_portrait_idx" ON "employees" USING btree ("portrait_id");
  CREATE INDEX "employees_order_idx" ON "employees" USING btree ("order");
  CREATE UNIQUE INDEX "employees_slug_idx" ON "employees" USING btree ("slug");
  CREATE INDEX "employees_updated_at_idx" ON "employees" USING btree ("updated_at");
  CREATE INDEX "employees_created_at_idx" ON "employees" USING btree ("created_at");
  CREATE INDEX "employees_deleted_at_idx" ON "employees" USING btree ("deleted_at");
  CREATE INDEX "employees__status_idx" ON "employees" USING btree ("_status");
  CREATE INDEX "employees_meta_meta_image_idx" ON "employees_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "employees_locales_locale_parent_id_unique" ON "employees_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "employees_texts_order_parent" ON "employees_texts" USING btree ("order","parent_id");
  CREATE INDEX "_employees_v_version_languages_order_idx" ON "_employees_v_version_languages" USING btree ("_order");
  CREATE INDEX "_employees_v_version_languages_parent_id_idx" ON "_employees_v_version_languages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_employees_v_version_languages_locales_locale_parent_id_uniq" ON "_employees_v_version_languages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_employees_v_version_links_order_idx" ON "_employees_v_version_links" USING btree ("_order");
  CREATE INDEX "_employees_v_version_links_parent_id_idx" ON "_employees_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_employees_v_parent_idx" ON "_employees_v" USING btree ("parent_id");
  CREATE INDEX "_employees_v_version_version_department_idx" ON "_employees_v" USING btree ("version_department_id");
  CREATE INDEX "_employees_v_version_version_portrait_idx" ON "_employees_v" USING btree ("version_portrait_id");
  CREATE INDEX "_employees_v_version_version_order_idx" ON "_employees_v" USING btree ("version_order");
  CREATE INDEX "_employees_v_version_version_slug_idx" ON "_employees_v" USING btree ("version_slug");
  CREATE INDEX "_employees_v_version_version_updated_at_idx" ON "_employees_v" USING btree ("version_updated_at");
  CREATE INDEX "_employees_v_version_version_created_at_idx" ON "_employees_v" USING btree ("version_created_at");
  CREATE INDEX "_employees_v_version_version_deleted_at_idx" ON "_employees_v" USING btree ("version_deleted_at");
  CREATE INDEX "_employees_v_version_version__status_idx" ON "_employees_v" USING btree ("version__status");
  CREATE INDEX "_employees_v_created_at_idx" ON "_employees_v" USING btree ("created_at");
  CREATE INDEX "_employees_v_updated_at_idx" ON "_employees_v" USING btree ("updated_at");
  CREATE INDEX "_employees_v_snapshot_idx" ON "_employees_v" USING btree ("snapshot");
  CREATE INDEX "_employees_v_published_locale_idx" ON "_employees_v" USING btree ("published_locale");
  CREATE INDEX "_employees_v_latest_idx" ON "_employees_v" USING btree ("latest");
  CREATE INDEX "_employees_v_version_meta_version_meta_image_idx" ON "_employees_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_employees_v_locales_locale_parent_id_unique" ON "_employees_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_employees_v_texts_order_parent" ON "_employees_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "departments_order_idx" ON "departments" USING btree ("order");
  CREATE UNIQUE INDEX "departments_slug_idx" ON "departments" USING btree ("slug");
  CREATE INDEX "departments_updated_at_idx" ON "departments" USING btree ("updated_at");
  CREATE INDEX "departments_created_at_idx" ON "departments" USING btree ("created_at");
  CREATE INDEX "departments_deleted_at_idx" ON "departments" USING btree ("deleted_at");
  CREATE INDEX "departments__status_idx" ON "departments" USING btree ("_status");
  CREATE UNIQUE INDEX "departments_locales_locale_parent_id_unique" ON "departments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_departments_v_parent_idx" ON "_departments_v" USING btree ("parent_id");
  CREATE INDEX "_departments_v_version_version_order_idx" ON "_departments_v" USING btree ("version_order");
  CREATE INDEX "_departments_v_version_version_slug_idx" ON "_departments_v" USING btree ("version_slug");
  CREATE INDEX "_departments_v_version_version_updated_at_idx" ON "_departments_v" USING btree ("version_updated_at");
  CREATE INDEX "_departments_v_version_version_created_at_idx" ON "_departments_v" USING btree ("version_created_at");
  CREATE INDEX "_departments_v_version_version_deleted_at_idx" ON "_departments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_departments_v_version_version__status_idx" ON "_departments_v" USING btree ("version__status");
  CREATE INDEX "_departments_v_created_at_idx" ON "_departments_v" USING btree ("created_at");
  CREATE INDEX "_departments_v_updated_at_idx" ON "_departments_v" USING btree ("updated_at");
  CREATE INDEX "_departments_v_snapshot_idx" ON "_departments_v" USING btree ("snapshot");
  CREATE INDEX "_departments_v_published_locale_idx" ON "_departments_v" USING btree ("published_locale");
  CREATE INDEX "_departments_v_latest_idx" ON "_departments_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_departments_v_locales_locale_parent_id_unique" ON "_departments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consultation_requests_notes_order_idx" ON "consultation_requests_notes" USING btree ("_order");
  CREATE INDEX "consultation_requests_notes_parent_id_idx" ON "consultation_requests_notes" USING btree ("_parent_id");
  CREATE INDEX "consultation_requests_notes_author_idx" ON "consultation_requests_notes" USING btree ("author_id");
  CREATE UNIQUE INDEX "consultation_requests_reference_idx" ON "consultation_requests" USING btree ("reference");
  CREATE INDEX "consultation_requests_email_idx" ON "consultation_requests" USING btree ("email");
  CREATE UNIQUE INDEX "consultation_requests_idempotency_key_idx" ON "consultation_requests" USING btree ("idempotency_key");
  CREATE INDEX "consultation_requests_status_idx" ON "consultation_requests" USING btree ("status");
  CREATE INDEX "consultation_requests_assignee_idx" ON "consultation_requests" USING btree ("assignee_id");
  CREATE INDEX "consultation_requests_updated_at_idx" ON "consultation_requests" USING btree ("updated_at");
  CREATE INDEX "consultation_requests_created_at_idx" ON "consultation_requests" USING btree ("created_at");
  CREATE INDEX "consultation_requests_deleted_at_idx" ON "consultation_requests" USING btree ("deleted_at");
  CREATE INDEX "consultation_requests_rels_order_idx" ON "consultation_requests_rels" USING btree ("order");
  CREATE INDEX "consultation_requests_rels_parent_idx" ON "consultation_requests_rels" USING btree ("parent_id");
  CREATE INDEX "consultation_requests_rels_path_idx" ON "consultation_requests_rels" USING btree ("path");
  CREATE INDEX "consultation_requests_rels_services_id_idx" ON "consultation_requests_rels" USING btree ("services_id");
  CREATE INDEX "consultation_requests_rels_documents_id_idx" ON "consultation_requests_rels" USING btree ("documents_id");
  CREATE INDEX "_consultation_requests_v_version_notes_order_idx" ON "_consultation_requests_v_version_notes" USING btree ("_order");
  CREATE INDEX "_consultation_requests_v_version_notes_parent_id_idx" ON "_consultation_requests_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_consultation_requests_v_version_notes_author_idx" ON "_consultation_requests_v_version_notes" USING btree ("author_id");
  CREATE INDEX "_consultation_requests_v_parent_idx" ON "_consultation_requests_v" USING btree ("parent_id");
  CREATE INDEX "_consultation_requests_v_version_version_reference_idx" ON "_consultation_requests_v" USING btree ("version_reference");
  CREATE INDEX "_consultation_requests_v_version_version_email_idx" ON "_consultation_requests_v" USING btree ("version_email");
  CREATE INDEX "_consultation_requests_v_version_version_idempotency_key_idx" ON "_consultation_requests_v" USING btree ("version_idempotency_key");
  CREATE INDEX "_consultation_requests_v_version_version_status_idx" ON "_consultation_requests_v" USING btree ("version_status");
  CREATE INDEX "_consultation_requests_v_version_version_assignee_idx" ON "_consultation_requests_v" USING btree ("version_assignee_id");
  CREATE INDEX "_consultation_requests_v_version_version_updated_at_idx" ON "_consultation_requests_v" USING btree ("version_updated_at");
  CREATE INDEX "_consultation_requests_v_version_version_created_at_idx" ON "_consultation_requests_v" USING btree ("version_created_at");
  CREATE INDEX "_consultation_requests_v_version_version_deleted_at_idx" ON "_consultation_requests_v" USING btree ("version_deleted_at");
  CREATE INDEX "_consultation_requests_v_created_at_idx" ON "_consultation_requests_v" USING btree ("created_at");
  CREATE INDEX "_consultation_requests_v_updated_at_idx" ON "_consultation_requests_v" USING btree ("updated_at");
  CREATE INDEX "_consultation_requests_v_rels_order_idx" ON "_consultation_requests_v_rels" USING btree ("order");
  CREATE INDEX "_consultation_requests_v_rels_parent_idx" ON "_consultation_requests_v_rels" USING btree ("parent_id");
  CREATE INDEX "_consultation_requests_v_rels_path_idx" ON "_consultation_requests_v_rels" USING btree ("path");
  CREATE INDEX "_consultation_requests_v_rels_services_id_idx" ON "_consultation_requests_v_rels" USING btree ("services_id");
  CREATE INDEX "_consultation_requests_v_rels_documents_id_idx" ON "_consultation_requests_v_rels" USING btree ("documents_id");
  CREATE INDEX "applications_notes_order_idx" ON "applications_notes" USING btree ("_order");
  CREATE INDEX "applications_notes_parent_id_idx" ON "applications_notes" USING btree ("_parent_id");
  CREATE INDEX "applications_notes_author_idx" ON "applications_notes" USING btree ("author_id");
  CREATE INDEX "applications_answers_order_idx" ON "applications_answers" USING btree ("_order");
  CREATE INDEX "applications_answers_parent_id_idx" ON "applications_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "applications_email_idx" ON "applications" USING btree ("email");
  CREATE UNIQUE INDEX "applications_idempotency_key_idx" ON "applications" USING btree ("idempotency_key");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id");
  CREATE INDEX "applications_vacancy_idx" ON "applications" USING btree ("vacancy_id");
  CREATE INDEX "applications_cv_idx" ON "applications" USING btree ("cv_id");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "applications_deleted_at_idx" ON "applications" USING btree ("deleted_at");
  CREATE INDEX "applications_texts_order_parent" ON "applications_texts" USING btree ("order","parent_id");
  CREATE INDEX "_applications_v_version_notes_order_idx" ON "_applications_v_version_notes" USING btree ("_order");
  CREATE INDEX "_applications_v_version_notes_parent_id_idx" ON "_applications_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_applications_v_version_notes_author_idx" ON "_applications_v_version_notes" USING btree ("author_id");
  CREATE INDEX "_applications_v_version_answers_order_idx" ON "_applications_v_version_answers" USING btree ("_order");
  CREATE INDEX "_applications_v_version_answers_parent_id_idx" ON "_applications_v_version_answers" USING btree ("_parent_id");
  CREATE INDEX "_applications_v_parent_idx" ON "_applications_v" USING btree ("parent_id");
  CREATE INDEX "_applications_v_version_version_reference_idx" ON "_applications_v" USING btree ("version_reference");
  CREATE INDEX "_applications_v_version_version_email_idx" ON "_applications_v" USING btree ("version_email");
  CREATE INDEX "_applications_v_version_version_idempotency_key_idx" ON "_applications_v" USING btree ("version_idempotency_key");
  CREATE INDEX "_applications_v_version_version_status_idx" ON "_applications_v" USING btree ("version_status");
  CREATE INDEX "_applications_v_version_version_assignee_idx" ON "_applications_v" USING btree ("version_assignee_id");
  CREATE INDEX "_applications_v_version_version_vacancy_idx" ON "_applications_v" USING btree ("version_vacancy_id");
  CREATE INDEX "_applications_v_version_version_cv_idx" ON "_applications_v" USING btree ("version_cv_id");
  CREATE INDEX "_applications_v_version_version_updated_at_idx" ON "_applications_v" USING btree ("version_updated_at");
  CREATE INDEX "_applications_v_version_version_created_at_idx" ON "_applications_v" USING btree ("version_created_at");
  CREATE INDEX "_applications_v_version_version_deleted_at_idx" ON "_applications_v" USING btree ("version_deleted_at");
  CREATE INDEX "_applications_v_created_at_idx" ON "_applications_v" USING btree ("created_at");
  CREATE INDEX "_applications_v_updated_at_idx" ON "_applications_v" USING btree ("updated_at");
  CREATE INDEX "_applications_v_texts_order_parent" ON "_applications_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "documents_owner_idx" ON "documents" USING btree ("owner");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_projects_id_idx" ON "redirects_rels" USING btree ("projects_id");
  CREATE INDEX "redirects_rels_careers_id_idx" ON "redirects_rels" USING btree ("careers_id");
  CREATE INDEX "redirects_rels_employees_id_idx" ON "redirects_rels" USING btree ("employees_id");
  CREATE INDEX "redirects_rels_legal_pages_id_idx" ON "redirects_rels" USING btree ("legal_pages_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_careers_id_idx" ON "payload_locked_documents_rels" USING btree ("careers_id");
  CREATE INDEX "payload_locked_documents_rels_employees_id_idx" ON "payload_locked_documents_rels" USING btree ("employees_id");
  CREATE INDEX "payload_locked_documents_rels_departments_id_idx" ON "payload_locked_documents_rels" USING btree ("departments_id");
  CREATE INDEX "payload_locked_documents_rels_consultation_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("consultation_requests_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "company_social_links_order_idx" ON "company_social_links" USING btree ("_order");
  CREATE INDEX "company_social_links_parent_id_idx" ON "company_social_links" USING btree ("_parent_id");
  CREATE INDEX "company_contact_lines_order_idx" ON "company_contact_lines" USING btree ("_order");
  CREATE INDEX "company_contact_lines_parent_id_idx" ON "company_contact_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_contact_lines_locales_locale_parent_id_unique" ON "company_contact_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_logo_light_idx" ON "company" USING btree ("logo_light_id");
  CREATE INDEX "company_logo_dark_idx" ON "company" USING btree ("logo_dark_id");
  CREATE UNIQUE INDEX "company_locales_locale_parent_id_unique" ON "company_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_social_links_order_idx" ON "_company_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_company_v_version_social_links_parent_id_idx" ON "_company_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_contact_lines_order_idx" ON "_company_v_version_contact_lines" USING btree ("_order");
  CREATE INDEX "_company_v_version_contact_lines_parent_id_idx" ON "_company_v_version_contact_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_contact_lines_locales_locale_parent_id_un" ON "_company_v_version_contact_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_version_logo_light_idx" ON "_company_v" USING btree ("version_logo_light_id");
  CREATE INDEX "_company_v_version_version_logo_dark_idx" ON "_company_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_company_v_locales_locale_parent_id_unique" ON "_company_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_menu_order_idx" ON "navigation_menu" USING btree ("_order");
  CREATE INDEX "navigation_menu_parent_id_idx" ON "navigation_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_menu_locales_locale_parent_id_unique" ON "navigation_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_items_order_idx" ON "navigation_footer_items" USING btree ("_order");
  CREATE INDEX "navigation_footer_items_parent_id_idx" ON "navigation_footer_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_items_locales_locale_parent_id_unique" ON "navigation_footer_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_order_idx" ON "_navigation_v_version_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_parent_id_idx" ON "_navigation_v_version_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_locales_locale_parent_id_unique" ON "_navigation_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_items_order_idx" ON "_navigation_v_version_footer_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_items_parent_id_idx" ON "_navigation_v_version_footer_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_items_locales_locale_parent_id_" ON "_navigation_v_version_footer_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "home_clients_logos_order_idx" ON "home_clients_logos" USING btree ("_order");
  CREATE INDEX "home_clients_logos_parent_id_idx" ON "home_clients_logos" USING btree ("_parent_id");
  CREATE INDEX "home_clients_logos_logo_idx" ON "home_clients_logos" USING btree ("logo_id");
  CREATE INDEX "home_process_steps_order_idx" ON "home_process_steps" USING btree ("_order");
  CREATE INDEX "home_process_steps_parent_id_idx" ON "home_process_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_process_steps_locales_locale_parent_id_unique" ON "home_process_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_figures_order_idx" ON "home_figures" USING btree ("_order");
  CREATE INDEX "home_figures_parent_id_idx" ON "home_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_figures_locales_locale_parent_id_unique" ON "home_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_testimonial_idx" ON "home" USING btree ("testimonial_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "home_meta_meta_image_idx" ON "home_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_projects_id_idx" ON "home_rels" USING btree ("projects_id");
  CREATE INDEX "home_rels_services_id_idx" ON "home_rels" USING btree ("services_id");
  CREATE INDEX "_home_v_version_clients_logos_order_idx" ON "_home_v_version_clients_logos" USING btree ("_order");
  CREATE INDEX "_home_v_version_clients_logos_parent_id_idx" ON "_home_v_version_clients_logos" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_clients_logos_logo_idx" ON "_home_v_version_clients_logos" USING btree ("logo_id");
  CREATE INDEX "_home_v_version_process_steps_order_idx" ON "_home_v_version_process_steps" USING btree ("_order");
  CREATE INDEX "_home_v_version_process_steps_parent_id_idx" ON "_home_v_version_process_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_process_steps_locales_locale_parent_id_uniqu" ON "_home_v_version_process_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_figures_order_idx" ON "_home_v_version_figures" USING btree ("_order");
  CREATE INDEX "_home_v_version_figures_parent_id_idx" ON "_home_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_figures_locales_locale_parent_id_unique" ON "_home_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_version_testimonial_idx" ON "_home_v" USING btree ("version_testimonial_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_version_meta_version_meta_image_idx" ON "_home_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_projects_id_idx" ON "_home_v_rels" USING btree ("projects_id");
  CREATE INDEX "_home_v_rels_services_id_idx" ON "_home_v_rels" USING btree ("services_id");
  CREATE INDEX "services_page__status_idx" ON "services_page" USING btree ("_status");
  CREATE INDEX "services_page_meta_meta_image_idx" ON "services_page_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "services_page_locales_locale_parent_id_unique" ON "services_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_page_v_version_version__status_idx" ON "_services_page_v" USING btree ("version__status");
  CREATE INDEX "_services_page_v_created_at_idx" ON "_services_page_v" USING btree ("created_at");
  CREATE INDEX "_services_page_v_updated_at_idx" ON "_services_page_v" USING btree ("updated_at");
  CREATE INDEX "_services_page_v_snapshot_idx" ON "_services_page_v" USING btree ("snapshot");
  CREATE INDEX "_services_page_v_published_locale_idx" ON "_services_page_v" USING btree ("published_locale");
  CREATE INDEX "_services_page_v_latest_idx" ON "_services_page_v" USING btree ("latest");
  CREATE INDEX "_services_page_v_version_meta_version_meta_image_idx" ON "_services_page_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_services_page_v_locales_locale_parent_id_unique" ON "_services_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_values_order_idx" ON "about_values" USING btree ("_order");
  CREATE INDEX "about_values_parent_id_idx" ON "about_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_values_locales_locale_parent_id_unique" ON "about_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_figures_order_idx" ON "about_figures" USING btree ("_order");
  CREATE INDEX "about_figures_parent_id_idx" ON "about_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_figures_locales_locale_parent_id_unique" ON "about_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "about_meta_meta_image_idx" ON "about_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "about_locales_locale_parent_id_unique" ON "about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_values_order_idx" ON "_about_v_version_values" USING btree ("_order");
  CREATE INDEX "_about_v_version_values_parent_id_idx" ON "_about_v_version_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_values_locales_locale_parent_id_unique" ON "_about_v_version_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_figures_order_idx" ON "_about_v_version_figures" USING btree ("_order");
  CREATE INDEX "_about_v_version_figures_parent_id_idx" ON "_about_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_figures_locales_locale_parent_id_unique" ON "_about_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_snapshot_idx" ON "_about_v" USING btree ("snapshot");
  CREATE INDEX "_about_v_published_locale_idx" ON "_about_v" USING btree ("published_locale");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_version_meta_version_meta_image_idx" ON "_about_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_about_v_locales_locale_parent_id_unique" ON "_about_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_benefits_order_idx" ON "careers_page_benefits" USING btree ("_order");
  CREATE INDEX "careers_page_benefits_parent_id_idx" ON "careers_page_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_benefits_locales_locale_parent_id_unique" ON "careers_page_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page__status_idx" ON "careers_page" USING btree ("_status");
  CREATE INDEX "careers_page_meta_meta_image_idx" ON "careers_page_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "careers_page_locales_locale_parent_id_unique" ON "careers_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_benefits_order_idx" ON "_careers_page_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_benefits_parent_id_idx" ON "_careers_page_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_benefits_locales_locale_parent_id_un" ON "_careers_page_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_version__status_idx" ON "_careers_page_v" USING btree ("version__status");
  CREATE INDEX "_careers_page_v_created_at_idx" ON "_careers_page_v" USING btree ("created_at");
  CREATE INDEX "_careers_page_v_updated_at_idx" ON "_careers_page_v" USING btree ("updated_at");
  CREATE INDEX "_careers_page_v_snapshot_idx" ON "_careers_page_v" USING btree ("snapshot");
  CREATE INDEX "_careers_page_v_published_locale_idx" ON "_careers_page_v" USING btree ("published_locale");
  CREATE INDEX "_careers_page_v_latest_idx" ON "_careers_page_v" USING btree ("latest");
  CREATE INDEX "_careers_page_v_version_meta_version_meta_image_idx" ON "_careers_page_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_careers_page_v_locales_locale_parent_id_unique" ON "_careers_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hire_us_next_order_idx" ON "hire_us_next" USING btree ("_order");
  CREATE INDEX "hire_us_next_parent_id_idx" ON "hire_us_next" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hire_us_next_locales_locale_parent_id_unique" ON "hire_us_next_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hire_us_budgets_order_idx" ON "hire_us_budgets" USING btree ("_order");
  CREATE INDEX "hire_us_budgets_parent_id_idx" ON "hire_us_budgets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hire_us_budgets_locales_locale_parent_id_unique" ON "hire_us_budgets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hire_us_timelines_order_idx" ON "hire_us_timelines" USING btree ("_order");
  CREATE INDEX "hire_us_timelines_parent_id_idx" ON "hire_us_timelines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hire_us_timelines_locales_locale_parent_id_unique" ON "hire_us_timelines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hire_us_hours_order_idx" ON "hire_us_hours" USING btree ("_order");
  CREATE INDEX "hire_us_hours_parent_id_idx" ON "hire_us_hours" USING btree ("_parent_id");
  CREATE INDEX "hire_us_holidays_order_idx" ON "hire_us_holidays" USING btree ("_order");
  CREATE INDEX "hire_us_holidays_parent_id_idx" ON "hire_us_holidays" USING btree ("_parent_id");
  CREATE INDEX "hire_us_contact_person_idx" ON "hire_us" USING btree ("contact_person_id");
  CREATE INDEX "hire_us__status_idx" ON "hire_us" USING btree ("_status");
  CREATE INDEX "hire_us_meta_meta_image_idx" ON "hire_us_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "hire_us_locales_locale_parent_id_unique" ON "hire_us_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hire_us_texts_order_parent" ON "hire_us_texts" USING btree ("order","parent_id");
  CREATE INDEX "_hire_us_v_version_next_order_idx" ON "_hire_us_v_version_next" USING btree ("_order");
  CREATE INDEX "_hire_us_v_version_next_parent_id_idx" ON "_hire_us_v_version_next" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_hire_us_v_version_next_locales_locale_parent_id_unique" ON "_hire_us_v_version_next_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hire_us_v_version_budgets_order_idx" ON "_hire_us_v_version_budgets" USING btree ("_order");
  CREATE INDEX "_hire_us_v_version_budgets_parent_id_idx" ON "_hire_us_v_version_budgets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_hire_us_v_version_budgets_locales_locale_parent_id_unique" ON "_hire_us_v_version_budgets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hire_us_v_version_timelines_order_idx" ON "_hire_us_v_version_timelines" USING btree ("_order");
  CREATE INDEX "_hire_us_v_version_timelines_parent_id_idx" ON "_hire_us_v_version_timelines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_hire_us_v_version_timelines_locales_locale_parent_id_unique" ON "_hire_us_v_version_timelines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hire_us_v_version_hours_order_idx" ON "_hire_us_v_version_hours" USING btree ("_order");
  CREATE INDEX "_hire_us_v_version_hours_parent_id_idx" ON "_hire_us_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_hire_us_v_version_holidays_order_idx" ON "_hire_us_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_hire_us_v_version_holidays_parent_id_idx" ON "_hire_us_v_version_holidays" USING btree ("_parent_id");
  CREATE INDEX "_hire_us_v_version_version_contact_person_idx" ON "_hire_us_v" USING btree ("version_contact_person_id");
  CREATE INDEX "_hire_us_v_version_version__status_idx" ON "_hire_us_v" USING btree ("version__status");
  CREATE INDEX "_hire_us_v_created_at_idx" ON "_hire_us_v" USING btree ("created_at");
  CREATE INDEX "_hire_us_v_updated_at_idx" ON "_hire_us_v" USING btree ("updated_at");
  CREATE INDEX "_hire_us_v_snapshot_idx" ON "_hire_us_v" USING btree ("snapshot");
  CREATE INDEX "_hire_us_v_published_locale_idx" ON "_hire_us_v" USING btree ("published_locale");
  CREATE INDEX "_hire_us_v_latest_idx" ON "_hire_us_v" USING btree ("latest");
  CREATE INDEX "_hire_us_v_version_meta_version_meta_image_idx" ON "_hire_us_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_hire_us_v_locales_locale_parent_id_unique" ON "_hire_us_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hire_us_v_texts_order_parent" ON "_hire_us_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "projects_outcomes" CASCADE;
  DROP TABLE "projects_outcomes_locales" CASCADE;
  DROP TABLE "projects_gallery" CASCADE;
  DROP TABLE "projects_gallery_locales" CASCADE;
  DROP TABLE "projects_platforms" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_texts" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_outcomes" CASCADE;
  DROP TABLE "_projects_v_version_outcomes_locales" CASCADE;
  DROP TABLE "_projects_v_version_gallery" CASCADE;
  DROP TABLE "_projects_v_version_gallery_locales" CASCADE;
  DROP TABLE "_projects_v_version_platforms" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_texts" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "legal_pages_locales" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "_legal_pages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "careers_process" CASCADE;
  DROP TABLE "careers_process_locales" CASCADE;
  DROP TABLE "careers_questions" CASCADE;
  DROP TABLE "careers_questions_locales" CASCADE;
  DROP TABLE "careers" CASCADE;
  DROP TABLE "careers_locales" CASCADE;
  DROP TABLE "careers_texts" CASCADE;
  DROP TABLE "_careers_v_version_process" CASCADE;
  DROP TABLE "_careers_v_version_process_locales" CASCADE;
  DROP TABLE "_careers_v_version_questions" CASCADE;
  DROP TABLE "_careers_v_version_questions_locales" CASCADE;
  DROP TABLE "_careers_v" CASCADE;
  DROP TABLE "_careers_v_locales" CASCADE;
  DROP TABLE "_careers_v_texts" CASCADE;
  DROP TABLE "employees_languages" CASCADE;
  DROP TABLE "employees_languages_locales" CASCADE;
  DROP TABLE "employees_links" CASCADE;
  DROP TABLE "employees" CASCADE;
  DROP TABLE "employees_locales" CASCADE;
  DROP TABLE "employees_texts" CASCADE;
  DROP TABLE "_employees_v_version_languages" CASCADE;
  DROP TABLE "_employees_v_version_languages_locales" CASCADE;
  DROP TABLE "_employees_v_version_links" CASCADE;
  DROP TABLE "_employees_v" CASCADE;
  DROP TABLE "_employees_v_locales" CASCADE;
  DROP TABLE "_employees_v_texts" CASCADE;
  DROP TABLE "departments" CASCADE;
  DROP TABLE "departments_locales" CASCADE;
  DROP TABLE "_departments_v" CASCADE;
  DROP TABLE "_departments_v_locales" CASCADE;
  DROP TABLE "consultation_requests_notes" CASCADE;
  DROP TABLE "consultation_requests" CASCADE;
  DROP TABLE "consultation_requests_rels" CASCADE;
  DROP TABLE "_consultation_requests_v_version_notes" CASCADE;
  DROP TABLE "_consultation_requests_v" CASCADE;
  DROP TABLE "_consultation_requests_v_rels" CASCADE;
  DROP TABLE "applications_notes" CASCADE;
  DROP TABLE "applications_answers" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "applications_texts" CASCADE;
  DROP TABLE "_applications_v_version_notes" CASCADE;
  DROP TABLE "_applications_v_version_answers" CASCADE;
  DROP TABLE "_applications_v" CASCADE;
  DROP TABLE "_applications_v_texts" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "company_social_links" CASCADE;
  DROP TABLE "company_contact_lines" CASCADE;
  DROP TABLE "company_contact_lines_locales" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_locales" CASCADE;
  DROP TABLE "_company_v_version_social_links" CASCADE;
  DROP TABLE "_company_v_version_contact_lines" CASCADE;
  DROP TABLE "_company_v_version_contact_lines_locales" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_company_v_locales" CASCADE;
  DROP TABLE "navigation_menu" CASCADE;
  DROP TABLE "navigation_menu_locales" CASCADE;
  DROP TABLE "navigation_footer_items" CASCADE;
  DROP TABLE "navigation_footer_items_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_menu" CASCADE;
  DROP TABLE "_navigation_v_version_menu_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_items" CASCADE;
  DROP TABLE "_navigation_v_version_footer_items_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "home_clients_logos" CASCADE;
  DROP TABLE "home_process_steps" CASCADE;
  DROP TABLE "home_process_steps_locales" CASCADE;
  DROP TABLE "home_figures" CASCADE;
  DROP TABLE "home_figures_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_clients_logos" CASCADE;
  DROP TABLE "_home_v_version_process_steps" CASCADE;
  DROP TABLE "_home_v_version_process_steps_locales" CASCADE;
  DROP TABLE "_home_v_version_figures" CASCADE;
  DROP TABLE "_home_v_version_figures_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "services_page" CASCADE;
  DROP TABLE "services_page_locales" CASCADE;
  DROP TABLE "_services_page_v" CASCADE;
  DROP TABLE "_services_page_v_locales" CASCADE;
  DROP TABLE "about_values" CASCADE;
  DROP TABLE "about_values_locales" CASCADE;
  DROP TABLE "about_figures" CASCADE;
  DROP TABLE "about_figures_locales" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "about_locales" CASCADE;
  DROP TABLE "_about_v_version_values" CASCADE;
  DROP TABLE "_about_v_version_values_locales" CASCADE;
  DROP TABLE "_about_v_version_figures" CASCADE;
  DROP TABLE "_about_v_version_figures_locales" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "_about_v_locales" CASCADE;
  DROP TABLE "careers_page_benefits" CASCADE;
  DROP TABLE "careers_page_benefits_locales" CASCADE;
  DROP TABLE "careers_page" CASCADE;
  DROP TABLE "careers_page_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_benefits" CASCADE;
  DROP TABLE "_careers_page_v_version_benefits_locales" CASCADE;
  DROP TABLE "_careers_page_v" CASCADE;
  DROP TABLE "_careers_page_v_locales" CASCADE;
  DROP TABLE "hire_us_next" CASCADE;
  DROP TABLE "hire_us_next_locales" CASCADE;
  DROP TABLE "hire_us_budgets" CASCADE;
  DROP TABLE "hire_us_budgets_locales" CASCADE;
  DROP TABLE "hire_us_timelines" CASCADE;
  DROP TABLE "hire_us_timelines_locales" CASCADE;
  DROP TABLE "hire_us_hours" CASCADE;
  DROP TABLE "hire_us_holidays" CASCADE;
  DROP TABLE "hire_us" CASCADE;
  DROP TABLE "hire_us_locales" CASCADE;
  DROP TABLE "hire_us_texts" CASCADE;
  DROP TABLE "_hire_us_v_version_next" CASCADE;
  DROP TABLE "_hire_us_v_version_next_locales" CASCADE;
  DROP TABLE "_hire_us_v_version_budgets" CASCADE;
  DROP TABLE "_hire_us_v_version_budgets_locales" CASCADE;
  DROP TABLE "_hire_us_v_version_timelines" CASCADE;
  DROP TABLE "_hire_us_v_version_timelines_locales" CASCADE;
  DROP TABLE "_hire_us_v_version_hours" CASCADE;
  DROP TABLE "_hire_us_v_version_holidays" CASCADE;
  DROP TABLE "_hire_us_v" CASCADE;
  DROP TABLE "_hire_us_v_locales" CASCADE;
  DROP TABLE "_hire_us_v_texts" CASCADE;
  DROP TABLE "sample_content" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_services_icon";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_icon";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_projects_platforms";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_platforms";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum__legal_pages_v_published_locale";
  DROP TYPE "public"."enum_careers_questions_kind";
  DROP TYPE "public"."enum_careers_employment_type";
  DROP TYPE "public"."enum_careers_seniority";
  DROP TYPE "public"."enum_careers_workplace";
  DROP TYPE "public"."enum_careers_salary_currency";
  DROP TYPE "public"."enum_careers_salary_period";
  DROP TYPE "public"."enum_careers_status";
  DROP TYPE "public"."enum__careers_v_version_questions_kind";
  DROP TYPE "public"."enum__careers_v_version_employment_type";
  DROP TYPE "public"."enum__careers_v_version_seniority";
  DROP TYPE "public"."enum__careers_v_version_workplace";
  DROP TYPE "public"."enum__careers_v_version_salary_currency";
  DROP TYPE "public"."enum__careers_v_version_salary_period";
  DROP TYPE "public"."enum__careers_v_version_status";
  DROP TYPE "public"."enum__careers_v_published_locale";
  DROP TYPE "public"."enum_employees_languages_level";
  DROP TYPE "public"."enum_employees_links_kind";
  DROP TYPE "public"."enum_employees_status";
  DROP TYPE "public"."enum__employees_v_version_languages_level";
  DROP TYPE "public"."enum__employees_v_version_links_kind";
  DROP TYPE "public"."enum__employees_v_version_status";
  DROP TYPE "public"."enum__employees_v_published_locale";
  DROP TYPE "public"."enum_departments_status";
  DROP TYPE "public"."enum__departments_v_version_status";
  DROP TYPE "public"."enum__departments_v_published_locale";
  DROP TYPE "public"."enum_consultation_requests_status";
  DROP TYPE "public"."enum__consultation_requests_v_version_status";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum__applications_v_version_status";
  DROP TYPE "public"."enum_documents_owner";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_company_social_links_icon";
  DROP TYPE "public"."enum_company_contact_lines_icon";
  DROP TYPE "public"."enum__company_v_version_social_links_icon";
  DROP TYPE "public"."enum__company_v_version_contact_lines_icon";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_services_page_status";
  DROP TYPE "public"."enum__services_page_v_version_status";
  DROP TYPE "public"."enum__services_page_v_published_locale";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum__about_v_published_locale";
  DROP TYPE "public"."enum_careers_page_status";
  DROP TYPE "public"."enum__careers_page_v_version_status";
  DROP TYPE "public"."enum__careers_page_v_published_locale";
  DROP TYPE "public"."enum_hire_us_hours_day";
  DROP TYPE "public"."enum_hire_us_status";
  DROP TYPE "public"."enum__hire_us_v_version_hours_day";
  DROP TYPE "public"."enum__hire_us_v_version_status";
  DROP TYPE "public"."enum__hire_us_v_published_locale";`)
}
