import { sql } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { updateSearchIndex } from '../search/search-index.ts'
import { type InTransaction, query } from '../storage/transaction.ts'
import { changeModel, hasDrafts, isPublic, merge, type PublicState, publicState } from './drafts.ts'

/** The PostgreSQL channel that announces a raised revision. */
export const revisionChannel = 'content_revision'

/**
 * Raises the content revision, which changes when visitors see a change of these collections and
 * globals, and announces it at the commit. Call it last: until the commit, other transactions that
 * raise it wait.
 */
export async function raiseRevision(req: InTransaction, slugs: readonly string[]): Promise<void> {
  await query(req, sql`select raise_content_revision(${sql.param([...slugs])})`)
}

/** The slugs of collections with changes that visitors will see, in the context of a request. */
const pending = 'changed for visitors'
const writes = /^(?:create|(?:update|delete)(?:ByID)?|restoreVersion)$/

const stateKey = (slug: string, id: number | string = '') => `public state of ${slug} ${id}`

/**
 * Raises the content revision in the transaction of every change that visitors can see, such as
 * publishing, trashing and replacing a file, but not autosaving a draft, and updates the search
 * index. Exceptions are named, so that a new collection is never forgotten.
 */
export function raiseRevisionOnChange(neverShown: readonly string[]): Plugin {
  return changeModel(
    ({ slug }) => !neverShown.includes(slug),
    (collection) => merge<CollectionConfig>(collection, { hooks: collectionHooks() }),
    (global) => merge<GlobalConfig>(global, { hooks: globalHooks() }),
  )
}

const readPreviousState: CollectionBeforeChangeHook = async ({ collection, originalDoc, req }) => {
  const id = originalDoc?.id
  if (id === undefined || !hasDrafts(collection)) return
  // Not the `context` argument, which the Local API replaces.
  req.context[stateKey(collection.slug, id)] = await publicState(req, collection, id)
}

const markChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'create') req.context[stateKey(collection.slug, doc.id)] = null
  if (!(await changedForVisitors(req, collection, doc.id))) return
  addPending(req, collection.slug)
  await updateSearchIndex(req, collection.slug, doc.id)
}

const markDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  // The caller may have selected only some fields: unknown ones count as public.
  if (doc._status === 'draft' || doc.deletedAt) return
  addPending(req, collection.slug)
  await updateSearchIndex(req, collection.slug, doc.id)
}

function addPending({ context }: PayloadRequest, slug: string) {
  context[pending] = [...new Set([...((context[pending] as string[]) ?? []), slug])]
}

/**
 * Runs after the whole operation, which may change many documents: a transaction that locks the
 * revision and then waits for a document could deadlock with one that does the reverse.
 */
const raise: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const slugs = req?.context[pending] as string[] | undefined
  if (slugs && writes.test(operation)) {
    delete req.context[pending]
    await raiseRevision(req, slugs)
  }
  return result
}

/** A new object each time, because hooks are later changed in place. */
const collectionHooks = (): CollectionConfig['hooks'] => ({
  beforeChange: [readPreviousState],
  afterChange: [markChange],
  afterDelete: [markDeletion],
  afterOperation: [raise],
})

const globalHooks = (): GlobalConfig['hooks'] => ({
  // The only hook that also runs before a version is restored.
  beforeOperation: [
    async ({ global, operation, req }) => {
      if (!hasDrafts(global) || !['update', 'restoreVersion'].includes(operation)) return
      req.context[stateKey(global.slug)] = await publicState(req, global)
    },
  ],
  afterChange: [
    async ({ global, req }) => {
      if (await changedForVisitors(req, global)) await raiseRevision(req, [global.slug])
    },
  ],
})

/**
 * Visitors see a change exactly when the `updatedAt` of the public row differs: drafts are stored
 * elsewhere. (Without drafts, saving just an array, as in the navigation, does not change it.)
 */
async function changedForVisitors(
  req: PayloadRequest,
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  id?: number | string,
): Promise<boolean> {
  if (!hasDrafts(config)) return true
  const key = stateKey(config.slug, id)
  const before = req.context[key] as PublicState | undefined
  delete req.context[key]
  const after = await publicState(req, config, id)
  if (before === undefined) return true
  if (!isPublic(before) && !isPublic(after)) return false
  return String(before?.updatedAt) !== String(after?.updatedAt)
}
