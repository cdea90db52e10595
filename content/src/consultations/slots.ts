import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { Temporal } from 'temporal-polyfill'
import { executorOf, type InTransaction } from '../storage/transaction.ts'
import type { ConsultationHours } from './consultation-hours.ts'

const minute = 60_000
const hour = 60 * minute

/** Time of a consultant that is taken, the rest after it included; milliseconds since 1970. */
export type Taken = { consultant: number; from: number; until: number }

/** A consultation that can be had. */
export type Opening = {
  /** Milliseconds since 1970, as the others are. */
  startsAt: number
  endsAt: number
  /** When its consultant may be taken again. */
  blockedUntil: number
  /** Who has time, in the order in which staff named them; never empty. */
  consultants: number[]
}

/**
 * What is offered now, in the order of time: within the opening times of the company's clock, not
 * on holidays, not sooner than the notice, not later than the horizon, and not where all consultants
 * are taken. Each consultation begins when the one before it and the rest after that are over, and
 * ends before closing; the rest may last longer.
 *
 * Where the clock is changed, the opening time is as long as it really is: a time that does not
 * exist is never offered, and an hour that comes twice is offered twice.
 */
export function openings(
  hours: ConsultationHours,
  taken: readonly Taken[],
  now: number,
): Opening[] {
  const today = dayAt(now, hours.timeZone)
  const days = Array.from({ length: hours.horizonDays + 1 }, (_, days) => today.add({ days }))
  return days
    .flatMap((day) => openingsOn(day, hours, taken, now))
    .sort((one, other) => one.startsAt - other.startsAt)
    .filter(({ startsAt }, index, sorted) => startsAt !== sorted[index - 1]?.startsAt)
}

/** The consultation that begins at a moment, if it is offered now. */
export function openingAt(
  startsAt: number,
  hours: ConsultationHours,
  taken: readonly Taken[],
  now: number,
): Opening | undefined {
  const day = dayAt(startsAt, hours.timeZone)
  const last = dayAt(now, hours.timeZone).add({ days: hours.horizonDays })
  if (Temporal.PlainDate.compare(day, last) > 0) return undefined
  return openingsOn(day, hours, taken, now).find((opening) => opening.startsAt === startsAt)
}

/** From when to when taken time matters for what is offered now. */
export function offeredPeriod(
  { timeZone, horizonDays }: ConsultationHours,
  now: number,
): { from: number; until: number } {
  const after = dayAt(now, timeZone).add({ days: horizonDays + 2 })
  return { from: now, until: after.toZonedDateTime(timeZone).epochMilliseconds }
}

function openingsOn(
  day: Temporal.PlainDate,
  hours: ConsultationHours,
  taken: readonly Taken[],
  now: number,
): Opening[] {
  if (hours.holidays.includes(day.toString())) return []
  const earliest = now + hours.noticeHours * hour
  const length = hours.slotMinutes * minute
  const blocked = length + hours.bufferMinutes * minute
  const found: Opening[] = []
  for (const { from, to } of hours.opening.filter((opening) => opening.day === day.dayOfWeek)) {
    const closes = momentOf(day, to, hours.timeZone)
    let startsAt = momentOf(day, from, hours.timeZone)
    for (; startsAt + length <= closes; startsAt += blocked) {
      if (startsAt < earliest) continue
      const blockedUntil = startsAt + blocked
      const consultants = hours.consultants.filter(
        (consultant) =>
          !taken.some(
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
 * When the clock first shows a time of a day, or has passed it: a time that is left out when the
 * clock is put forward is the moment of that change.
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
 * The time that consultants are taken within a period.
 *
 * @param besides the request whose own appointment does not count, because it is to be moved.
 */
export async function readTaken(
  req: InTransaction,
  period: { from: number; until: number },
  besides?: number,
): Promise<Taken[]> {
  const database = await executorOf(req)
  // The same condition as the exclusion constraint's, whose index it can use.
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

/** Nobody can be spoken to at that time: it was taken meanwhile, or was never offered. */
export class SlotTaken extends Error {
  constructor(options?: { cause: unknown }) {
    super('This time is not offered any more.', options)
    this.name = 'SlotTaken'
  }
}

/** Whether PostgreSQL refused two appointments of one consultant that overlap (SQLSTATE). */
export function isOverlap(error: unknown): boolean {
  return ['23P01', '40P01'].includes(sqlState(error) ?? '')
}

/** The code under what Drizzle and Payload have wrapped around an error of the database. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}

/** What a request holds of its appointment once it is booked; moments as ISO texts. */
export type BookedSlot = {
  startsAt: string
  endsAt: string
  blockedUntil: string
  consultant: number
  remindedAt: string | null
}

/** How long before an appointment its reminder goes out, in milliseconds. */
export const remindBefore = 24 * 60 * 60 * 1000

type Wish = {
  hours: ConsultationHours
  /** Milliseconds since 1970. */
  startsAt: number
  /** The request whose appointment moves there. */
  moving?: { request: number; consultant: number | undefined }
  now?: number
}

/**
 * Books a consultation in the transaction of `req`: it must be offered now, and goes to whoever of
 * those who have time has the fewest appointments; one that moves stays with its consultant if it
 * can. Whoever books on the same day waits until this transaction has ended, and the database
 * itself refuses what overlaps all the same.
 *
 * @param write stores the appointment in the transaction of `req`; called again with another
 *   consultant when the database refused the first.
 * @throws SlotTaken when nobody can be spoken to at that time; the transaction goes on.
 */
export async function bookSlot<Result>(
  req: PayloadRequest,
  { hours, startsAt, moving, now = Date.now() }: Wish,
  write: (slot: BookedSlot) => Promise<Result>,
): Promise<Result> {
  const database = await executorOf(req)
  const day = new Date(startsAt).toISOString().slice(0, 10)
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('appointments:' || ${day}::text, 0))`,
  )
  const taken = await readTaken(req, offeredPeriod(hours, now), moving?.request)
  const opening = openingAt(startsAt, hours, taken, now)
  if (!opening) throw new SlotTaken()
  const candidates = inOrder(opening.consultants, taken, moving?.consultant)
  for (const consultant of candidates) {
    await database.execute(sql`savepoint booking`)
    try {
      const result = await write({
        startsAt: new Date(opening.startsAt).toISOString(),
        endsAt: new Date(opening.endsAt).toISOString(),
        blockedUntil: new Date(opening.blockedUntil).toISOString(),
        consultant,
        // What is sent now is reminder enough for what comes that soon.
        remindedAt: startsAt - now <= remindBefore ? new Date(now).toISOString() : null,
      })
      await database.execute(sql`release savepoint booking`)
      return result
    } catch (error) {
      if (!isOverlap(error)) throw error
      await database.execute(sql`rollback to savepoint booking`)
    }
  }
  throw new SlotTaken()
}

/** Whom it had before, then those with the fewest appointments, then as staff named them. */
function inOrder(
  consultants: readonly number[],
  taken: readonly Taken[],
  before: number | undefined,
): number[] {
  const load = (consultant: number) =>
    consultant === before ? -1 : taken.filter((one) => one.consultant === consultant).length
  return consultants.toSorted((one, other) => load(one) - load(other))
}
