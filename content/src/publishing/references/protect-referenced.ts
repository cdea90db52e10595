import type { CollectionConfig, Plugin } from 'payload'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { translate } from '../../i18n/translate.ts'
import { hasDrafts } from '../public-state.ts'
import { findUses, type Use } from './find-references.ts'
import type { Relation } from './relations.ts'
import { usedWhere } from './used-where.ts'

/** Max references named in an error; of the rest, only the count is given. */
const named = 10

const ignoreKey = 'uses do not matter'

/** Skips the check, for operations that also remove the referencing documents. */
export function ignoreUses(req: PayloadRequest): void {
  req.context[ignoreKey] = true
}

/**
 * Rejects deleting a referenced document, which would leave a gap in a page. References from the
 * trash count too, because they can be restored.
 */
export const refuseDeletingWhileUsed: CollectionBeforeDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  await refuse(req, { collection: collection.slug, id }, () => true)
}

/** Rejects moving a referenced document to the trash; references from the trash do not count. */
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

/** Rejects unpublishing a document that published content references; drafts do not count. */
export async function refuseUnpublishingWhileUsed(
  req: PayloadRequest,
  collection: CollectionSlug,
  doc: { id: number | string; [field: string]: unknown },
): Promise<void> {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  // In bulk, several documents are rejected at once.
  const title = String(doc[useAsTitle] ?? doc.id)
  await refuse(req, { collection, id: doc.id }, (use) => use.published, title)
}

async function refuse(
  req: PayloadRequest,
  target: { collection: CollectionSlug; id: number | string },
  counts: (use: Use) => boolean,
  title?: string,
): Promise<void> {
  if (req.context[ignoreKey]) return
  const isItself = (use: Use) => use.slug === target.collection && use.id === target.id
  const uses = (await findUses(req, target)).filter(
    (use) => !use.staysWhole && counts(use) && !isItself(use),
  )
  if (uses.length === 0) return
  const message = sentence(uses, req.i18n.language, title)
  throw new APIError(message, 409, { uses: uses.slice(0, named) }, true)
}

function sentence(uses: Use[], language: string, title: string | undefined): string {
  const list = uses.slice(0, named).map((use) => inWords(use, language))
  const count = uses.length - named
  const more = count > 0 ? ` ${translate('and {count} more', language, { count })}` : ''
  const values = { uses: `${list.join(', ')}${more}` }
  return title
    ? translate('“{title}” is used by: {uses}. Take it out there first.', language, {
        ...values,
        title,
      })
    : translate('Used by: {uses}. Take it out there first.', language, values)
}

function inWords({ label, title, field, inTrash }: Use, language: string): string {
  const what = label.charAt(0).toLowerCase() + label.slice(1)
  const trash = inTrash ? `; ${translate('in the trash', language)}` : ''
  return `${what}${title && ` “${title}”`} (${field}${trash})`
}

/** Prevents removal of page content while it is referenced, and shows staff where it is. */
export const keepWhatIsUsed: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), usedWhere],
  collections: config.collections?.map((collection) =>
    collection.slug === 'media' || hasDrafts(collection) ? guarded(collection) : collection,
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
 * Relations that do not block removal of their target, with the reason: the referencing document
 * stays complete without it. All others block it, so that staff first remove deliberately what they
 * chose to show on a page.
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

/** Whether a document may be removed although this relation references it. */
export function staysWholeWithout({ owner, path }: Pick<Relation, 'owner' | 'path'>): boolean {
  const name = 'collection' in owner ? owner.collection : owner.global
  return `${name}.${path}` in staysWhole
}
