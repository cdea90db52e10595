import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { apiError } from '../http/error-response.ts'
import { lockForChange } from '../storage/locks.ts'
import { changeModel, hasDrafts, isPublic, merge, publicState } from './drafts.ts'
import { rejectUnpublishingReferenced } from './references/protect-referenced.ts'
import { restoreEndpoint, restoreGlobalEndpoint } from './restore-as-draft.ts'

/**
 * Leaves published documents on the site until staff trash or unpublish them. Unpublishing changes
 * only the status, and is rejected while published pages reference the document. Restoring a
 * version creates a draft; any other change that would unpublish is rejected for every user and
 * interface. Globals are never unpublished. Changes of one document are serialized: exactly one
 * version is newest.
 */
export const guardPublished = changeModel(hasDrafts, guardCollection, guardGlobal)

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

type Operation = { args?: object; operation: string; req: PayloadRequest }

const beforeOperation =
  (slug: string, isGlobal = false) =>
  async ({ args, operation, req }: Operation) => {
    const given: UpdateArgs = args ?? {}
    if (operation === 'restoreVersion' && (isGlobal || !given.draft)) {
      throw apiError(req, 400, 'A version is restored as a draft only.')
    }
    if (operation !== 'update') return
    req.context[contextKey(slug)] = publicWrite(given)
    // Before the document is read, so that an older state cannot overwrite a newer one.
    if (isGlobal || given.id !== undefined) await lockForChange(req, slug, given.id)
  }

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const slug = collection.slug as CollectionSlug
  const beforeChange: CollectionBeforeChangeHook = async ({
    data,
    operation,
    originalDoc,
    req,
  }) => {
    if (operation !== 'update') return data
    // In bulk updates and when restoring a version, the document is known only here.
    await lockForChange(req, slug, originalDoc.id)
    // A version saved in the trash would move the document there.
    if (req.context.isRestoringVersion && collection.trash) return { ...data, deletedAt: null }
    const write = req.context[contextKey(slug)]
    if (!write || !isUnpublished(data._status) || data.deletedAt) return data
    if (!isPublic(await publicState(req, collection, originalDoc.id))) return data
    if (write === 'unpublish') await rejectUnpublishingReferenced(req, slug, originalDoc)
    else throw apiError(req, 409, collectionMessage)
    return data
  }
  return merge<CollectionConfig>(
    {
      endpoints: [restoreEndpoint(slug)],
      hooks: { beforeOperation: [beforeOperation(slug)], beforeChange: [beforeChange] },
    },
    collection,
  )
}

function guardGlobal(global: GlobalConfig): GlobalConfig {
  const slug = global.slug as GlobalSlug
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    const isUnpublish = req.context[contextKey(slug)] && isUnpublished(data._status)
    if (isUnpublish && isPublic(await publicState(req, global))) {
      throw apiError(req, 409, globalMessage)
    }
    return data
  }
  return merge<GlobalConfig>(
    {
      endpoints: [restoreGlobalEndpoint(slug)],
      hooks: { beforeOperation: [beforeOperation(slug, true)], beforeChange: [beforeChange] },
    },
    global,
  )
}

const collectionMessage =
  'This would take the page off the site. Save a draft, publish, or unpublish it.'
export const globalMessage = 'This page cannot be taken off the site. Save a draft, or publish it.'
