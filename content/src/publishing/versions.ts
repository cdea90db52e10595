import type { PayloadRequest } from 'payload'
import type { Config } from '../payload-types.ts'

/** Collections with a version history of what visitors submitted. */
type Versioned = 'consultation-requests' | 'applications'

type Written<Name extends Versioned> = Omit<
  Config['collections'][Name],
  'id' | 'createdAt' | 'updatedAt'
>

/**
 * Stores a submission and its first version in the transaction of `req`, without Payload's
 * operations, which read everything back twice. `data` must be valid and complete. A `reservedId`,
 * taken from the sequence of the table, saves reading the row back.
 */
export async function createWithVersion<Name extends Versioned>(
  req: PayloadRequest,
  collection: Name,
  data: Written<Name>,
  reservedId?: number,
): Promise<number> {
  const now = new Date().toISOString()
  const written = { ...data, createdAt: now, updatedAt: now }
  const { db } = req.payload
  const created = await db.create({
    ...{ collection, data: written, req, select: {} },
    ...(reservedId && { customID: reservedId, returning: false }),
  })
  const id = reservedId ?? (created.id as number)
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
  return id
}
