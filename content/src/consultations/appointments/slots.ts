import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { Temporal } from 'temporal-polyfill'
import { emailBrand } from '../../brand/mark.ts'
import { type EmailCompany, recipientsOf } from '../../email/recipients.ts'
import type { HireUs } from '../../payload-types.ts'
import { settings } from '../../settings.ts'
import { lock } from '../../storage/locks.ts'
import { type InTransaction, query } from '../../storage/transaction.ts'

export type ConsultationHours = Pick<
  HireUs,
  'slotMinutes' | 'bufferMinutes' | 'noticeHours' | 'horizonDays'
> & {
  /** Time zone of the company (IANA name), which applies to all other properties. */
  timeZone: string
  /** `day` is the day of the week from 1, Monday; `from` and `to` are times such as 09:30. */
  opening: Array<{ day: number; from: string; to: string }>
  /** Dates without consultations, such as 2026-12-25. */
  holidays: readonly string[]
  /** Employee ids. Each consultant can hold one consultation at a time. */
  consultants: readonly number[]
}

export type ConsultationSettings = Awaited<ReturnType<typeof readConsultationSettings>>

export async function readConsultationSettings(payload: Payload) {
  const [company, brand, hireUs, services] = await Promise.all([
    payload.findGlobal({ slug: 'company', depth: 0, overrideAccess: true }),
    emailBrand(payload),
    payload.findGlobal({ slug: 'hire-us', depth: 0, overrideAccess: true }),
    payload.find({ collection: 'services', select: { slug: true }, depth: 0, pagination: false }),
  ])
  const { name, phone, email } = company
  const siteUrl = settings.SITE_URL
  const sender: EmailCompany = { name, phone: phone ?? '', email: email ?? '', siteUrl, brand }
  const { slotMinutes, bufferMinutes, noticeHours, horizonDays } = hireUs
  const consultants = hireUs.consultants?.length ? hireUs.consultants : [hireUs.contactPerson]
  const hours: ConsultationHours = {
    ...{ slotMinutes, bufferMinutes, noticeHours, horizonDays },
    timeZone: company.timeZone || 'UTC',
    opening: (hireUs.hours ?? []).map(({ day, from, to }) => ({ day: Number(day), from, to })),
    // A date-only field stores a moment of that day in UTC.
    holidays: (hireUs.holidays ?? []).map(({ date }) => iso(Date.parse(date)).slice(0, 10)),
    consultants: consultants.filter((person) => typeof person === 'number'),
  }
  return {
    company: sender,
    hours,
    recipients: recipientsOf(hireUs.recipients, company),
    services: services.docs.map(({ id, slug }) => ({ id, slug: slug ?? '' })),
  }
}

const iso = (moment: number) => new Date(moment).toISOString()
const minute = 60_000
const hour = 60 * minute

/** Busy time of a consultant, including the pause after it; milliseconds since 1970. */
export type BusyTime = { consultant: number; from: number; until: number }

export type Slot = {
  /** Milliseconds since 1970, like the other times. */
  startsAt: number
  endsAt: number
  /** When its consultant is available again. */
  blockedUntil: number
  consultants: number[]
}

/**
 * Available slots in chronological order: within the opening hours, not on holidays, after the
 * notice period, before the horizon, and with an available consultant. A slot begins after the
 * previous one and its pause, and ends by closing time; its pause may last longer. When daylight
 * saving time changes, skipped local times are not offered, and a repeated hour is offered twice.
 */
export function availableSlots(hours: ConsultationHours, busy: readonly BusyTime[], now: number) {
  const { timeZone } = hours
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const earliest = now + hours.noticeHours * hour
  const length = hours.slotMinutes * minute
  const blocked = length + hours.bufferMinutes * minute
  const found = new Map<number, Slot>()
  for (let days = 0; days <= hours.horizonDays; days++) {
    const day = today.add({ days })
    if (hours.holidays.includes(day.toString())) continue
    for (const { from, to } of hours.opening.filter((one) => one.day === day.dayOfWeek)) {
      const closes = momentOf(day, to, timeZone)
      let startsAt = momentOf(day, from, timeZone)
      for (; startsAt + length <= closes; startsAt += blocked) {
        if (startsAt < earliest) continue
        const blockedUntil = startsAt + blocked
        const overlapping = busy.filter(
          (other) => other.from < blockedUntil && other.until > startsAt,
        )
        const consultants = hours.consultants.filter(
          (consultant) => !overlapping.some((other) => other.consultant === consultant),
        )
        if (consultants.length === 0) continue
        found.set(startsAt, { startsAt, endsAt: startsAt + length, blockedUntil, consultants })
      }
    }
  }
  return [...found.values()].sort((one, other) => one.startsAt - other.startsAt)
}

