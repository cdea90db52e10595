import { randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Erasure } from '../../payload-types.ts'
import type { Counts } from '../erase-holdings.ts'
import type { Kind } from '../scope.ts'

/** What a proof says was erased: numbers and references, nothing of what stood in it. */
export type Erased = {
  /** Of what kinds everything was erased. */
  scope: readonly Kind[]
  counts: Counts
  references: string[]
  /** Whether there was more, which whoever erased may not see. */
  moreRemains?: boolean
  /** What staff added. */
  note?: string
}

/** Without I, L, O and U, which are misread or misheard (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Writes a proof in the transaction of `req`: it exists exactly when what it says was done. */
export async function writeProof(
  req: PayloadRequest,
  proof: Pick<Erasure, 'reason' | 'person' | 'erasedBy'> & { erased: Erased },
): Promise<Pick<Erasure, 'id' | 'number'>> {
  const { id, number } = await req.payload.create({
    collection: 'erasures',
    data: { ...proof, number: newNumber() },
    req,
    overrideAccess: true,
    depth: 0,
  })
  return { id, number }
}

/** Such as `E-2026-7K3M9Q`. */
function newNumber(): string {
  const characters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)])
  return `E-${new Date().getUTCFullYear()}-${characters.join('')}`
}
