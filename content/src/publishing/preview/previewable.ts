import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'
import { previewedCollections, previewedGlobals } from './preview-address.ts'
import type { PreviewTarget } from './preview-token.ts'

const shareButton =
  '@vitrina/admin/components/publishing/share-preview-button.tsx#SharePreviewButton'

/** Under this key of a request's context stands what its token allows to see. */
const contextKey = 'preview'

/** The context of a request that may read one draft besides what every visitor may. */
export const previewContext = (target: PreviewTarget) => ({ [contextKey]: target })

/**
 * What may be previewed: it gets the button that shares its draft, and a request with a preview may
 * read the one document it was signed for, in addition to what the access rules allow. Everything
 * else of the model, also what that document refers to, stays as any visitor sees it.
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
