import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Changes at the same time have left some documents with several newest versions. */
const documents = [
  'services',
  'projects',
  'testimonials',
  'faqs',
  'legal_pages',
  'careers',
  'employees',
  'departments',
]
const pages = ['home', 'services_page', 'about', 'careers_page', 'hire_us']

/** The one that was saved last stays the newest, and nothing is deleted. Written by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const name of [...documents, ...pages]) {
    const table = sql.identifier(`_${name}_v`)
    const ofSame = documents.includes(name) ? sql`other.parent_id = version.parent_id and` : sql``
    await db.execute(sql`
      update ${table} version set latest = false
      where latest and exists (
        select 1 from ${table} other where ${ofSame} other.latest
          and (other.updated_at, other.id) > (version.updated_at, version.id)
      )`)
  }
}

/** There is nothing to take back. */
export async function down(): Promise<void> {}
