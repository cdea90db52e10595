import type { CollectionConfig, Plugin } from 'payload'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { findUses, type Use } from './find-references.ts'
import type { Relation } from './relations.ts'
import { usedWhere } from './used-where.ts'

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

const kept = ['media', 'employees', 'departments', 'services', 'projects', 'testimonials']

/** What pages are made of cannot be removed while a page uses it, and staff can see where that is. */
export const keepWhatIsUsed: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), usedWhere],
  collections: config.collections?.map((collection) =>
    kept.includes(collection.slug) ? guarded(collection) : collection,
  ),
})

function guarded({ hooks, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [refuseTrashingWhileUsed, ...(hooks?.beforeChange ?? [])],
      beforeDelete: [refuseDeletingWhileUsed, ...(hooks?.beforeDelete ?? [])],
    },
  }
}

/**
 * Relations that do not keep a document from being removed, because everything stays whole without
 * it, by design. Every other relation does: what staff have chosen to be seen on a page is taken
 * out of it first, knowingly.
 */
const staysWhole: Record<string, string> = {
  'redirects.to.reference': 'An old address whose page is gone says “not found”, which is true.',
  'careers.recruiter': 'A vacancy names its contact only when there is one.',
  'testimonials.project':
    'A quote is complete without its project; each names the other, so both ways would hold fast.',
  'consultation-requests.services':
    'What somebody asked for is history: it does not keep a service on offer.',
  'consultation-requests.appointment.consultant':
    'Who has talked to people may leave all the same; who still will is booked no more.',
  'job-alerts.departments':
    'Whoever waited for a department that is gone hears of the others, and can end that.',
  'applications.vacancy': 'A vacancy may end although people have applied.',
}

/** Whether a document may go although it is used there. */
export function staysWholeWithout({ owner, path }: Pick<Relation, 'owner' | 'path'>): boolean {
  const name = 'collection' in owner ? owner.collection : owner.global
  return `${name}.${path}` in staysWhole
}
