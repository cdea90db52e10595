import type { PayloadRequest } from 'payload'
import type { Config } from '../payload-types.ts'
import { addVersion, type Versioned } from './add-version.ts'

/**
 * Stores what a visitor sent in place of what they had sent before, which stays in the history, in
 * the transaction of `req`. Past Payload's operations for the same reasons as `createWithVersion`,
 * so that the one takes about as long as the other.
 */
export async function replaceWithVersion<Name extends Versioned>(
  req: PayloadRequest,
  collection: Name,
  id: number,
  data: Partial<Config['collections'][Name]>,
): Promise<void> {
  const now = new Date().toISOString()
  const { db } = req.payload
  const before = await db.findOne<Config['collections'][Name]>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  // Whole, as the database wants it. Nobody among the staff has changed it.
  const written = { ...before, ...data, changedBy: null, updatedAt: now }
  await db.updateOne({ collection, id, data: written, req })
  await addVersion(req, collection, id, written)
}
