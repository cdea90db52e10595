import type { Payload } from 'payload'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { errorCode } from '../jobs/error-code.ts'
import type { JobLog } from '../jobs/job-log.ts'
import { putOffMail, type SendMailJob, sendMail } from './send-email.ts'
import type { MailTransport } from './transport.ts'
import { deliveryFailure } from './transport.ts'

type Sending = {
  payload: Payload
  transport: MailTransport
  log: JobLog
  /** Aborted when the process is to end. */
  ending: AbortSignal
}

/** How long one batch may take, in milliseconds: what is left of it then is tried again. */
const longest = 120_000

/**
 * Sends the mails of some jobs one after another, the oldest first. Once the server has failed one,
 * or the process is to end, the others are put off without being tried.
 *
 * @returns what became of each job.
 */
export async function sendMailBatch(
  { payload, transport, log, ending }: Sending,
  jobs: JobWithMetadata<SendMailJob>[],
): Promise<JobResult[]> {
  const startedAt = Date.now()
  const results: JobResult[] = []
  let isOver = false
  for (const job of jobs.toSorted((one, other) => one.data.mailId - other.data.mailId)) {
    const facts = { mail: job.data.mailId, attempt: job.retryCount + 1 }
    isOver ||= ending.aborted || Date.now() - startedAt > longest
    try {
      if (isOver) await putOffMail(payload, job)
      else await sendMail(payload, transport, job)
      results.push({ id: job.id, status: isOver ? 'failed' : 'completed' })
      if (!isOver) log.info(facts, 'mail sent')
    } catch (error) {
      isOver ||= deliveryFailure(error) === 'server'
      log.error({ ...facts, code: errorCode(error) }, 'mail not sent')
      results.push({ id: job.id, status: 'failed', output: { code: errorCode(error) } })
    }
  }
  return results
}
