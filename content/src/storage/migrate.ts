import type { Payload } from 'payload'
import { createJobQueue } from '../jobs/queue.ts'

/**
 * Brings the database to the model's schema and the job queue to its own; quick when there is
 * nothing to do. Each migration runs in a transaction of its own; one that fails ends the process
 * with code 1 (that is Payload's way), and the data is as it was.
 */
export async function migrate(payload: Payload): Promise<void> {
  await payload.db.migrate()
  await createJobQueue({ migrate: true }).start()
}
