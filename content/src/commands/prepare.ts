/**
 * Prepares a database before every start: runs the migrations, seeds an empty one with the sample
 * company, and creates the first administrator from `ADMIN_EMAIL` and `ADMIN_PASSWORD`.
 */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { seed } from '../sample/seed.ts'
import { createFirstAdministrator } from '../staff/create-staff.ts'
import { migrate } from '../storage/database.ts'

try {
  const payload = await getPayload({ config, disableOnInit: true })
  await migrate(payload)
  if (await seed(payload)) console.log('The sample company was loaded.')
  if (await createFirstAdministrator(payload, process.env)) {
    console.log('The first administrator was created from ADMIN_EMAIL.')
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
