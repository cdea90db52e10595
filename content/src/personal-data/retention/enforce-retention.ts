import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { companyTimeZone } from '../../company/time-zone.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import type { JobLog } from '../../jobs/job-log.ts'
import type { MailQueue } from '../../jobs/queue.ts'
import { executorOf, type InTransaction } from '../../storage/transaction.ts'
import { dayIn } from '../../vacancies/closing-day.ts'
import type { Counts } from '../erase-holdings.ts'
import { announceErasures } from './announce-erasures.ts'
import { eraseExpired } from './erase-expired.ts'
import { readPeriods } from './periods.ts'

export type Enforced = { announced: number; erased: Counts }

/**
 * Enforces the retention settings: notifies staff of upcoming erasures, and erases what was
 * announced long enough ago. Safe to repeat.
 *
 * @returns `undefined` while another process runs this.
 */
export async function enforceRetention(
  payload: Payload,
  queue: MailQueue,
  now: Date,
): Promise<Enforced | undefined> {
  const periods = await readPeriods(payload)
  const announced = await announceErasures(payload, queue, periods, now)
  if (announced === undefined) return undefined
  const erased = await eraseExpired(payload, periods, now)
  return erased && { announced, erased }
}

/** Hour in the company's time zone, outside working hours. */
const hour = 3

/**
 * Enforces the retention periods every night, or later as soon as a process runs again.
 *
 * @returns a task to call more often than once an hour.
 */
export function everyNight(payload: Payload, queue: MailQueue, log: JobLog): () => Promise<void> {
  let doneOn: string | undefined
  return async () => {
    const now = new Date()
    const timeZone = await companyTimeZone(payload)
    const today = dayIn(timeZone, now)
    if (today === doneOn || hourIn(timeZone, now) < hour) return
    const enforced = await enforceRetention(payload, queue, now)
    // Another process runs this; the next call continues if that one dies.
    if (!enforced) return
    log.info({ announced: enforced.announced, ...enforced.erased }, 'retention enforced')
    doneOn = today
  }
}

function hourIn(timeZone: string, moment: Date): number {
  return Number(dateFormat(timeZone, { hour: 'numeric' }).format(moment))
}

/** Distinguishes this lock from others on the same database; the number has no other meaning. */
const retention = 7_301_996

/**
 * Tries to acquire a lock that excludes other processes until the transaction ends.
 *
 * @returns whether the lock was acquired.
 */
export async function isOnlyOne(req: InTransaction): Promise<boolean> {
  const database = await executorOf(req)
  // Otherwise a process that is lost without closing its connection, as in a power cut, would hold
  // the lock for hours.
  await database.execute(sql`set local idle_in_transaction_session_timeout = '60s'`)
  const { rows } = await database.execute(
    sql`select pg_try_advisory_xact_lock(${retention}) as held`,
  )
  return rows[0]?.held === true
}
