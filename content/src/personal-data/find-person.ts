import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import { type Counts, countsOf } from './erase-holdings.ts'
import { fingerprintOf, holdingsOfPerson } from './holdings.ts'
import type { Kind } from './scope.ts'

/** What is there about one address, as far as a scope reaches. */
export type Found = {
  counts: Counts
  /** What was received, newest first. */
  received: Array<{
    inbox: 'applications' | 'consultation-requests'
    id: number
    reference: string
  }>
  /** Whether there is more that the scope leaves out; what it is stays untold. */
  moreRemains: boolean
  /** Proofs that something of this address was erased before, newest first. */
  proofs: Array<{ number: string; createdAt: string }>
}

/**
 * Everything about one address that a scope may see, counted.
 *
 * @param viewer the account whose own proofs are named; without one, all are.
 */
export async function findPerson(
  payload: Payload,
  address: string,
  scope: readonly Kind[],
  viewer?: number,
): Promise<Found> {
  const all = await holdingsOfPerson({ payload }, address)
  const seen = all.filter(({ kind }) => scope.includes(kind))
  const { docs } = await payload.find({
    collection: 'erasures',
    where: {
      person: { equals: fingerprintOf(address, settings.PAYLOAD_SECRET) },
      ...(viewer !== undefined && { erasedBy: { equals: viewer } }),
    },
    select: { number: true, createdAt: true },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return {
    counts: countsOf(seen),
    received: seen
      .flatMap(({ part, id, reference = '' }) =>
        part === 'applications' || part === 'consultation-requests'
          ? [{ inbox: part, id, reference }]
          : [],
      )
      .reverse(),
    moreRemains: seen.length < all.length,
    proofs: docs.map(({ number, createdAt }) => ({ number, createdAt })),
  }
}
