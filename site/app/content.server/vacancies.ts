import type { Where } from 'payload'

/**
 * Vacancies that still take applications: without a closing date, or whose last day has not passed
 * (the closing date is the last day, counted in UTC).
 */
export function openVacancies(now = new Date()): Where {
  const today = new Date(now)
  today.setUTCHours(0, 0, 0, 0)
  return {
    or: [
      { closesOn: { exists: false } },
      { closesOn: { greater_than_equal: today.toISOString() } },
    ],
  }
}

/** Whether a vacancy's last day has passed. */
export function isClosed(closesOn: string | null | undefined, now = new Date()): boolean {
  if (!closesOn) return false
  const dayAfter = new Date(closesOn)
  dayAfter.setUTCHours(24, 0, 0, 0)
  return now >= dayAfter
}
