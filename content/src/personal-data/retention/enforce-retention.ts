import type { Payload } from 'payload'
import type { MailQueue } from '../../jobs/queue.ts'
import type { Counts } from '../erase-holdings.ts'
import { announceErasures } from './announce-erasures.ts'
import { eraseExpired } from './erase-expired.ts'
import { readPeriods } from './periods.ts'

export type Enforced = { announced: number; erased: Counts }

/**
 * Does what the settings for personal data say: tells staff what will be erased soon, and erases
 * what they were told of long enough ago. May be done as often as one likes.
 *
 * @returns `undefined` while another process is at it.
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
