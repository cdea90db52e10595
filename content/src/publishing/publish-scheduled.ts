import {
  APIError,
  type CollectionAfterChangeHook,
  type JobsConfig,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { apiError } from '../http/error-response.ts'
import {
  adminQueue,
  enqueue,
  everyMinute,
  type JobLog,
  type JobQueue,
  logFailure,
  publishQueue,
} from '../jobs/queue.ts'
import type { PayloadJob } from '../payload-types.ts'
import { tryLock } from '../storage/locks.ts'
import { inTransaction } from '../storage/transaction.ts'
import { globalMessage } from './guard-published.ts'

/** Max attempts after errors that may be temporary. */
const maxAttempts = 10

/** Max seconds that another process may hold the lock without doing anything. */
const maxIdle = 30

type Input = { type?: string; doc?: { relationTo: string; value: string }; global?: string }
const inputOf = (job: PayloadJob) => (job.input ?? {}) as Input

/** Enqueues the job that publishes on time, in the transaction that stores the schedule. */
const enqueuePublishing: CollectionAfterChangeHook<PayloadJob> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return
  const { type, global } = inputOf(doc)
  if (type === 'unpublish' && global) throw apiError(req, 409, globalMessage)
  const startAfter = doc.waitUntil ?? undefined
  await enqueue(req, await adminQueue(), publishQueue, [{ startAfter }])
}

/** Payload stores what staff schedule in its jobs collection; pg-boss runs it, the API does not. */
export const scheduledPublishing: JobsConfig = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  runHooks: true,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    hooks: {
      ...defaultJobsCollection.hooks,
      afterChange: [...(defaultJobsCollection.hooks?.afterChange ?? []), enqueuePublishing],
    },
  }),
}

/** Publishes what is scheduled: by a job at its time; what was missed, at start and each minute. */
export async function workOnSchedules(payload: Payload, queue: JobQueue, log: JobLog) {
  // One run serves all jobs of a batch: it publishes everything that is due.
  await queue.work(publishQueue, { pollingIntervalSeconds: 0.5, batchSize: 100 }, () =>
    logFailure(log, publishQueue, () => publishScheduled(payload, log)),
  )
  await queue.schedule(publishQueue, everyMinute)
  await queue.send(publishQueue)
}

/** Publishes and unpublishes what is due, in order. Throws when a change is to be tried again. */
export async function publishScheduled(payload: Payload, log: JobLog): Promise<void> {
  if (await publishNext(payload, log)) await publishScheduled(payload, log)
}

/**
 * Runs Payload's job for the change that has been due the longest and deletes the job in the same
 * transaction: a process that dies has done all or nothing, and the next one retries. Payload's own
 * runner, with three transactions, does not guarantee this. A lock excludes other processes, so
 * that publishing and unpublishing keep their order. Returns whether there may be more to do.
 */
async function publishNext(payload: Payload, log: JobLog): Promise<boolean> {
  if (!(await dueJob(payload))) return false
  let job: PayloadJob | undefined
  try {
    await inTransaction(payload, async (req) => {
      if (!(await tryLock(req, publishQueue, maxIdle))) return
      job = await dueJob(payload, req)
      if (!job) return
      await runScheduledPublish(job, req)
      await payload.db.deleteOne({
        collection: 'payload-jobs',
        where: { id: { equals: job.id } },
        req,
      })
    })
  } catch (error) {
    if (!job) throw error
    if (!(await storeFailure(payload, job, error, log))) throw error
    return true
  }
  if (job) log.info(factsOf(job), 'published as scheduled')
  return job !== undefined
}

async function dueJob(payload: Payload, req?: PayloadRequest): Promise<PayloadJob | undefined> {
  const { docs } = await payload.db.find<PayloadJob>({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
      or: [
        { waitUntil: { exists: false } },
        { waitUntil: { less_than_equal: new Date().toISOString() } },
      ],
    },
    sort: ['waitUntil', 'id'],
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/** Runs Payload's own task in the transaction of `req`, so that results match the admin app. */
async function runScheduledPublish(job: PayloadJob, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (typeof task?.handler !== 'function') throw new Error('Payload has no task that publishes.')
  const payloadInTransaction: Record<string, unknown> = Object.create(payload)
  for (const name of ['findByID', 'update', 'updateGlobal'] as const) {
    payloadInTransaction[name] = (args: object) =>
      Reflect.apply(payload[name], payload, [{ ...args, req }])
  }
  await task.handler({ input: job.input, req: { payload: payloadInTransaction } } as never)
}

/**
 * Records a failed attempt; returns whether it was the last, so that it does not block others.
 * Staff see it as failed when a retry would fail too: a required field is empty, or the document or
 * the account that scheduled it is gone or may no longer publish.
 */
async function storeFailure(payload: Payload, job: PayloadJob, error: unknown, log: JobLog) {
  const totalTried = (job.totalTried ?? 0) + 1
  const isRejected = error instanceof APIError && error.status < 500
  const hasError = isRejected || totalTried >= maxAttempts
  const facts = { ...factsOf(job), attempt: totalTried, ...failureOf(error) }
  log.error(facts, hasError ? 'not published as scheduled' : 'publishing as scheduled is repeated')
  await payload.update({
    collection: 'payload-jobs',
    id: job.id,
    data: {
      totalTried,
      hasError,
      error: { name: error instanceof Error ? error.name : 'Error', message: String(error) },
    },
  })
  return hasError
}

/** Field names at most: their values can contain personal data. */
function failureOf(error: unknown): Record<string, unknown> {
  if (error instanceof ValidationError) {
    return { reason: error.name, fields: error.data.errors.map(({ path }) => path) }
  }
  const code = error instanceof Error && 'code' in error ? { code: error.code } : {}
  return { reason: error instanceof Error ? error.name : 'unknown', ...code }
}

function factsOf(job: PayloadJob): Record<string, unknown> {
  const { id, waitUntil } = job
  const { type, doc, global } = inputOf(job)
  return {
    job: id,
    type: type ?? 'publish',
    ...(doc ? { collection: doc.relationTo, document: doc.value } : { global }),
    ...(waitUntil && { late: Date.now() - Date.parse(waitUntil) }),
  }
}
