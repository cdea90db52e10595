import type { PayloadRequest } from 'payload'

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
