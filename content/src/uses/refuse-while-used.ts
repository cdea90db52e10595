import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { findUses, type Use } from './find-uses.ts'

/** So many are named; of the others it is said how many they are. */
const named = 10

const ignoreKey = 'uses do not matter'

/** For work that removes what uses a document along with it. */
export function ignoreUses(req: PayloadRequest): void {
  req.context[ignoreKey] = true
}

/**
 * A document that is used stays: removing it would leave a hole in a page. Uses in the trash count
 * too, because what lies there can come back.
 */
export const refuseDeletingWhileUsed: CollectionBeforeDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  await refuse(req, { collection: collection.slug, id }, () => true)
}

/** Nor may it go into the trash; that others which use it lie there already does not matter. */
export const refuseTrashingWhileUsed: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isTrashed = operation === 'update' && data.deletedAt && !originalDoc.deletedAt
  if (isTrashed) {
    await refuse(req, { collection: collection.slug, id: originalDoc.id }, (use) => !use.inTrash)
  }
  return data
}

async function refuse(
  req: PayloadRequest,
  target: { collection: CollectionSlug; id: number | string },
  counts: (use: Use) => boolean,
): Promise<void> {
  if (req.context[ignoreKey]) return
  const isItself = (use: Use) => use.slug === target.collection && use.id === target.id
  const uses = (await findUses(req, target)).filter(
    (use) => !use.staysWhole && counts(use) && !isItself(use),
  )
  if (uses.length > 0) throw new APIError(sentence(uses), 409, { uses: uses.slice(0, named) }, true)
}

function sentence(uses: Use[]): string {
  const list = uses.slice(0, named).map(inWords).join(', ')
  const more = uses.length > named ? ` and ${uses.length - named} more` : ''
  return `Used by: ${list}${more}. Take it out there first.`
}

function inWords({ label, title, field, inTrash }: Use): string {
  const what = label.charAt(0).toLowerCase() + label.slice(1)
  return `${what}${title && ` “${title}”`} (${field}${inTrash ? '; in the trash' : ''})`
}
