import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Inbox } from '../../inbox/inboxes.ts'

/** How long what was received is kept, as the settings for personal data say. */
export type Periods = Record<Inbox | 'mails', number> & {
  /** Days between telling staff and erasing, at least. */
  warningDays: number
}

/** The settings as they are now; months, and days of warning. */
export async function readPeriods(payload: Payload): Promise<Periods> {
  const settings = await payload.findGlobal({
    slug: 'personal-data',
    depth: 0,
    overrideAccess: true,
  })
  return {
    applications: settings.applicationMonths ?? 24,
    'consultation-requests': settings.consultationMonths ?? 24,
    mails: settings.mailMonths ?? 12,
    warningDays: settings.warningDays ?? 14,
  }
}

export const tables = {
  applications: sql`applications`,
  'consultation-requests': sql`consultation_requests`,
} as const satisfies Record<Inbox, SQL>

/** When the company and the person were last in touch: a talk that was agreed counts. */
const lastContact = {
  applications: sql`updated_at`,
  'consultation-requests': sql`greatest(
    updated_at, case when appointment_cancelled_at is null then appointment_starts_at end
  )`,
} as const satisfies Record<Inbox, SQL>

/** The moment from which a document is too old: the period after the last contact, or later when staff keep it. */
export function dueAt(inbox: Inbox, periods: Periods): SQL {
  return sql`greatest(
    ${lastContact[inbox]} + make_interval(months => ${periods[inbox]}::int),
    keep_until + interval '1 day'
  )`
}

/**
 * Whether staff were told of this erasure: after the last contact, and not long before it, as when
 * the period has been made longer since. (Nobody is told more than ninety days before.)
 */
export function isAnnounced(inbox: Inbox, periods: Periods): SQL {
  return sql`(
    erasure_announced_at is not null
    and erasure_announced_at >= ${lastContact[inbox]}
    and erasure_announced_at > ${dueAt(inbox, periods)} - interval '100 days'
  )`
}
