import { sql } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
  Plugin,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { executorOf, type InTransaction } from '../storage/transaction.ts'
import { changesWhatVisitorsSee, hasDrafts, type PublicState, publicFields } from './drafts.ts'

/** The PostgreSQL channel that announces a raised revision. */
export const revisionChannel = 'content_revision'

/**
 * Raises the content revision, the number that changes with every change that visitors can see, and
 * announces it. Both take effect only when the transaction of `req` commits.
 *
 * Call it last: until the commit, other transactions that raise it wait.
 */
export async function raiseRevision(req: InTransaction): Promise<void> {
  const executor = await executorOf(req)
  await executor.execute(sql`
    with raised as (update content_revision set number = number + 1 returning number)
    select pg_notify(${revisionChannel}, number::text) from raised`)
}

type Hooks = {
  collection: NonNullable<CollectionConfig['hooks']>
  global: NonNullable<GlobalConfig['hooks']>
}

const pending = 'visitors will see something else'
const writes: readonly string[] = [
  'create',
  'update',
  'updateByID',
  'delete',
  'deleteByID',
  'restoreVersion',
]

const stateKey = (slug: string, id: number | string = '') => `public state of ${slug} ${id}`

/**
 * Raises the content revision in the transaction of every change that visitors can see: publishing,
 * unpublishing, trashing, restoring, deleting, replacing a file. Changes that only staff can see,
 * such as autosaved drafts, do not raise it.
 *
 * Applies to every collection and global except those named, so that a new one is never forgotten.
 */
export function raiseRevisionOnChange({ neverShown }: { neverShown: readonly string[] }): Plugin {
  const isShown = ({ slug }: { slug: string }) => !neverShown.includes(slug)
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      isShown(collection)
        ? { ...collection, hooks: append(collection.hooks, collectionHooks) }
        : collection,
    ),
    globals: config.globals?.map((global) =>
      isShown(global) ? { ...global, hooks: append(global.hooks, globalHooks) } : global,
    ),
  })
}

const readPreviousState: CollectionBeforeChangeHook = async ({ collection, originalDoc, req }) => {
  const id = originalDoc?.id
  if (id !== undefined && hasDrafts(collection)) {
    const state = await publicState(collection, id, req)
    // Not the `context` argument, which the Local API replaces.
    req.context[stateKey(collection.slug, id)] = state
  }
}

const markChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (!hasDrafts(collection)) {
    req.context[pending] = true
    return
  }
  const key = stateKey(collection.slug, doc.id)
  const before = operation === 'create' ? null : (req.context[key] as PublicState | undefined)
  delete req.context[key]
  const after = await publicState(collection, doc.id, req)
  if (changesWhatVisitorsSee(before, after)) req.context[pending] = true
}

const markDeletion: CollectionAfterDeleteHook = ({ doc, req }) => {
  // The caller may have selected only some fields: unknown ones count as public.
  if (doc._status !== 'draft' && !doc.deletedAt) req.context[pending] = true
}

/**
 * Runs after the whole operation, which may change many documents: a transaction that locks the
 * revision and then waits for a document could deadlock with one that does the reverse.
 */
const raise: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (req?.context[pending] && writes.includes(operation)) {
    delete req.context[pending]
    await raiseRevision(req)
  }
  return result
}

const collectionHooks = {
  beforeChange: [readPreviousState],
  afterChange: [markChange],
  afterDelete: [markDeletion],
  afterOperation: [raise],
} satisfies Hooks['collection']

const globalHooks = {
  // The only hook that also runs before a version is restored.
  beforeOperation: [
    async ({ global, operation, req }) => {
      if (!hasDrafts(global) || !['update', 'restoreVersion'].includes(operation)) return
      const state = await publicGlobalState(global, req)
      req.context[stateKey(global.slug)] = state
    },
  ],
  afterChange: [
    async ({ global, req }) => {
      if (!hasDrafts(global)) return raiseRevision(req)
      const key = stateKey(global.slug)
      const before = req.context[key] as PublicState | undefined
      delete req.context[key]
      const after = await publicGlobalState(global, req)
      if (changesWhatVisitorsSee(before, after)) await raiseRevision(req)
    },
  ],
} satisfies Hooks['global']

type Request = Parameters<CollectionAfterChangeHook>[0]['req']

/** The row that visitors read; what staff see may be a newer draft. */
async function publicState(
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: Request,
): Promise<PublicState> {
  return req.payload.db.findOne<NonNullable<PublicState> & { id: number }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: publicFields(collection),
    req,
  })
}

async function publicGlobalState(
  global: SanitizedGlobalConfig,
  req: Request,
): Promise<PublicState> {
  return req.payload.db.findGlobal<NonNullable<PublicState>>({
    slug: global.slug,
    select: publicFields(global),
    req,
  })
}

/** Appends our hooks to the given ones of each kind. */
function append<Given extends Record<string, unknown>>(
  given: Given | undefined,
  ours: { [Kind in keyof Given]?: unknown[] },
): Given {
  const all: Record<string, unknown> = { ...given }
  for (const [kind, hooks] of Object.entries(ours)) {
    all[kind] = [...((all[kind] as unknown[] | undefined) ?? []), ...(hooks ?? [])]
  }
  return all as Given
}