/** The first moment of a local time; if a clock change skips it, the moment of the change. */
function momentOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const wanted = day.toPlainDateTime(Temporal.PlainTime.from(time))
  const found = wanted.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds
  return found.getTimeZoneTransition('previous')?.epochMilliseconds ?? found.epochMilliseconds
}

/** Busy times from a moment on. @param besides the request whose appointment is being moved. */
export async function readBusyTimes(req: InTransaction, now: number, besides?: number) {
  // Same condition as the exclusion constraint, so that its index can be used.
  const rows = await query(
    req,
    sql`
    select appointment_consultant_id as consultant,
      extract(epoch from appointment_starts_at)::float8 * 1000 as "from",
      extract(epoch from appointment_blocked_until)::float8 * 1000 as "until"
    from consultation_requests
    where appointment_starts_at is not null
      and appointment_cancelled_at is null
      and deleted_at is null
      and appointment_consultant_id is not null
      and appointment_blocked_until > to_timestamp(${now / 1000})
      and id is distinct from ${besides ?? null}::integer`,
  )
  return rows as BusyTime[]
}

/** The slot is not available: it was booked in the meantime, or was never offered. */
export class SlotUnavailable extends Error {
  constructor() {
    super('This time is not offered any more.')
    this.name = 'SlotUnavailable'
  }
}

/** Whether PostgreSQL rejected overlapping appointments of a consultant (by SQLSTATE). */
function isOverlap(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Drizzle and Payload wrap the error.
  if ('code' in error && typeof error.code === 'string') {
    return ['23P01', '40P01'].includes(error.code)
  }
  return isOverlap(error.cause)
}

/** Appointment fields of a booked request; times are ISO 8601 strings. */
export type BookedSlot = Record<'startsAt' | 'endsAt' | 'blockedUntil', string> & {
  consultant: number
  remindedAt: string | null
}

/** How long before an appointment its reminder is sent, in milliseconds. */
export const remindBefore = 24 * 60 * 60 * 1000

type Wish = {
  hours: ConsultationHours
  /** Milliseconds since 1970. */
  startsAt: number
  moving?: { request: number; consultant: unknown }
}

/**
 * Books a slot in the transaction of `req`, with the consultant of a moved appointment if possible,
 * or the available one with the fewest appointments. If the database rejects one, `write` is called
 * again with another. @throws SlotUnavailable when none is available; the transaction stays usable.
 */
export async function bookSlot<Result>(
  req: PayloadRequest,
  { hours, startsAt, moving }: Wish,
  write: (slot: BookedSlot) => Promise<Result>,
): Promise<Result> {
  const now = Date.now()
  // Serialises bookings on the same day.
  await lock(req, `appointments:${iso(startsAt).slice(0, 10)}`)
  const busy = await readBusyTimes(req, now, moving?.request)
  const slot = availableSlots(hours, busy, now).find((slot) => slot.startsAt === startsAt)
  if (!slot) throw new SlotUnavailable()
  const load = (consultant: number) =>
    consultant === moving?.consultant
      ? -1
      : busy.filter((other) => other.consultant === consultant).length
  const candidates = slot.consultants.toSorted((one, other) => load(one) - load(other))
  for (const consultant of candidates) {
    await query(req, sql`savepoint booking`)
    try {
      const result = await write({
        startsAt: iso(startsAt),
        endsAt: iso(slot.endsAt),
        blockedUntil: iso(slot.blockedUntil),
        consultant,
        // An appointment this soon gets no reminder, because its confirmation is sent now.
        remindedAt: startsAt - now <= remindBefore ? iso(now) : null,
      })
      await query(req, sql`release savepoint booking`)
      return result
    } catch (error) {
      if (!isOverlap(error)) throw error
      await query(req, sql`rollback to savepoint booking`)
    }
  }
  throw new SlotUnavailable()
}
