import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { executorOf } from '../storage/transaction.ts'
import type { ConsultationHours } from './consultation-hours.ts'
import { isOverlap, offeredPeriod, openingAt, readTaken, SlotTaken, type Taken } from './slots.ts'

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
