import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand. The footer shows the company's phone, email and address unless staff entered
 * other lines: lines that repeat them, apart from commas, are removed. A link of the footer to the
 * address of the company's portal follows that address from here on.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM company_contact_lines WHERE _parent_id IN (
      SELECT company.id FROM company
      WHERE (SELECT count(*) FROM company_contact_lines) = num_nonnulls(
          nullif(phone, ''), nullif(email, ''),
          (SELECT address_street FROM company_locales WHERE _parent_id = company.id AND _locale = 'en')
        )
        AND NOT EXISTS (
          SELECT 1 FROM company_contact_lines AS line
          JOIN company_contact_lines_locales AS text ON text._parent_id = line.id
          LEFT JOIN company_locales AS place
            ON place._parent_id = company.id AND place._locale = text._locale
          WHERE replace(text.title, ',', '') IS DISTINCT FROM replace(
            CASE line.icon
              WHEN 'phone' THEN phone
              WHEN 'mail' THEN email
              ELSE concat_ws(' ', place.address_street, address_postal_code,
                place.address_city, place.address_country)
            END, ',', '')
        )
    )`)
  for (const table of footerLinks) {
    await db.execute(sql`
      UPDATE ${table} SET link = '/employee-portal'
      WHERE link IN (SELECT employee_portal FROM company WHERE employee_portal <> '')`)
  }
}

/** The lines that repeated the contact details are not needed by the former version either. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of footerLinks) {
    await db.execute(sql`
      UPDATE ${table} SET link = company.employee_portal FROM company
      WHERE link = '/employee-portal' AND company.employee_portal <> ''`)
  }
}

const footerLinks = [
  sql`navigation_footer_items`,
  sql`_navigation_v_version_footer_items`,
]
