import type { Payload } from 'payload'
import type { JobWithMetadata } from 'pg-boss'
import { companyTimeZone } from '../company/company.ts'
import { remindOfAppointments } from '../consultations/appointments/send-reminders.ts'
import { cleanUpDocuments } from '../documents/clean-up-documents.ts'
import { queueUnsentEmails } from '../email/emails.ts'
import { markFailed, type SendEmailJob, sendEmails } from '../email/send-email.ts'
import { createEmailTransport, removeStaleOutboxFiles } from '../email/transport.ts'
import { cleanUpMedia, type MakeSizesJob, makeSizes } from '../media/media-files.ts'
import { enforceRetention } from '../personal-data/retention/enforce-retention.ts'
import { workOnSchedules } from '../publishing/publish-scheduled.ts'
import { forgetRemovedSample } from '../sample/remove.ts'
import { settings } from '../settings.ts'
import { deleteOldCounts } from '../statistics/store.ts'
import { announceClosings } from '../vacancies/closing-day.ts'
import { sendJobAlerts } from '../vacancies/send-job-alerts.ts'
import {
  createJobQueue,
  everyMinute,
  failedEmailQueue,
  type JobLog,
  logFailure,
  makeSizesQueue,
  type RecurringTask,
  recurringTasks,
  sendEmailQueue,
} from './queue.ts'

const everyHour = '0 * * * *'
/** In the company's time zone, outside working hours. */
const everyNight = '0 3 * * *'

/** Milliseconds between two log entries about the queue itself, which repeat while it fails. */
const logPause = 10_000

/** Opens the job queue; with `work` (`JOBS`), this process runs jobs. `stop` lets them finish. */
export async function runJobs(payload: Payload, log: JobLog, work: boolean) {
  const queue = createJobQueue()
  let loggedAt = Number.NEGATIVE_INFINITY
  queue.on('error', (error) => {
    if (performance.now() - loggedAt < logPause) return
    loggedAt = performance.now()
    log.error({ reason: error.message }, 'job queue')
  })
  await queue.start()
  const stopping = new AbortController()
  const transport = createEmailTransport(settings)
  if (work) {
    await sendQueuedEmails()
    await workOnSchedules(payload, queue, log)
    await queue.work(makeSizesQueue, ([job]: { data: MakeSizesJob }[]) =>
      logFailure(log, makeSizesQueue, async () => {
        if (job) await makeSizes(payload, job.data)
      }),
    )
    await runRecurringTasks()
  }
  return {
    queue,
    stop: async (): Promise<void> => {
      stopping.abort()
      await queue.stop({ graceful: true, timeout: 5_000 })
      transport.close()
    },
  }

  async function sendQueuedEmails(): Promise<void> {
    await queueUnsentEmails(payload, queue)
    await queue.work(
      sendEmailQueue,
      {
        includeMetadata: true,
        perJobResults: true,
        batchSize: 20,
        burstWhenBatchFull: true,
        // Jobs queued before the start and retries are not notified.
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
      },
      (jobs: JobWithMetadata<SendEmailJob>[]) =>
        sendEmails({ payload, transport, log, signal: stopping.signal }, jobs),
    )
    await queue.work(failedEmailQueue, ([job]: { data: SendEmailJob }[]) =>
      logFailure(log, failedEmailQueue, async () => {
        if (job) await markFailed(payload, log, job.data)
      }),
    )
  }

  async function runRecurringTasks(): Promise<void> {
    const tasks: Record<RecurringTask, { cron?: string; run: () => Promise<void> }> = {
      'announce-closings': { cron: everyMinute, run: announceClosings(payload) },
      'send-job-alerts': { cron: everyMinute, run: () => sendJobAlerts(payload, queue) },
      'send-reminders': { cron: everyMinute, run: () => remindOfAppointments(payload, queue) },
      'clean-up-files': { cron: everyHour, run: cleanUpFiles },
      'clean-up-statistics': { cron: everyHour, run: () => deleteOldCounts(payload) },
      'enforce-retention': { run: enforceRetentionPeriods },
    }
    for (const name of recurringTasks) {
      const { cron, run } = tasks[name]
      await queue.work(name, () => logFailure(log, name, run))
      if (!cron) continue
      await queue.schedule(name, cron)
      await queue.send(name)
    }
    await scheduleRetention()
  }

  /** A night that was missed is made up for as soon as a process runs. */
  async function scheduleRetention(): Promise<void> {
    const tz = await companyTimeZone(payload)
    await queue.schedule('enforce-retention', everyNight, null, { tz, missed: 'once' })
  }

  async function enforceRetentionPeriods(): Promise<void> {
    const enforced = await enforceRetention(payload, queue, new Date())
    if (!enforced) throw new Error('Another process enforces the retention periods.')
    log.info({ announced: enforced.announced, ...enforced.erased }, 'retention enforced')
    // Staff may have changed the time zone.
    await scheduleRetention()
  }

  async function cleanUpFiles(): Promise<void> {
    // An hour: the row of a younger file may still be written when its form is submitted.
    const age = { olderThan: 3_600_000 }
    const stored = (await cleanUpDocuments(payload, age)) + (await cleanUpMedia(payload, age))
    const files = stored + (await removeStaleOutboxFiles(age))
    if (files > 0) log.info({ files }, 'files without an owner removed')
    await forgetRemovedSample(payload)
  }
}
