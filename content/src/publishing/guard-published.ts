import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Plugin,
} from 'payload'
import { apiError } from '../http/api-error.ts'
import type { Wording } from '../i18n/translate.ts'
import { lockForChange } from '../storage/locks.ts'
import { hasDrafts, isPublic, type PublicState, publicFields } from './drafts.ts'
import { rejectUnpublishingReferenced } from './references/protect-referenced.ts'
import { restoreEndpoint, restoreGlobalEndpoint } from './restore-as-draft.ts'

/**
 * Leaves published documents on the site until staff move them to the trash or unpublish them, which
 * is a change of the status and of nothing else (Payload's “Unpublish”, for one or for many, and as
 * scheduled) and is rejected while published pages reference the document. Restoring a version
 * creates a draft, and any other change that would unpublish a page is rejected, through every
 * interface and for every user. Globals are pages that every site has: they are never unpublished.
 *
 * Changes of one document are serialized, so that exactly one version is the newest.
 */
export const guardPublished: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection) ? guardCollection(collection) : collection,
  ),
  globals: config.globals?.map((global) => (hasDrafts(global) ? guardGlobal(global) : global)),
})

type UpdateArgs = {
  id?: number | string
  draft?: boolean
  autosave?: boolean
  data?: object | null
}

/** How an update writes public content; nothing for a draft. */
function publicWrite({ draft, autosave, data }: UpdateArgs): 'unpublish' | 'change' | undefined {
  if (draft) return undefined
  const [first, ...others] = Object.entries(data ?? {})
  const isUnpublish = first?.[0] === '_status' && first[1] === 'draft' && others.length === 0
  return isUnpublish && !autosave ? 'unpublish' : 'change'
}

/** Any other value, such as null, unpublishes a page as well. */
const isUnpublished = (status: unknown) => status !== undefined && status !== 'published'

const contextKey = (slug: string) => `public write of ${slug}`

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const slug = collection.slug as CollectionSlug
  const key = contextKey(slug)
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation === 'restoreVersion') rejectPublishing((args as UpdateArgs).draft, req)
    if (operation !== 'update') return
    const given = args as UpdateArgs
    req.context[key] = publicWrite(given)
    // Before the document is read, so that an older state cannot overwrite a newer one.
    if (given.id !== undefined) await lockForChange(req, slug, given.id)
  }
  return {
    ...collection,
    endpoints: collection.endpoints !== false && [
      restoreEndpoint(slug),
      ...(collection.endpoints ?? []),
    ],
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), beforeOperation],
      beforeChange: [
        async ({ data, operation, originalDoc, req }) => {
          if (operation !== 'update') return data
          // In bulk updates and when restoring a version, the document is known only here.
          await lockForChange(req, slug, originalDoc.id)
          // A version saved in the trash would move the document there.
          if (req.context.isRestoringVersion && collection.trash)
            return { ...data, deletedAt: null }
          if (req.context[key] && isUnpublished(data._status) && !data.deletedAt) {
            const state = await req.payload.db.findOne<NonNullable<PublicState> & { id: number }>({
              collection: slug,
              where: { id: { equals: originalDoc.id } },
              select: publicFields(collection),
              req,
            })
            if (req.context[key] === 'change') rejectIfPublic(state, req, collectionMessage)
            else if (isPublic(state)) await rejectUnpublishingReferenced(req, slug, originalDoc)
          }
          return data
        },
        ...(collection.hooks?.beforeChange ?? []),
      ],
    },
  }
}

function guardGlobal(global: GlobalConfig): GlobalConfig {
  const slug = global.slug as GlobalSlug
  const key = contextKey(slug)
  return {
    ...global,
    endpoints: global.endpoints !== false && [
      restoreGlobalEndpoint(slug),
      ...(global.endpoints ?? []),
    ],
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ...(global.hooks?.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          if (operation === 'restoreVersion') rejectPublishing(false, req)
          if (operation !== 'update') return
          req.context[key] = publicWrite(args)
          await lockForChange(req, slug)
        },
      ],
      beforeChange: [
        async ({ data, req }) => {
          if (req.context[key] && isUnpublished(data._status)) {
            const select = publicFields(global)
            const state = await req.payload.db.findGlobal<NonNullable<PublicState>>({
              slug,
              select,
              req,
            })
            rejectIfPublic(state, req, globalMessage)
          }
          return data
        },
        ...(global.hooks?.beforeChange ?? []),
      ],
    },
  }
}

function rejectPublishing(asDraft: boolean | undefined, req: PayloadRequest): void {
  if (asDraft) return
  throw apiError(req, 400, 'A version is restored as a draft only.')
}

const collectionMessage =
  'This would take the page off the site. Save a draft, publish, or unpublish it.'
export const globalMessage = 'This page cannot be taken off the site. Save a draft, or publish it.'

function rejectIfPublic(state: PublicState, req: PayloadRequest, message: Wording): void {
  if (!isPublic(state)) return
  throw apiError(req, 409, message)
}
