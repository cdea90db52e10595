import type { Payload, PayloadRequest } from 'payload'
import { isChangeable } from '../consultations/change-appointment.ts'
import { settings } from '../settings.ts'
import { inOneSnapshot } from '../storage/one-snapshot.ts'
import { type Counts, eraseHoldings, removeFiles } from './erase-holdings.ts'
import { fingerprintOf, type Holding, holdingsOfPerson, idsOf } from './holdings.ts'
import { writeProof } from './proof-of-erasure.ts'
import type { Kind } from './scope.ts'

export type ErasedPerson = {
  /** Of the proof. */
  number: string
  counts: Counts
  /** Whether there is more that the scope leaves out. */
  moreRemains: boolean
  /** Consultations that were agreed and no longer take place; somebody still expects them. */
  appointments: Array<{ reference: string; startsAt: string }>
}

/**
 * Erases everything about one address that a scope reaches, and writes the proof of it, all in one
 * transaction. What arrives meanwhile is erased whole or stays whole.
 *
 * @param by the account that erases.
 * @returns `undefined` when there was nothing, and so nothing to prove.
 */
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
  await removeFiles({ payload }, done.holdings)
  return done.proof
}

async function agreedAppointments(
  req: PayloadRequest,
  holdings: readonly Holding[],
): Promise<ErasedPerson['appointments']> {
  const { docs } = await req.payload.find({
    collection: 'consultation-requests',
    where: { id: { in: idsOf(holdings, 'consultation-requests') } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
    .filter((request) => isChangeable(request))
    .map(({ reference, appointment }) => ({ reference, startsAt: appointment?.startsAt ?? '' }))
}
