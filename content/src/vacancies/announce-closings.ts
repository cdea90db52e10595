import type { Payload } from 'payload'
import { companyTimeZone } from '../company/time-zone.ts'
import { raiseRevision } from '../publishing/revision.ts'
import { closedSince, dayBefore, dayIn } from './closing-day.ts'

/**
 * Raises the content revision when a published vacancy closes, which nobody does: its last day is
 * over where the company is, and pages that were kept must follow.
 *
 * @returns what to do now and then. The first time looks a day back, in case a vacancy closed while
 * no process was running; more than one process doing so costs a revision and nothing else.
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
