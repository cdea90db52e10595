import type {
  Access,
  CollectionConfig,
  CollectionSlug,
  Config,
  Endpoint,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Plugin,
} from 'payload'
import {
  livePreviewAddress,
  previewedCollections,
  previewedGlobals,
  sharedPreviewAddress,
} from './preview-link.ts'
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

type LivePreview = NonNullable<NonNullable<Config['admin']>['livePreview']>

/** The site page next to the form, at the widths the site is designed for. */
export const livePreview: LivePreview = {
  collections: previewedCollections,
  globals: previewedGlobals,
  url: ({ data, collectionConfig, globalConfig }) => {
    if (globalConfig) return livePreviewAddress({ global: globalConfig.slug }, undefined)
    if (!collectionConfig || !data.id) return undefined
    return livePreviewAddress({ collection: collectionConfig.slug, id: data.id }, data.slug)
  },
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 375, height: 812 },
    { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
}

/**
 * `GET /api/share-preview?collection=projects&id=1` or `?global=home`: a link that shows the draft
 * to anyone for seven days. Requires access to its drafts.
 *
 * @returns `{ url, expires }`; 403 without access to drafts, 404 when there is nothing to share.
 */
export const sharePreview: Endpoint = {
  path: '/share-preview',
  method: 'get',
  handler: async (req) => {
    const { collection = '', id = '', global } = req.query as Record<string, string | undefined>
    const isKnown = global
      ? previewedGlobals.includes(global)
      : previewedCollections.includes(collection)
    if (!isKnown) return answer(404, { message: 'There is no such draft.' })
    if (!(await maySeeDrafts(req, global ?? collection))) {
      return answer(403, { message: 'You may not share this.' })
    }
    if (global) return answer(200, sharedPreviewAddress({ global }, undefined))
    const found = await req.payload.findByID({
      collection: collection as CollectionSlug,
      id,
      req,
      draft: true,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
    })
    return found
      ? answer(
          200,
          sharedPreviewAddress({ collection, id: found.id }, 'slug' in found && found.slug),
        )
      : answer(404, { message: 'There is no such draft.' })
  },
}

async function maySeeDrafts(req: PayloadRequest, slug: string): Promise<boolean> {
  const { collections, globals } = req.payload
  const { access } =
    collections[slug as CollectionSlug]?.config ??
    globals.config.find((global) => global.slug === (slug as GlobalSlug)) ??
    {}
  return Boolean(await access?.readVersions?.({ req }))
}

const answer = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
