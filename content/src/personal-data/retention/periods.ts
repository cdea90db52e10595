import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Inbox } from '../../inbox/inboxes.ts'
import { tryLock } from '../../storage/locks.ts'
import type { InTransaction } from '../../storage/transaction.ts'

/** Retention periods in months, from the personal data settings. */
export type Periods = Record<Inbox | 'emails', number> & {
  /** Minimum days between notifying staff and erasing. */
  warningDays: number
}

export async function readPeriods(payload: Payload): Promise<Periods> {
  const settings = await payload.findGlobal({ slug: 'personal-data', depth: 0 })
  return {
    applications: settings.applicationMonths ?? 24,
    'consultation-requests': settings.consultationMonths ?? 24,
    emails: settings.mailMonths ?? 12,
    warningDays: settings.warningDays ?? 14,
  }
}

/** The last contact between company and person; an appointment that was not cancelled counts. */
const lastContact = {
  applications: sql`updated_at`,
  'consultation-requests': sql`greatest(
    updated_at, case when appointment_cancelled_at is null then appointment_starts_at end
  )`,
} satisfies Record<Inbox, SQL>

/** When a document is due: its period after the last contact, or after `keep_until` if later. */
export function dueAt(inbox: Inbox, periods: Periods): SQL {
  return sql`greatest(
    ${lastContact[inbox]} + make_interval(months => ${periods[inbox]}::int),
    keep_until + interval '1 day'
  )`
}

/** Whether staff were notified after the last contact, at most ninety days before the erasure. */
export function isAnnounced(inbox: Inbox, periods: Periods): SQL {
  return sql`(
    erasure_announced_at is not null
    and erasure_announced_at >= ${lastContact[inbox]}
    and erasure_announced_at > ${dueAt(inbox, periods)} - interval '100 days'
  )`
}

/** Excludes other processes until the transaction ends. @returns whether no other runs this. */
export const isOnlyOne = (req: InTransaction): Promise<boolean> => tryLock(req, 'retention', 60)
