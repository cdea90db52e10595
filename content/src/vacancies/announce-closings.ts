import type { Payload } from 'payload'
import { companyTimeZone } from '../company/time-zone.ts'
import { raiseRevision } from '../publishing/revision.ts'
import { closedSince, dayBefore, dayIn } from './closing-day.ts'

/**
 * Raises the content revision when a published vacancy closes. No change causes this: its last day
 * ends in the company's time zone, and cached pages must be updated.
 *
 * @returns a task to call periodically. The first call looks back one day, in case a vacancy closed
 * while no process was running; if several processes do so, it costs only a revision.
 */
export function announceClosings(payload: Payload): () => Promise<void> {
  let checked: string | undefined
  return async () => {
    const today = dayIn(await companyTimeZone(payload))
    if (today === checked) return
    const { totalDocs } = await payload.count({
      collection: 'careers',
      where: {
        and: [
          { _status: { equals: 'published' } },
          closedSince(checked ?? dayBefore(today), today),
        ],
      },
      overrideAccess: true,
    })
    if (totalDocs > 0) await raiseRevision({ payload })
    checked = today
  }
}
