import type { CollectionSlug, GlobalSlug } from 'payload'
import { openPayload } from '../payload.ts'

type Target = { doc: { relationTo: CollectionSlug; id: number } } | { global: GlobalSlug }

/** Schedules a change the way the admin does. */
export async function schedule(
  target: Target,
  {
    type = 'publish',
    at = new Date(),
    user,
  }: { type?: 'publish' | 'unpublish'; at?: Date; user?: number } = {},
): Promise<number> {
  const payload = await openPayload()
  const job = await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      ...('doc' in target
        ? { doc: { relationTo: target.doc.relationTo, value: String(target.doc.id) } }
        : { global: target.global }),
      ...(user !== undefined && { user: { relationTo: 'users', value: user } }),
    } as never,
    waitUntil: at,
  })
  return Number(job.id)
}

/** The jobs that are still there. */
export async function jobs() {
  const payload = await openPayload()
  const { docs } = await payload.find({ collection: 'payload-jobs', sort: 'id', pagination: false })
  return docs
}
