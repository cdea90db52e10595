import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'
import { previewedCollections, previewedGlobals } from './preview-address.ts'
import type { PreviewTarget } from './preview-token.ts'

const shareButton =
  '@vitrina/admin/components/publishing/share-preview-button.tsx#SharePreviewButton'

/** The key of the preview target in the context of a request. */
const contextKey = 'preview'

/** Context of a request that may read one draft in addition to public content. */
export const previewContext = (target: PreviewTarget) => ({ [contextKey]: target })

/**
 * Adds the button for sharing a draft to everything that has a preview. A request with a preview
 * target may read that one document in addition to what the access rules allow; all other
 * documents, including those it references, are read as by any visitor.
 */
export const previewable: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(openCollection),
  globals: config.globals?.map(openGlobal),
})

function openCollection(collection: CollectionConfig): CollectionConfig {
  if (!previewedCollections.includes(collection.slug)) return collection
  const read: Access = async (args) => {
    const allowed = (await collection.access?.read?.(args)) ?? false
    const target = targetOf(args.req)
    if (allowed === true || !target || !('collection' in target)) return allowed
    if (target.collection !== collection.slug) return allowed
    const previewed = { id: { equals: target.id } }
    return allowed ? { or: [allowed, previewed] } : previewed
  }
  const components = collection.admin?.components
  return {
    ...collection,
    access: { ...collection.access, read },
    admin: {
      ...collection.admin,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          beforeDocumentControls: [
            ...(components?.edit?.beforeDocumentControls ?? []),
            shareButton,
          ],
        },
      },
    },
  }
}

function openGlobal(global: GlobalConfig): GlobalConfig {
  if (!previewedGlobals.includes(global.slug)) return global
  const read: Access = (args) => {
    const target = targetOf(args.req)
    if (target && 'global' in target && target.global === global.slug) return true
    return global.access?.read?.(args) ?? false
  }
  const components = global.admin?.components
  return {
    ...global,
    access: { ...global.access, read },
    admin: {
      ...global.admin,
      components: {
        ...components,
        elements: {
          ...components?.elements,
          beforeDocumentControls: [
            ...(components?.elements?.beforeDocumentControls ?? []),
            shareButton,
          ],
        },
      },
    },
  }
}

function targetOf(req: PayloadRequest): PreviewTarget | undefined {
  return req.context[contextKey] as PreviewTarget | undefined
}
