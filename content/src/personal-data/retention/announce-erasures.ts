import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest, Where } from 'payload'
import { companyTimeZone } from '../../company/company.ts'
import { queueEmail } from '../../email/emails.ts'
import {
  applicationRecipients,
  emailCompany,
  recipientsOf,
  staffText,
} from '../../email/recipients.ts'
import { type Inbox, inboxes } from '../../inbox/inboxes.ts'
import type { EmailQueue } from '../../jobs/queue.ts'
import { settings } from '../../settings.ts'
import { inTransaction, query, tableOf } from '../../storage/transaction.ts'
import type { RetentionEmailData } from './emails.tsx'
import { dueAt, isAnnounced, isOnlyOne, type Periods } from './periods.ts'

type Announced = { id: number; reference: string; erasedFrom: Date }
type Notice = Partial<Record<Inbox, Announced[]>>

/** Max documents listed in an email; of the rest, only the count is given. */
const listed = 100

const both = Object.keys(inboxes) as Inbox[]

/**
 * Emails each recipient, at most once a day, which documents will be erased soon, and marks them in
 * the same transaction. Returns how many; `undefined` while another process runs this.
 */
export async function announceErasures(
  payload: Payload,
  queue: EmailQueue,
  periods: Periods,
  now: Date,
): Promise<number | undefined> {
  const timeZone = await companyTimeZone(payload)
  return inTransaction(payload, async (req) => {
    if (!(await isOnlyOne(req))) return undefined
    if (await haveAnnouncedToday(req, timeZone, now)) return 0
    const notices = new Map<string, Notice>()
    let count = 0
    for (const inbox of both) {
      const announced = await mark(req, inbox, periods, now)
      count += announced.length
      if (announced.length === 0) continue
      for (const recipient of await recipientsFor(req, inbox)) {
        notices.set(recipient, { ...notices.get(recipient), [inbox]: announced })
      }
    }
    for (const [recipient, notice] of notices) {
      await queueEmail(req, queue, await noticeTo(req, recipient, notice, timeZone))
    }
    return count
  })
}

async function haveAnnouncedToday(req: PayloadRequest, timeZone: string, now: Date) {
  const today = sql`
    date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}::text)
      at time zone ${timeZone}::text`
  const rows = await query(
    req,
    sql`select 1 from applications where erasure_announced_at >= ${today}
      union all select 1 from consultation_requests where erasure_announced_at >= ${today}
      limit 1`,
  )
  return rows.length > 0
}

/** Raw SQL leaves `updated_at` unchanged: notifying staff is no contact with the person. */
async function mark(req: PayloadRequest, inbox: Inbox, periods: Periods, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const warning = sql`make_interval(days => ${periods.warningDays}::int)`
  const due = dueAt(inbox, periods)
  const rows = await query(
    req,
    sql`update ${tableOf(inbox)} set erasure_announced_at = ${moment}
      where ${due} <= ${moment} + ${warning} and not ${isAnnounced(inbox, periods)}
      returning id, reference, greatest(${due}, ${moment} + ${warning}) as erased_from`,
  )
  return rows
    .map((row) => ({
      id: Number(row.id),
      reference: String(row.reference),
      erasedFrom: new Date(row.erased_from as string | Date),
    }))
    .sort((one, other) => Number(one.erasedFrom) - Number(other.erasedFrom))
}

/** The recipients of notifications for this inbox; all administrators when there are none. */
async function recipientsFor(req: PayloadRequest, inbox: Inbox): Promise<string[]> {
  const { payload } = req
  const read = { depth: 0, req }
  const company = await payload.findGlobal({ slug: 'company', ...read })
  const recipients =
    inbox === 'applications'
      ? await applicationRecipients(req, company)
      : recipientsOf((await payload.findGlobal({ slug: 'hire-us', ...read })).recipients, company)
  if (recipients.length > 0) return recipients
  const where: Where = { roles: { in: ['admin'] }, status: { equals: 'active' } }
  const { docs } = await payload.find({ collection: 'users', where, pagination: false, ...read })
  return docs.map(({ email }) => email)
}

async function noticeTo(req: PayloadRequest, to: string, notice: Notice, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' })
  const listUrl = (inbox: Inbox) => `${settings.ADMIN_URL}/admin/collections/${inbox}`
  const all = both.flatMap((kind) =>
    (notice[kind] ?? []).map(({ id, reference, erasedFrom }) => ({
      kind,
      reference,
      date: format.format(erasedFrom),
      url: `${listUrl(kind)}/${id}`,
    })),
  )
  const data: RetentionEmailData = {
    company: await emailCompany(req),
    documents: all.slice(0, listed),
    more: Math.max(0, all.length - listed),
    lists: both
      .filter((kind) => notice[kind])
      .map((kind) => ({ kind, url: `${listUrl(kind)}?sort=updatedAt` })),
  }
  const [first] = all
  const subject =
    first && all.length === 1
      ? staffText('Soon to be erased: {reference}', { reference: first.reference })
      : staffText('Soon to be erased: {count} documents', { count: all.length })
  return { to, subject, template: 'retention-notice' as const, data }
}
