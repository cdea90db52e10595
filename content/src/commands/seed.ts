/**
 * Prepares a migrated database for use: fills an empty one with the sample company, and makes the
 * first administrator from `ADMIN_EMAIL` and `ADMIN_PASSWORD` when there is no staff yet. A database
 * that holds anything, or from which the sample company was removed, keeps its content as it is.
 */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { loadSampleContent } from '../sample/load.ts'
import { createFirstAdministrator } from '../staff/first-administrator.ts'

try {
  const payload = await getPayload({ config })
  const marker = await payload.findGlobal({ slug: 'sample-content' })
  const { totalDocs: services } = await payload.count({ collection: 'services' })
  const { totalDocs: projects } = await payload.count({ collection: 'projects' })
  if (!marker.loadedAt && services + projects === 0) {
    const start = Date.now()
    await loadSampleContent(payload)
    console.log(`The sample company was loaded in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
  }
  const created = await createFirstAdministrator(payload, process.env)
  if (created) console.log('The first administrator was created from ADMIN_EMAIL.')
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
