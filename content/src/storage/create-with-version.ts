import type { PayloadRequest } from 'payload'
import type { Config } from '../payload-types.ts'

/** What keeps a history of what visitors sent. */
export type Versioned = 'consultation-requests' | 'applications'
type Written<Name extends Versioned> = Omit<
  Config['collections'][Name],
  'id' | 'createdAt' | 'updatedAt'
>

/**
 * Stores what a visitor sent and the first entry of its history, in the transaction of `req`.
 * It goes past Payload's operations, whose hooks have nothing to do here and which read everything
 * back twice: what is given was validated by the form, and has to be whole.
 *
 * @returns its id.
 */
export async function createWithVersion<Name extends Versioned>(
  req: PayloadRequest,
  collection: Name,
  data: Written<Name>,
): Promise<number> {
  const now = new Date().toISOString()
  const written = { ...data, createdAt: now, updatedAt: now }
  const { db } = req.payload
  const { id } = await db.create({ collection, data: written, req, select: {} })
  await db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: written as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req,
  })
  return id as number
}
