import type {
  Access,
  CollectionConfig,
  CollectionSlug,
  Config,
  Endpoint,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { allPages, folderOf, globalsWithPages, homePath, pathShowing } from '../../paths.ts'
import { settings } from '../../settings.ts'
import { changeModel, merge } from '../drafts.ts'
import { type PreviewTarget, signPreview } from './preview-token.ts'

export const previewedCollections: string[] = allPages().flatMap(({ collection, shows = [] }) => [
  ...(collection ? [collection] : []),
  ...shows,
])
/** The brand has no page of its own: it is shown on the home page. */
export const previewedGlobals: string[] = [...globalsWithPages(), 'brand']

const shareButton = '@vitrina/admin/components/publishing/addresses.tsx#SharePreviewButton'

const contextKey = 'preview'

/** Context of a request that may read one draft in addition to public content. */
export const previewContext = (target: PreviewTarget) => ({ [contextKey]: target })

const targetOf = ({ context }: PayloadRequest) => context[contextKey] as PreviewTarget | undefined

/**
 * Adds the button for sharing a draft. A request with a preview target may also read that one
 * document; all others, including those it references, are read as by any visitor.
 */
export const previewable = changeModel(
  ({ slug }) => [...previewedCollections, ...previewedGlobals].includes(slug),
  openCollection,
  openGlobal,
)

function openCollection(collection: CollectionConfig): CollectionConfig {
  const read: Access = async (args) => {
    const allowed = (await collection.access?.read?.(args)) ?? false
    const target = targetOf(args.req)
    if (allowed === true || !target || !('collection' in target)) return allowed
    if (target.collection !== collection.slug) return allowed
    const previewed = { id: { equals: target.id } }
    return allowed ? { or: [allowed, previewed] } : previewed
  }
  return merge(collection, {
    access: { read },
    admin: { components: { edit: { beforeDocumentControls: [shareButton] } } },
  })
}

export function isPreviewOf(req: PayloadRequest, global: string): boolean {
  const target = targetOf(req)
  return target !== undefined && 'global' in target && target.global === global
}

function openGlobal(global: GlobalConfig): GlobalConfig {
  const read: Access = (args) =>
    isPreviewOf(args.req, global.slug) || (global.access?.read?.(args) ?? false)
  return merge(global, {
    access: { read },
    admin: { components: { elements: { beforeDocumentControls: [shareButton] } } },
  })
}

const hour = 60 * 60 * 1000
const day = 24 * hour

/** The site page next to the form, at the widths the site is designed for. */
export const livePreview: NonNullable<Config['admin']>['livePreview'] = {
  collections: previewedCollections,
  globals: previewedGlobals,
  url: ({ data, collectionConfig, globalConfig }) => {
    // It does not change for an hour, so that the frame does not reload on every keystroke.
    const expires = Math.ceil((Date.now() + hour) / hour) * hour
    if (globalConfig) return previewUrl({ global: globalConfig.slug }, expires, true)
    if (!collectionConfig || !data.id) return undefined
    const target = { collection: collectionConfig.slug, id: data.id }
    return previewUrl(target, expires, true, data.slug)
  },
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 375, height: 812 },
    { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
}

/**
 * `GET /api/share-preview?collection=projects&id=1` or `?global=home`: `{ url, expires }` of a link
 * that shows the draft to anyone for seven days; 403 without access to drafts, 404 without any.
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
    const access = global
      ? req.payload.globals.config.find(({ slug }) => slug === global)?.access
      : req.payload.collections[collection as CollectionSlug].config.access
    if (!(await access?.readVersions?.({ req })))
      return answer(403, { message: 'You may not share this.' })
    const expires = Date.now() + 7 * day
    const share = (target: PreviewTarget, slug?: unknown) =>
      answer(200, {
        url: previewUrl(target, expires, false, slug),
        expires: new Date(expires).toISOString(),
      })
    if (global) return share({ global })
    const found = await req.payload.findByID({
      collection: collection as CollectionSlug,
      id,
      req,
      draft: true,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
    })
    if (!found) return answer(404, { message: 'There is no such draft.' })
    return share({ collection, id: found.id }, 'slug' in found && found.slug)
  },
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** The URL of a preview. A draft may have no slug yet; the token identifies the document. */
function previewUrl(target: PreviewTarget, expires: number, live: boolean, slug?: unknown): string {
  const shown = 'global' in target ? target.global : target.collection
  const folder = folderOf(shown)
  const path =
    folder !== undefined ? `${folder}/${slug || 'draft'}` : (pathShowing(shown) ?? homePath)
  const token = signPreview({ ...target, live }, expires, settings.PAYLOAD_SECRET)
  return `${settings.SITE_URL}${path}?preview=${token}`
}
