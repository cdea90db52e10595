import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "wording" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "wording_locales" (
  	"header_schedule_consultation" varchar,
  	"header_employee_portal" varchar,
  	"footer_contact" varchar,
  	"footer_faq" varchar,
  	"footer_copyright" varchar,
  	"not_found_text" varchar,
  	"not_found_talk_title" varchar,
  	"not_found_talk_text" varchar,
  	"not_found_talk_action" varchar,
  	"home_hero_talk" varchar,
  	"home_hero_work" varchar,
  	"home_projects_all" varchar,
  	"home_team_all" varchar,
  	"home_careers_none" varchar,
  	"home_closing_talk" varchar,
  	"home_closing_questions" varchar,
  	"services_lines_title" varchar,
  	"services_talk_title" varchar,
  	"services_talk_text" varchar,
  	"services_talk_action" varchar,
  	"services_work_none_yet_text" varchar,
  	"project_talk_title" varchar,
  	"project_talk_text" varchar,
  	"project_talk_action" varchar,
  	"about_us_story" varchar,
  	"about_us_values" varchar,
  	"about_us_talk_title" varchar,
  	"about_us_talk_text" varchar,
  	"about_us_talk_action" varchar,
  	"careers_none_title" varchar,
  	"careers_none_text" varchar,
  	"careers_speculative_action" varchar,
  	"vacancy_apply" varchar,
  	"hire_us_part_need" varchar,
  	"hire_us_message_label" varchar,
  	"hire_us_services_label" varchar,
  	"hire_us_services_hint" varchar,
  	"hire_us_slot_legend" varchar,
  	"hire_us_slot_none" varchar,
  	"hire_us_part_person" varchar,
  	"hire_us_submit" varchar,
  	"hire_us_next_title" varchar,
  	"hire_us_person_title" varchar,
  	"hire_us_contacts_title" varchar,
  	"form_received_title" varchar,
  	"application_cover_letter_label" varchar,
  	"application_cover_letter_hint" varchar,
  	"application_wish_label" varchar,
  	"application_wish_hint" varchar,
  	"application_links_hint" varchar,
  	"application_submit" varchar,
  	"job_alerts_link" varchar,
  	"job_alerts_heading" varchar,
  	"job_alerts_lead" varchar,
  	"job_alerts_submit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_wording_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_wording_v_locales" (
  	"version_header_schedule_consultation" varchar,
  	"version_header_employee_portal" varchar,
  	"version_footer_contact" varchar,
  	"version_footer_faq" varchar,
  	"version_footer_copyright" varchar,
  	"version_not_found_text" varchar,
  	"version_not_found_talk_title" varchar,
  	"version_not_found_talk_text" varchar,
  	"version_not_found_talk_action" varchar,
  	"version_home_hero_talk" varchar,
  	"version_home_hero_work" varchar,
  	"version_home_projects_all" varchar,
  	"version_home_team_all" varchar,
  	"version_home_careers_none" varchar,
  	"version_home_closing_talk" varchar,
  	"version_home_closing_questions" varchar,
  	"version_services_lines_title" varchar,
  	"version_services_talk_title" varchar,
  	"version_services_talk_text" varchar,
  	"version_services_talk_action" varchar,
  	"version_services_work_none_yet_text" varchar,
  	"version_project_talk_title" varchar,
  	"version_project_talk_text" varchar,
  	"version_project_talk_action" varchar,
  	"version_about_us_story" varchar,
  	"version_about_us_values" varchar,
  	"version_about_us_talk_title" varchar,
  	"version_about_us_talk_text" varchar,
  	"version_about_us_talk_action" varchar,
  	"version_careers_none_title" varchar,
  	"version_careers_none_text" varchar,
  	"version_careers_speculative_action" varchar,
  	"version_vacancy_apply" varchar,
  	"version_hire_us_part_need" varchar,
  	"version_hire_us_message_label" varchar,
  	"version_hire_us_services_label" varchar,
  	"version_hire_us_services_hint" varchar,
  	"version_hire_us_slot_legend" varchar,
  	"version_hire_us_slot_none" varchar,
  	"version_hire_us_part_person" varchar,
  	"version_hire_us_submit" varchar,
  	"version_hire_us_next_title" varchar,
  	"version_hire_us_person_title" varchar,
  	"version_hire_us_contacts_title" varchar,
  	"version_form_received_title" varchar,
  	"version_application_cover_letter_label" varchar,
  	"version_application_cover_letter_hint" varchar,
  	"version_application_wish_label" varchar,
  	"version_application_wish_hint" varchar,
  	"version_application_links_hint" varchar,
  	"version_application_submit" varchar,
  	"version_job_alerts_link" varchar,
  	"version_job_alerts_heading" varchar,
  	"version_job_alerts_lead" varchar,
  	"version_job_alerts_submit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "wording_locales" ADD CONSTRAINT "wording_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wording"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wording_v_locales" ADD CONSTRAINT "_wording_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wording_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "wording_locales_locale_parent_id_unique" ON "wording_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_wording_v_created_at_idx" ON "_wording_v" USING btree ("created_at");
  CREATE INDEX "_wording_v_updated_at_idx" ON "_wording_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_wording_v_locales_locale_parent_id_unique" ON "_wording_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "wording" CASCADE;
  DROP TABLE "wording_locales" CASCADE;
  DROP TABLE "_wording_v" CASCADE;
  DROP TABLE "_wording_v_locales" CASCADE;`)
}
