import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { migrate } from '../storage/database.ts'

try {
  await migrate(await getPayload({ config, disableOnInit: true }))
  process.exit(0)
} catch (error) {
  console.error(
    `The database could not be migrated: ${error instanceof Error ? error.message : error}`,
  )
  process.exit(1)
}
