import type { Payload } from 'payload'
import type { JobWithMetadata } from 'pg-boss'
import { remindOfAppointments } from '../consultations/appointments/send-reminders.ts'
import { sweepDocuments } from '../documents/clean-up-documents.ts'
import { giveUpMails, sweepOutbox } from '../email/clean-up.ts'
import type { SendMailJob } from '../email/send-email.ts'
import { sendMailBatch } from '../email/send-email.ts'
import { createMailTransport } from '../email/transport.ts'
import { everyNight } from '../personal-data/retention/enforce-retention.ts'
import { publishScheduled } from '../publishing/publish-scheduled.ts'
import { settings } from '../settings.ts'
import { announceClosings } from '../vacancies/announce-closings.ts'
import { tellOfVacancies } from '../vacancies/send-job-alerts.ts'
import { everyHour, everyMinute, everySecond } from './clocks.ts'
import { errorCode } from './error-code.ts'
import type { JobLog } from './job-log.ts'
import { createJobQueue, declareQueues, type JobQueue, sendMailQueue } from './queue.ts'

/**
 * Milliseconds. A younger file may still be without a row, which is written on submission of the
 * form.
 */
const hour = 3_600_000

/**
 * Opens the job queue of this process. With `work` on, it also runs jobs from the queue and the
 * recurring tasks: scheduled publishing, closing of vacancies, appointment reminders, job alert
 * emails, retention and cleanup.
 *
 * @param work whether this process runs jobs or only enqueues them (`JOBS=off` in a replica).
 * @returns the queue, and `stop`, which lets running jobs finish.
 */
export async function runJobs(
  payload: Payload,
  log: JobLog,
  work: boolean,
): Promise<{ queue: JobQueue; stop: () => Promise<void> }> {
  const queue = createJobQueue()
  // Without a listener an error event would end the process; the queue reconnects by itself.
  queue.on('error', (error) => log.error({ reason: error.message }, 'job queue'))
  await queue.start()
  await declareQueues(queue)
  const transport = createMailTransport(settings)
  const ending = new AbortController()
  const stopClocks: (() => Promise<void>)[] = []
  if (work) {
    await queue.work(
      sendMailQueue,
      {
        includeMetadata: true,
        perJobResults: true,
        batchSize: 20,
        burstWhenBatchFull: true,
        // By default, queues with notifications are polled only every 30 s, which would delay jobs
        // that are not announced: those queued before the start, and retries.
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
      },
      (jobs: JobWithMetadata<SendMailJob>[]) =>
        sendMailBatch({ payload, transport, log, ending: ending.signal }, jobs),
    )
    stopClocks.push(...startClocks(payload, queue, log))
  }
  return {
    queue,
    stop: async () => {
      ending.abort()
      await Promise.all(stopClocks.map((stop) => stop()))
      await queue.stop({ graceful: true, timeout: 5_000 })
      transport.close()
    },
  }
}

/** Starts the recurring tasks of a process that runs jobs. */
function startClocks(payload: Payload, queue: JobQueue, log: JobLog) {
  const failed = (what: string) => (error: unknown) => log.error({ code: errorCode(error) }, what)
  return [
    everySecond(() => publishScheduled(payload, log), failed('scheduled publishing')),
    everySecond(announceClosings(payload), failed('closing of vacancies')),
    everyMinute(tellOfVacancies(payload, queue), failed('job alerts')),
    everyMinute(() => remindOfAppointments(payload, queue), failed('reminders of appointments')),
    everyMinute(() => giveUpMails(payload, log), failed('mails that nobody sends')),
    everyMinute(everyNight(payload, queue, log), failed('retention of personal data')),
    everyHour(() => sweepFiles(payload, log), failed('files without an owner')),
  ]
}

async function sweepFiles(payload: Payload, log: JobLog): Promise<void> {
  const age = { olderThan: hour }
  const files = (await sweepDocuments(payload, age)) + (await sweepOutbox(age))
  if (files > 0) log.info({ files }, 'files without an owner removed')
}
