import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The sample's consent texts named the sample company; they name whichever company the site belongs
 * to from here on. Written by hand. Other texts stay, and so does what people have agreed to.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, column } of texts) {
    await db.execute(sql`
      UPDATE ${table} SET ${column} = replace(${column}, 'agree that Stejar stores', 'agree that {company} stores')
      WHERE ${column} LIKE 'I agree that Stejar stores %, as the Privacy Policy describes. I can withdraw this at any time.'`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, column } of texts) {
    await db.execute(sql`
      UPDATE ${table} SET ${column} = replace(${column}, 'agree that {company} stores', 'agree that Stejar stores')
      WHERE ${column} LIKE 'I agree that {company} stores %, as the Privacy Policy describes. I can withdraw this at any time.'`)
  }
}

const texts: Record<'table' | 'column', ReturnType<typeof sql>>[] = [
  { table: sql`hire_us_locales`, column: sql`consent_text` },
  { table: sql`_hire_us_v_locales`, column: sql`version_consent_text` },
  { table: sql`careers_page_locales`, column: sql`application_consent_text` },
  { table: sql`_careers_page_v_locales`, column: sql`version_application_consent_text` },
]
