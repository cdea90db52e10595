import type { Payload } from 'payload'
import { createJobQueue } from '../jobs/queue.ts'

/**
 * Migrates the database to the model's schema and the job queue to its own; fast when there is
 * nothing to do. Each migration runs in its own transaction; if one fails, Payload ends the process
 * with code 1, and the data is unchanged.
 */
export async function migrate(payload: Payload): Promise<void> {
  await payload.db.migrate()
  await createJobQueue({ migrate: true }).start()
}
