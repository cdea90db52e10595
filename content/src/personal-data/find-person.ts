import type { Payload } from 'payload'
import type { Inbox } from '../inbox/inboxes.ts'
import { settings } from '../settings.ts'
import { type Counts, countsOf } from './erase-holdings.ts'
import { fingerprintOf, holdingsOfPerson, isReceived } from './holdings.ts'
import type { Kind } from './scope.ts'

/** Data stored about one address, within a scope. */
export type Found = {
  counts: Counts
  /** Applications and consultation requests, newest first. */
  received: Array<{ inbox: Inbox; id: number; reference: string }>
  /** Whether there is more data outside the scope, without details. */
  moreRemains: boolean
  /** Proofs of earlier erasures for this address, newest first. */
  proofs: Array<{ number: string; createdAt: string }>
}

/** Counts the data about one address within a scope; `viewer` limits the proofs to their own. */
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
  })
  return {
    counts: countsOf(seen),
    received: seen
      .filter(isReceived)
      .map(({ part, id, reference }) => ({ inbox: part, id, reference: reference ?? '' }))
      .reverse(),
    moreRemains: seen.length < all.length,
    proofs: docs.map(({ number, createdAt }) => ({ number, createdAt })),
  }
}
