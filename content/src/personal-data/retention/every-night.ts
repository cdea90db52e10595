import type { Payload } from 'payload'
import { dayIn } from '../../closing-day.ts'
import { companyTimeZone } from '../../company-time-zone.ts'
import { dateFormat } from '../../date-format.ts'
import type { JobLog } from '../../jobs/job-log.ts'
import type { MailQueue } from '../../jobs/queue.ts'
import { enforceRetention } from './enforce-retention.ts'

/** On the company's clock, when nobody is at work. */
const hour = 3

/**
 * Enforces the retention periods every night, and after a night without a process as soon as there
 * is one again.
 *
 * @returns what to do now and then, more often than once an hour.
 */
export function everyNight(payload: Payload, queue: MailQueue, log: JobLog): () => Promise<void> {
  let doneOn: string | undefined
  return async () => {
    const now = new Date()
    const timeZone = await companyTimeZone(payload)
    const today = dayIn(timeZone, now)
    if (today === doneOn || hourIn(timeZone, now) < hour) return
    const enforced = await enforceRetention(payload, queue, now)
    // Another process is at it; should it die, this one goes on.
    if (!enforced) return
    log.info({ announced: enforced.announced, ...enforced.erased }, 'retention enforced')
    doneOn = today
  }
}

function hourIn(timeZone: string, moment: Date): number {
  return Number(dateFormat(timeZone, { hour: 'numeric' }).format(moment))
}
