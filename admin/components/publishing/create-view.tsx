import { renderDocumentHandler } from '@payload-document/handleServerFunction.js'
import { DocumentView } from '@payload-document/index.js'
import type { RenderDocumentServerFunction } from '@payloadcms/ui'
import type { AdminViewServerProps, CollectionSlug, Payload } from 'payload'
import { withoutAutosave } from './without-autosave.ts'

/** Payload's form for a new document, without creating the document before the first save. */
export function CreateView({ initPageResult, ...props }: AdminViewServerProps) {
  const { collectionConfig } = initPageResult
  return DocumentView({
    ...props,
    documentSubViewType: 'default',
    viewType: 'document',
    initPageResult: {
      ...initPageResult,
      collectionConfig: collectionConfig && withoutAutosave(collectionConfig),
    },
  })
}

/** Renders a document in a drawer; new documents are not created before the first save. */
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
