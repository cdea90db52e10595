import { type SQL, sql } from 'drizzle-orm'
import type { GlobalConfig, Payload } from 'payload'
import { numberField, row } from '../../fields/common-fields.ts'
import type { Inbox } from '../../inbox/inboxes.ts'
import { anyone, hiddenUnless, staffWith } from '../../staff/access.ts'
import { tryLock } from '../../storage/locks.ts'
import type { InTransaction } from '../../storage/transaction.ts'

/** Retention periods of personal data, shown to visitors next to the forms. */
export const PersonalData: GlobalConfig = {
  slug: 'personal-data',
  label: 'Personal data',
  access: { read: anyone, update: staffWith('admin') },
  admin: {
    group: 'Site',
    hidden: hiddenUnless('admin'),
    description:
      'How long what people send is kept. A daily job erases what is older and tells staff beforehand.',
  },
  fields: [
    row(
      numberField('applicationMonths', 'Applications (months)', [1, 120], 24),
      numberField('consultationMonths', 'Consultation requests (months)', [1, 120], 24),
      numberField('mailMonths', 'Sent emails (months)', [1, 120], 12),
    ),
    numberField('warningDays', 'Notify staff (days before erasure)', [1, 90], 14),
  ],
}

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
