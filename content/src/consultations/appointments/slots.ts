import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { Temporal } from 'temporal-polyfill'
import { lock } from '../../storage/locks.ts'
import { executorOf, type InTransaction } from '../../storage/transaction.ts'
import type { ConsultationHours } from './consultation-hours.ts'

const minute = 60_000
const hour = 60 * minute

/** Busy time of a consultant, including the pause after it; milliseconds since 1970. */
export type BusyTime = { consultant: number; from: number; until: number }

/** An available slot. */
export type Slot = {
  /** Milliseconds since 1970, like the other times. */
  startsAt: number
  endsAt: number
  /** When its consultant is available again. */
  blockedUntil: number
  /** Available consultants, in the order set by staff; never empty. */
  consultants: number[]
}

/**
 * Available slots in chronological order: within the opening hours in the company's time zone, not
 * on holidays, after the notice period, before the horizon, and with at least one available
 * consultant. A slot begins when the previous one and the pause after it are over, and ends by
 * closing time; the pause may last longer.
 *
 * When daylight saving time begins or ends, opening hours have their real length: a skipped local
 * time is never offered, and a repeated hour is offered twice.
 */
export function availableSlots(
  hours: ConsultationHours,
  busy: readonly BusyTime[],
  now: number,
): Slot[] {
  const today = dayAt(now, hours.timeZone)
  const days = Array.from({ length: hours.horizonDays + 1 }, (_, days) => today.add({ days }))
  return days
    .flatMap((day) => slotsOn(day, hours, busy, now))
    .sort((one, other) => one.startsAt - other.startsAt)
    .filter(({ startsAt }, index, sorted) => startsAt !== sorted[index - 1]?.startsAt)
}

/** The slot that begins at a moment, if it is available. */
export function slotAt(
  startsAt: number,
  hours: ConsultationHours,
  busy: readonly BusyTime[],
  now: number,
): Slot | undefined {
  const day = dayAt(startsAt, hours.timeZone)
  const last = dayAt(now, hours.timeZone).add({ days: hours.horizonDays })
  if (Temporal.PlainDate.compare(day, last) > 0) return undefined
  return slotsOn(day, hours, busy, now).find((slot) => slot.startsAt === startsAt)
}

/** The period in which busy times affect the available slots. */
export function offeredPeriod(
  { timeZone, horizonDays }: ConsultationHours,
  now: number,
): { from: number; until: number } {
  const after = dayAt(now, timeZone).add({ days: horizonDays + 2 })
  return { from: now, until: after.toZonedDateTime(timeZone).epochMilliseconds }
}

function slotsOn(
  day: Temporal.PlainDate,
  hours: ConsultationHours,
  busy: readonly BusyTime[],
  now: number,
): Slot[] {
  if (hours.holidays.includes(day.toString())) return []
  const earliest = now + hours.noticeHours * hour
  const length = hours.slotMinutes * minute
  const blocked = length + hours.bufferMinutes * minute
  const found: Slot[] = []
  for (const { from, to } of hours.opening.filter((opening) => opening.day === day.dayOfWeek)) {
    const closes = momentOf(day, to, hours.timeZone)
    let startsAt = momentOf(day, from, hours.timeZone)
    for (; startsAt + length <= closes; startsAt += blocked) {
      if (startsAt < earliest) continue
      const blockedUntil = startsAt + blocked
      const consultants = hours.consultants.filter(
        (consultant) =>
          !busy.some(
            (other) =>
              other.consultant === consultant &&
              other.from < blockedUntil &&
              other.until > startsAt,
          ),
      )
      if (consultants.length === 0) continue
      found.push({ startsAt, endsAt: startsAt + length, blockedUntil, consultants })
    }
  }
  return found
}

/**
 * The first moment at which a local time is reached; if a clock change skips that time, the moment
 * of the change.
 */
function momentOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const wanted = day.toPlainDateTime(Temporal.PlainTime.from(time))
  const found = wanted.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds
  return found.getTimeZoneTransition('previous')?.epochMilliseconds ?? found.epochMilliseconds
}

function dayAt(moment: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate()
}

/**
 * Busy times of consultants within a period.
 *
 * @param besides id of the request whose appointment is ignored, because it is being moved.
 */
