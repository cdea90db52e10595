/** `npm run migration -w content -- <name>`: a migration from the newest snapshot to the model. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getPayload } from 'payload'
import config from '../payload.config.ts'

const migrationName = process.argv[2]
if (!migrationName) {
  console.error('Name the migration: npm run migration -w content -- add-something')
  process.exit(1)
}

process.env.PAYLOAD_MIGRATING = 'true'
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName, forceAcceptWarning: true })

const folder = payload.db.migrationDir
// Migrations are discovered by reading the folder, so the generated index is redundant.
await rm(path.join(folder, 'index.ts'), { force: true })
for (const name of await readdir(folder)) {
  if (!name.endsWith('.ts')) continue
  const file = path.join(folder, name)
  const source = await readFile(file, 'utf8')
  // Node strips types without resolving imports, so type imports need the `type` keyword.
  await writeFile(
    file,
    source.replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    ),
  )
}
process.exit(0)
