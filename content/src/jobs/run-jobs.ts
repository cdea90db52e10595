import type { Payload } from 'payload'
import type { JobWithMetadata } from 'pg-boss'
import { createMailTransport } from '../mails/transport.ts'
import { settings } from '../settings.ts'
import { announceClosings } from './announce-closings.ts'
import { everyMinute, everySecond } from './clocks.ts'
import { giveUpMails } from './give-up-mails.ts'
import type { JobLog } from './job-log.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { createJobQueue, declareQueues, type JobQueue, sendMailQueue } from './queue.ts'
import { remindOfAppointments } from './remind-of-appointments.ts'
import { type SendMailJob, sendMail } from './send-mail.ts'

/**
 * Opens the job queue of this process and, unless `work` is off, takes jobs from it, publishes what
 * is scheduled, tells when a vacancy has closed, and reminds of appointments.
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
  const stopClocks: (() => Promise<void>)[] = []
  if (work) {
    await queue.work(
      sendMailQueue,
      // Notified queues are otherwise polled every 30 s, and that is how long a worker would rest
      // after each job that nobody announces: those of before the start, and repeated ones.
      {
        includeMetadata: true,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
      },
      async (jobs: JobWithMetadata<SendMailJob>[]) => {
        for (const job of jobs) {
          const facts = { mail: job.data.mailId, attempt: job.retryCount + 1 }
          try {
            await sendMail(payload, transport, job)
            log.info(facts, 'mail sent')
          } catch (error) {
            log.error({ ...facts, code: errorCode(error) }, 'mail not sent')
            throw error
          }
        }
      },
    )
    const failed = (message: string) => (error: unknown) =>
      log.error({ code: errorCode(error) }, message)
    stopClocks.push(
      everySecond(() => publishScheduled(payload, log), failed('scheduled publishing')),
      everySecond(announceClosings(payload), failed('closing of vacancies')),
      everyMinute(async () => {
        const given = await giveUpMails(payload)
        if (given > 0) log.error({ mails: given }, 'mails given up')
      }, failed('mails that nobody sends')),
      everyMinute(() => remindOfAppointments(payload, queue), failed('reminders of appointments')),
    )
  }
  return {
    queue,
    stop: async () => {
      await Promise.all(stopClocks.map((stop) => stop()))
      await queue.stop({ graceful: true, timeout: 5_000 })
      transport.close()
    },
  }
}

/** Only the code is logged: what a mail server or a database answers can name a person. */
function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
