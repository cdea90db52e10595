/**
 * Prepares a database before every start: runs the migrations, seeds an empty one with the sample
 * company, indexes what the search lacks, and creates the first administrator from `ADMIN_EMAIL` and
 * `ADMIN_PASSWORD`.
 */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { seed } from '../sample/seed.ts'
import { fillSearchIndex } from '../search/search-index.ts'
import { createFirstAdministrator } from '../staff/create-staff.ts'
import { migrate } from '../storage/database.ts'

try {
  const payload = await getPayload({ config, disableOnInit: true })
  await migrate(payload)
  if (await seed(payload)) console.log('The sample company was loaded.')
  const indexed = await fillSearchIndex(payload)
  if (indexed > 0) console.log(`Indexed for the search: ${indexed} documents.`)
  if (await createFirstAdministrator(payload, process.env)) {
    console.log('The first administrator was created from ADMIN_EMAIL.')
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
