import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobInsert, PgBoss } from 'pg-boss'
import { settings } from '../settings.ts'
import { type InTransaction, transactionOf } from '../storage/transaction.ts'

export const sendEmailQueue = 'send-mail'
/** Jobs of emails whose last retry failed, or whose process died during it. */
export const failedEmailQueue = 'failed-mail'
export const publishQueue = 'publish-scheduled'
export const makeSizesQueue = 'make-sizes'

/** The tasks that run on a schedule; their names are the names of their queues. */
export const recurringTasks = [
  'announce-closings',
  'send-job-alerts',
  'send-reminders',
  'enforce-retention',
  'clean-up-files',
  'clean-up-statistics',
] as const
export type RecurringTask = (typeof recurringTasks)[number]

/** Cron expression of tasks that run every minute. */
export const everyMinute = '* * * * *'

export type JobQueue = PgBoss

/** The part of the job queue needed to queue an email. */
export type EmailQueue = Pick<JobQueue, 'insert'>

/** Logs fields without personal data, and a message. */
type Log = (fields: Record<string, unknown>, message: string) => void
export type JobLog = { info: Log; error: Log }

/**
 * Creates the job queue, in the same database, so that a transaction can enqueue a job. `migrate`
 * upgrades its tables; `sendOnly` leaves running jobs and maintenance to other processes.
 */
export function createJobQueue({ migrate = false, sendOnly = false } = {}): JobQueue {
  const runsJobs = !sendOnly && !migrate
  const queue = new PgBoss({
    connectionString: settings.DATABASE_URL,
    schema: 'jobs',
    max: sendOnly ? 1 : 3,
    supervise: runsJobs,
    schedule: runsJobs,
    useListenNotify: runsJobs,
    migrate,
    createSchema: migrate,
    // How soon the jobs of a dead process are detected and run by another one.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    application_name: 'vitrina-jobs',
  })
  // Without a listener an error event would end the process; the queue reconnects by itself.
  return queue.on('error', () => {})
}

/** Creates or updates the queues and their options; idempotent. */
export async function declareQueues(queue: JobQueue): Promise<void> {
  const common = { heartbeatSeconds: 15, deleteAfterSeconds: 24 * 3_600 }
  await declare(failedEmailQueue, { ...common, retryLimit: 10, retryDelay: 30 })
  await declare(sendEmailQueue, {
    ...common,
    // For two days: after 30 s, doubling up to an hour, then hourly.
    ...{ retryLimit: 55, retryDelay: 30, retryDelayMax: 3_600, retryBackoff: true },
    expireInSeconds: 300,
    deadLetter: failedEmailQueue,
    notify: true,
  })
  await declare(publishQueue, { ...common, retryLimit: 10, retryDelay: 1 })
  // For half a day, should the disk be full.
  const backoff = { retryDelay: 5, retryDelayMax: 3_600, retryBackoff: true }
  await declare(makeSizesQueue, { ...common, ...backoff, retryLimit: 20, notify: true })
  // pg-boss's own queue for schedules; by default, it stores finished jobs for a week.
  await declare('__pgboss__send-it', { deleteAfterSeconds: 3_600 })
  for (const name of recurringTasks) {
    // Never two runs at once. The next run is the retry, unless that is a day later.
    const retries = { retryLimit: name === 'enforce-retention' ? 20 : 0, retryDelay: 60 }
    await declare(name, { ...common, ...retries, policy: 'exclusive', expireInSeconds: 3_600 })
  }

  type Options = NonNullable<Parameters<JobQueue['createQueue']>[1]>
  async function declare(name: string, { policy, ...options }: Options): Promise<void> {
    await queue.createQueue(name, { policy, ...options })
    await queue.updateQueue(name, options)
  }
}

/** Enqueues jobs in the transaction of `req`. @throws when there is none. */
export async function enqueue(
  req: InTransaction,
  queue: EmailQueue,
  name: string,
  jobs: JobInsert[],
): Promise<void> {
  const transaction = await transactionOf(req)
  if (!transaction) throw new Error('A job is enqueued in the transaction that requires it.')
  if (jobs.length > 0) await queue.insert(name, jobs, { db: fromDrizzle(transaction, sql) })
}

let opening: Promise<JobQueue> | undefined

/** The queue of a process that only enqueues. Opens on the first call, or the next if that fails. */
export function adminQueue(): Promise<JobQueue> {
  if (opening) return opening
  const queue = createJobQueue({ sendOnly: true })
  opening = queue.start().catch(async (error) => {
    opening = undefined
    await queue.stop({ graceful: false }).catch(() => {})
    throw error
  })
  return opening
}

/** The error code for logs: a message of a mail server or a database can contain personal data. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** Runs a job and logs its failure. pg-boss stores the error, so only its code is passed on. */
export function logFailure(log: JobLog, job: string, run: () => Promise<void>): Promise<void> {
  return run().catch((error) => {
    const code = errorCode(error)
    log.error({ job, code }, 'job failed')
    throw new Error(code)
  })
}
