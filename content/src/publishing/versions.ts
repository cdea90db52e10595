import type { PayloadRequest } from 'payload'
import type { Config } from '../payload-types.ts'

/** What keeps a history of what visitors sent. */
export type Versioned = 'consultation-requests' | 'applications'

/** Adds to the history of a document, in the transaction of `req`, what it now holds as a whole. */
export async function addVersion(
  req: PayloadRequest,
  collection: Versioned,
  parent: number,
  written: { updatedAt: string },
): Promise<void> {
  await req.payload.db.createVersion({
    collectionSlug: collection,
    parent,
    versionData: written as never,
    autosave: false,
    createdAt: written.updatedAt,
    updatedAt: written.updatedAt,
    returning: false,
    req,
  })
}

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
  await addVersion(req, collection, id as number, written)
  return id as number
}
