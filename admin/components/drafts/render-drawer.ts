import { renderDocumentHandler } from '@payload-document/handleServerFunction.js'
import type { RenderDocumentServerFunction } from '@payloadcms/ui'
import type { CollectionSlug, Payload } from 'payload'
import { withoutAutosave } from './without-autosave.ts'

/** Renders a document in a drawer; a new one is not stored before it is saved. */
export const renderDrawer: RenderDocumentServerFunction = (args) => {
  const { docID, req } = args
  const collectionSlug = args.collectionSlug as CollectionSlug
  const collection = req.payload.collections[collectionSlug]
  if (docID || !collection) return renderDocumentHandler(args)
  const collections = {
    ...req.payload.collections,
    [collectionSlug]: { ...collection, config: withoutAutosave(collection.config) },
  }
  const payload: Payload = Object.create(req.payload, { collections: { value: collections } })
  return renderDocumentHandler({ ...args, req: { ...req, payload } })
}
