import { sql } from 'drizzle-orm'
import { executorOf, type InTransaction } from '../storage/executor.ts'
import type { Taken } from './openings.ts'

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