export async function readBusyTimes(
  req: InTransaction,
  period: { from: number; until: number },
  besides?: number,
): Promise<BusyTime[]> {
  const database = await executorOf(req)
  // Same condition as the exclusion constraint, so that its index can be used.
  const { rows } = await database.execute(sql`
    select appointment_consultant_id as consultant,
      extract(epoch from appointment_starts_at) * 1000 as "from",
      extract(epoch from appointment_blocked_until) * 1000 as "until"
    from consultation_requests
    where appointment_starts_at is not null
      and appointment_cancelled_at is null
      and deleted_at is null
      and appointment_consultant_id is not null
      and appointment_blocked_until > to_timestamp(${period.from / 1000})
      and appointment_starts_at < to_timestamp(${period.until / 1000})
      and id is distinct from ${besides ?? null}::integer`)
  return rows.map(({ consultant, from, until }) => ({
    consultant: Number(consultant),
    from: Number(from),
    until: Number(until),
  }))
}

/** The slot is not available: it was booked in the meantime, or was never offered. */
export class SlotUnavailable extends Error {
  constructor(options?: { cause: unknown }) {
    super('This time is not offered any more.', options)
    this.name = 'SlotUnavailable'
  }
}

/** Whether PostgreSQL rejected overlapping appointments of a consultant (by SQLSTATE). */
export function isOverlap(error: unknown): boolean {
  return ['23P01', '40P01'].includes(sqlState(error) ?? '')
}

/** The SQLSTATE of a database error that Drizzle and Payload have wrapped. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}

/** Appointment fields of a booked request; times are ISO 8601 strings. */
export type BookedSlot = {
  startsAt: string
  endsAt: string
  blockedUntil: string
  consultant: number
  remindedAt: string | null
}

/** How long before an appointment its reminder is sent, in milliseconds. */
export const remindBefore = 24 * 60 * 60 * 1000

type Wish = {
  hours: ConsultationHours
  /** Milliseconds since 1970. */
  startsAt: number
  /** The request whose appointment is moved to this slot. */
  moving?: { request: number; consultant: number | undefined }
  now?: number
}

/**
 * Books a slot in the transaction of `req`. The slot must be available. It goes to the available
 * consultant with the fewest appointments; a moved appointment keeps its consultant if possible.
 * Bookings on the same day are serialised until the transaction ends, and the database also rejects
 * overlaps.
 *
 * @param write stores the appointment in the transaction of `req`; called again with another
 *   consultant if the database rejects the first.
 * @throws SlotUnavailable when no consultant is available; the transaction stays usable.
 */
export async function bookSlot<Result>(
  req: PayloadRequest,
  { hours, startsAt, moving, now = Date.now() }: Wish,
  write: (slot: BookedSlot) => Promise<Result>,
): Promise<Result> {
  await lock(req, `appointments:${new Date(startsAt).toISOString().slice(0, 10)}`)
  const busy = await readBusyTimes(req, offeredPeriod(hours, now), moving?.request)
  const slot = slotAt(startsAt, hours, busy, now)
  if (!slot) throw new SlotUnavailable()
  const candidates = inOrder(slot.consultants, busy, moving?.consultant)
  const database = await executorOf(req)
  for (const consultant of candidates) {
    await database.execute(sql`savepoint booking`)
    try {
      const result = await write({
        startsAt: new Date(slot.startsAt).toISOString(),
        endsAt: new Date(slot.endsAt).toISOString(),
        blockedUntil: new Date(slot.blockedUntil).toISOString(),
        consultant,
        // An appointment this soon gets no reminder, because its confirmation is sent now.
        remindedAt: startsAt - now <= remindBefore ? new Date(now).toISOString() : null,
      })
      await database.execute(sql`release savepoint booking`)
      return result
    } catch (error) {
      if (!isOverlap(error)) throw error
      await database.execute(sql`rollback to savepoint booking`)
    }
  }
  throw new SlotUnavailable()
}

/** The previous consultant, then by fewest appointments, then in the order set by staff. */
function inOrder(
  consultants: readonly number[],
  busy: readonly BusyTime[],
  before: number | undefined,
): number[] {
  const load = (consultant: number) =>
    consultant === before ? -1 : busy.filter((one) => one.consultant === consultant).length
  return consultants.toSorted((one, other) => load(one) - load(other))
}
