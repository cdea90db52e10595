import { PgBoss } from 'pg-boss'
import { settings } from '../settings.ts'

/** Retries for two days: after 30 s, doubling up to an hour, then hourly. */
const mailRetries = { retryLimit: 55, retryDelay: 30, retryDelayMax: 3_600, retryBackoff: true }

export const sendMailQueue = 'send-mail'

export type JobQueue = PgBoss

/** The part of the job queue needed to queue an email. */
export type MailQueue = Pick<JobQueue, 'insert'>

/**
 * Creates the job queue: pg-boss in the same database, so that a job can be enqueued in the
 * transaction that requires it.
 *
 * @param migrate creates or upgrades the queue's own tables; only the migrate command sets it.
 * @param sendOnly leaves running jobs and queue maintenance to other processes.
 */
export function createJobQueue({ migrate = false, sendOnly = false } = {}): JobQueue {
  const queue = new PgBoss({
    connectionString: settings.DATABASE_URL,
    schema: 'jobs',
    max: sendOnly ? 1 : 3,
    supervise: !sendOnly,
    schedule: !sendOnly,
    migrate,
    createSchema: migrate,
    useListenNotify: !migrate && !sendOnly,
    // How soon the jobs of a dead process are detected and run by another one.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    application_name: 'vitrina-jobs',
  })
  return queue
}

/** Creates or updates the queues and their retry options; idempotent. */
export async function declareQueues(queue: JobQueue): Promise<void> {
  const options = { ...mailRetries, expireInSeconds: 300, heartbeatSeconds: 15, notify: true }
  await queue.createQueue(sendMailQueue, options)
  await queue.updateQueue(sendMailQueue, options)
}
