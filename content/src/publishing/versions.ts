import type { PayloadRequest } from 'payload'
import type { Config } from '../payload-types.ts'

/** Collections with a version history of what visitors submitted. */
export type Versioned = 'consultation-requests' | 'applications'

/** Adds the complete current state of a document to its history, in the transaction of `req`. */
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
 * Stores a submission and the first entry of its history, in the transaction of `req`. Bypasses
 * Payload's operations, whose hooks are not needed here and which read everything back twice:
 * `data` was validated by the form and must be complete.
 *
 * @returns the id of the document.
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
