import type { Where } from 'payload'
import { dateFormat } from '../i18n/date-format.ts'

/**
 * A vacancy closes when its last day, `closesOn`, ends in the company's time zone. Days are strings
 * such as 2026-11-18, which sort chronologically.
 *
 * A day-only date field stores a moment of that day in UTC (the admin app stores noon).
 */
function dayOf(date: string): string {
  return new Date(date).toISOString().slice(0, 10)
}

/** The day in a time zone, such as 2026-11-18. */
export function dayIn(timeZone: string, moment = new Date()): string {
  const format = dateFormat(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** Whether a vacancy's last day is over. */
export function isClosed(closesOn: string | null | undefined, today: string): boolean {
  return Boolean(closesOn) && dayOf(closesOn as string) < today
}

/** Vacancies open for applications: those without a last day, or whose last day is not over. */
export function openVacancies(today: string): Where {
  return {
    or: [{ closesOn: { exists: false } }, { closesOn: { greater_than_equal: startOf(today) } }],
  }
}

/** Vacancies that closed since a day: their last day is on or after it, and before today. */
export function closedSince(day: string, today: string): Where {
  return {
    and: [
      { closesOn: { greater_than_equal: startOf(day) } },
      { closesOn: { less_than: startOf(today) } },
    ],
  }
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

function startOf(day: string): string {
  return `${day}T00:00:00.000Z`
}
