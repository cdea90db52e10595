import type { Payload } from 'payload'
import type { MailQueue } from '../../jobs/queue.ts'
import { tryLock } from '../../storage/locks.ts'
import type { InTransaction } from '../../storage/transaction.ts'
import type { Counts } from '../erase-holdings.ts'
import { announceErasures } from './announce-erasures.ts'
import { eraseExpired } from './erase-expired.ts'
import { readPeriods } from './periods.ts'

export type Enforced = { announced: number; erased: Counts }

/**
 * Enforces the retention settings: notifies staff of upcoming erasures, and erases what was
 * announced long enough ago. Safe to repeat.
 *
 * @returns `undefined` while another process runs this.
 */
export async function enforceRetention(
  payload: Payload,
  queue: MailQueue,
  now: Date,
): Promise<Enforced | undefined> {
  const periods = await readPeriods(payload)
  const announced = await announceErasures(payload, queue, periods, now)
  if (announced === undefined) return undefined
  const erased = await eraseExpired(payload, periods, now)
  return erased && { announced, erased }
}

/** Excludes other processes until the transaction ends. @returns whether no other runs this. */
export const isOnlyOne = (req: InTransaction): Promise<boolean> => tryLock(req, 'retention', 60)
