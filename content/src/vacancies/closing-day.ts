import { type SQL, sql } from 'drizzle-orm'
import type { Payload, Where } from 'payload'
import { companyTimeZone } from '../company/company.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { raiseRevision } from '../publishing/revision.ts'

/**
 * A vacancy closes when its last day, `closesOn`, ends in the company's time zone. Days are strings
 * such as 2026-11-18, which sort by time; the field stores a moment of that day in UTC.
 */
function dayOf(date: string | Date): string {
  return new Date(date).toISOString().slice(0, 10)
}

/** The day in a time zone, such as 2026-11-18. */
export function dayIn(timeZone: string, moment = new Date()): string {
  // The dates of Sweden are written in this order.
  return dateFormat(timeZone, { dateStyle: 'short' }, 'sv').format(moment)
}

export function isClosed(closesOn: string | null | undefined, today: string): boolean {
  return Boolean(closesOn && dayOf(closesOn) < today)
}

/** Days for which the page of a closed vacancy is still found. */
const foundDays = 60

/** Whether a vacancy has been closed for so long that its page is gone. */
export function isGone(closesOn: string | null | undefined, today: string): boolean {
  return isClosed(closesOn, dayOf(new Date(Date.parse(today) - foundDays * 24 * 60 * 60 * 1000)))
}

/** Vacancies open for applications: those without a last day, or whose last day is not over. */
export function openVacancies(today: string): Where {
  return {
    or: [{ closesOn: { exists: false } }, { closesOn: { greater_than_equal: startOf(today) } }],
  }
}

/** The same as a condition in SQL. */
export function isOpen(today: string): SQL {
  return sql`(closes_on is null or closes_on >= ${startOf(today)})`
}

function startOf(day: string): string {
  return `${day}T00:00:00.000Z`
}

/**
 * Raises the content revision when a published vacancy closes. Returns a task to call periodically;
 * its first call looks back one day, in case no process was running.
 */
export function announceClosings(payload: Payload): () => Promise<void> {
  let checked: string | undefined
  return async () => {
    const today = dayIn(await companyTimeZone(payload))
    if (today === checked) return
    const yesterday = dayOf(new Date(Date.parse(today) - 86_400_000))
    const { totalDocs } = await payload.count({
      collection: 'vacancies',
      where: {
        _status: { equals: 'published' },
        closesOn: { greater_than_equal: startOf(checked ?? yesterday), less_than: startOf(today) },
      },
    })
    if (totalDocs > 0) await raiseRevision({ payload }, ['vacancies'])
    checked = today
  }
}
