import { DocumentView } from '@payload-document/index.js'
import type { AdminViewServerProps } from 'payload'
import { withoutAutosave } from './without-autosave.ts'

/** The form of a new document: Payload's own, which stores nothing before it is saved. */
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
