import type { Payload } from 'payload'
import { loadSampleContent } from './load.ts'

/**
 * Fills an empty database with the sample company. A database that holds content, or from which the
 * sample company was removed, is left as it is.
 *
 * @returns whether it was filled.
 */
export async function seed(payload: Payload): Promise<boolean> {
  const marker = await payload.findGlobal({ slug: 'sample-content' })
  const { totalDocs: services } = await payload.count({ collection: 'services' })
  const { totalDocs: projects } = await payload.count({ collection: 'projects' })
  if (marker.loadedAt || services + projects > 0) return false
  await loadSampleContent(payload)
  return true
}
