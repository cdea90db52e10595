import type { Payload, PayloadRequest } from 'payload'
import { isChangeable } from '../consultations/appointments/appointment.ts'
import type { Inbox } from '../inbox/inboxes.ts'
import { settings } from '../settings.ts'
import { inOneSnapshot } from '../storage/transaction.ts'
import { type Counts, countsOf, eraseHoldings, removeFiles } from './erase-holdings.ts'
import { fingerprintOf, type Holding, holdingsOfPerson, idsOf, isReceived } from './holdings.ts'
import { writeProof } from './proof-of-erasure.ts'
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

export type ErasedPerson = {
  number: string
  counts: Counts
  moreRemains: boolean
  /** Booked consultations that were erased and no longer take place, but are still expected. */
  appointments: Array<{ reference: string; startsAt: string }>
}

/** Erases a person's data in a scope and writes the proof, atomically; `undefined` without any. */
export async function erasePerson(
  payload: Payload,
  address: string,
  { scope, by, note }: { scope: readonly Kind[]; by: number; note?: string },
): Promise<ErasedPerson | undefined> {
  const done = await inOneSnapshot(payload, async (req) => {
    const all = await holdingsOfPerson(req, address)
    const holdings = all.filter(({ kind }) => scope.includes(kind))
    if (holdings.length === 0) return undefined
    const appointments = await agreedAppointments(req, holdings)
    const counts = await eraseHoldings(req, holdings)
    const moreRemains = holdings.length < all.length
    const references = [...new Set(holdings.flatMap(({ reference }) => reference ?? []))].sort()
    const { number } = await writeProof(req, {
      reason: 'request',
      person: fingerprintOf(address, settings.PAYLOAD_SECRET),
      erasedBy: by,
      erased: { scope, counts, references, moreRemains, ...(note && { note }) },
    })
    return { holdings, proof: { number, counts, moreRemains, appointments } }
  })
  if (!done) return undefined
  await removeFiles(payload, done.holdings)
  return done.proof
}

async function agreedAppointments(req: PayloadRequest, holdings: readonly Holding[]) {
  const { docs } = await req.payload.find({
    collection: 'consultation-requests',
    where: { id: { in: idsOf(holdings, 'consultation-requests') } },
    depth: 0,
    pagination: false,
    req,
  })
  return docs
    .filter((request) => isChangeable(request))
    .map(({ reference, appointment }) => ({ reference, startsAt: appointment?.startsAt ?? '' }))
}
