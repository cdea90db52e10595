import { PgBoss } from 'pg-boss'
import { settings } from '../settings.ts'

/** Two days of attempts: 30 s, doubling to an hour, then hourly. */
const mailRetries = { retryLimit: 55, retryDelay: 30, retryDelayMax: 3_600, retryBackoff: true }

export const sendMailQueue = 'send-mail'

export type JobQueue = PgBoss

/** What is needed of it to queue a mail. */
export type MailQueue = Pick<JobQueue, 'insert'>

/**
 * The job queue: pg-boss in the same database, so that a job can be enqueued in the transaction
 * that makes it necessary.
 *
 * @param migrate creates or upgrades the queue's own tables; only the migrate command does so.
 * @param sendOnly leaves taking jobs, and keeping the queue tidy, to other processes.
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
    // How soon the jobs of a process that died are noticed and given to another one.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    application_name: 'vitrina-jobs',
  })
  return queue
}

/** Declares the queues and how often each is tried again; safe to repeat. */
export async function declareQueues(queue: JobQueue): Promise<void> {
  const options = { ...mailRetries, expireInSeconds: 300, heartbeatSeconds: 15, notify: true }
  await queue.createQueue(sendMailQueue, options)
  await queue.updateQueue(sendMailQueue, options)
}
