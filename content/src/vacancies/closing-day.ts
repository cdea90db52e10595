import type { Where } from 'payload'
import { dateFormat } from '../i18n/date-format.ts'

/**
 * A vacancy closes when the day in `closesOn`, its last one, is over where the company is. Days are
 * texts such as 2026-11-18, which sort as they follow each other.
 *
 * A date field that shows days only holds a moment of that day in UTC (the admin stores noon).
 */
function dayOf(date: string): string {
  return new Date(date).toISOString().slice(0, 10)
}

/** The day that it is in a time zone. */
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

/** Vacancies that take applications: those without a last day, or whose last day is not over. */
export function openVacancies(today: string): Where {
  return {
    or: [{ closesOn: { exists: false } }, { closesOn: { greater_than_equal: startOf(today) } }],
  }
}

/** Vacancies that closed after one day had begun and before another has: their last day lies there. */
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
