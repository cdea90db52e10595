import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "employee_portal" DROP NOT NULL;
  ALTER TABLE "company_locales" ALTER COLUMN "address_street" DROP NOT NULL;
  ALTER TABLE "company_locales" ALTER COLUMN "address_city" DROP NOT NULL;
  ALTER TABLE "company_locales" ALTER COLUMN "address_country" DROP NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_phone" DROP NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_email" DROP NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_employee_portal" DROP NOT NULL;
  ALTER TABLE "_company_v_locales" ALTER COLUMN "version_address_street" DROP NOT NULL;
  ALTER TABLE "_company_v_locales" ALTER COLUMN "version_address_city" DROP NOT NULL;
  ALTER TABLE "_company_v_locales" ALTER COLUMN "version_address_country" DROP NOT NULL;
  -- What removing the sample company left in its place.
  UPDATE "company" SET "phone" = NULLIF("phone", '+00 000 000 000'),
    "email" = NULLIF("email", 'hello@company.example'),
    "employee_portal" = NULLIF("employee_portal", 'https://portal.company.example');
  UPDATE "company_locales" SET "address_street" = NULL, "address_city" = NULL, "address_country" = NULL
    WHERE "address_street" = 'Street and number';
  DELETE FROM "navigation_footer_items" WHERE "link" = 'https://portal.company.example';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "company" ALTER COLUMN "employee_portal" SET NOT NULL;
  ALTER TABLE "company_locales" ALTER COLUMN "address_street" SET NOT NULL;
  ALTER TABLE "company_locales" ALTER COLUMN "address_city" SET NOT NULL;
  ALTER TABLE "company_locales" ALTER COLUMN "address_country" SET NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_phone" SET NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_email" SET NOT NULL;
  ALTER TABLE "_company_v" ALTER COLUMN "version_employee_portal" SET NOT NULL;
  ALTER TABLE "_company_v_locales" ALTER COLUMN "version_address_street" SET NOT NULL;
  ALTER TABLE "_company_v_locales" ALTER COLUMN "version_address_city" SET NOT NULL;
  ALTER TABLE "_company_v_locales" ALTER COLUMN "version_address_country" SET NOT NULL;`)
}
