import {
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { translate } from '../../i18n/translate.ts'
import { anyStaff } from '../../staff/access.ts'
import { changeModel, hasDrafts, merge } from '../drafts.ts'
import { findReferences, type Use } from './find-references.ts'
import type { Relation } from './relations.ts'
import { unusedMedia } from './unused-media.ts'

/** Max references named in an error; of the rest, only the count is given. */
const named = 10

const ignoreKey = 'ignore references'

/** Skips the check, for operations that also remove the referencing documents. */
export function ignoreUses(req: PayloadRequest): void {
  req.context[ignoreKey] = true
}

/** Rejects unpublishing a document that published content references; drafts do not count. */
export async function rejectUnpublishingReferenced(
  req: PayloadRequest,
  collection: CollectionSlug,
  doc: { id: number | string; [field: string]: unknown },
): Promise<void> {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  // In bulk, several documents are rejected at once.
  const title = String(doc[useAsTitle] ?? doc.id)
  await rejectReferenced(req, { collection, id: doc.id }, (use) => use.published, title)
}

async function rejectReferenced(
  req: PayloadRequest,
  target: { collection: CollectionSlug; id: number | string },
  counts: (use: Use) => boolean,
  title?: string,
): Promise<void> {
  if (req.context[ignoreKey]) return
  const isItself = (use: Use) => use.slug === target.collection && use.id === target.id
  const uses = (await findReferences(req, target)).filter(
    (use) => !use.optional && counts(use) && !isItself(use),
  )
  if (uses.length === 0) return
  const message = errorMessage(uses, req.i18n.language, title)
  throw new APIError(message, 409, { uses: uses.slice(0, named) }, true)
}

function errorMessage(uses: Use[], language: string, title: string | undefined): string {
  const list = uses.slice(0, named).map((use) => describe(use, language))
  const count = uses.length - named
  const more = count > 0 ? ` ${translate('and {count} more', language, { count })}` : ''
  const values = { uses: `${list.join(', ')}${more}`, title: title ?? '' }
  const wording = title
    ? '“{title}” is used by: {uses}. Take it out there first.'
    : 'Used by: {uses}. Take it out there first.'
  return translate(wording, language, values)
}

function describe({ label, title, field, inTrash }: Use, language: string): string {
  const what = label.charAt(0).toLowerCase() + label.slice(1)
  const trash = inTrash ? `; ${translate('in the trash', language)}` : ''
  return `${what}${title && ` “${title}”`} (${field}${trash})`
}

/** Prevents removal of page content while it is referenced, and shows staff where it is. */
export const protectReferenced: Plugin = (config) => ({
  ...changeModel((entity) => entity.slug === 'media' || hasDrafts(entity), guardReferenced)(config),
  endpoints: [...(config.endpoints ?? []), usedWhere, unusedMedia],
})

function guardReferenced(collection: CollectionConfig): CollectionConfig {
  const slug = collection.slug as CollectionSlug
  return merge<CollectionConfig>(
    {
      hooks: {
        beforeChange: [
          // References from the trash do not count here.
          async ({ data, originalDoc, operation, req }) => {
            const isTrashed = operation === 'update' && data.deletedAt && !originalDoc.deletedAt
            const target = { collection: slug, id: originalDoc?.id }
            if (isTrashed) await rejectReferenced(req, target, (use) => !use.inTrash)
            return data
          },
        ],
        // Here they count, because what is in the trash can be restored.
        beforeDelete: [
          ({ id, req }) => rejectReferenced(req, { collection: slug, id }, () => true),
        ],
      },
    },
    collection,
  )
}

/**
 * Relations that do not block removal of their target, with the reason. All others block it, so
 * that staff first remove deliberately what they chose to show on a page.
 */
const optionalReferences: Record<string, string> = {
  'redirects.to.reference': 'An old address whose page is gone says “not found”, which is true.',
  'vacancies.recruiter': 'A vacancy names its contact only when there is one.',
  'testimonials.project':
    'A quote is complete without its project; each names the other, so both ways would hold fast.',
  'consultation-requests.services': 'A request is history: it does not prevent removing a service.',
  'consultation-requests.appointment.consultant':
    'Calls, past or future, do not prevent removing the employee who holds them.',
  'job-alerts.departments':
    'Subscribers to a removed department hear of the others, and can unsubscribe.',
  'applications.vacancy': 'A vacancy may end although people have applied.',
}

/** Whether a document may be removed although this relation references it. */
export function isOptional({ owner, path }: Pick<Relation, 'owner' | 'path'>): boolean {
  return `${owner.slug}.${path}` in optionalReferences
}

/**
 * `GET /api/used-where?collection=media&id=1`: `{ uses }`, the references that the user may see;
 * 403 without read access to that collection, 404 when there is none such.
 */
const usedWhere: Endpoint = {
  path: '/used-where',
  method: 'get',
  handler: async (req) => {
    const { collection = '', id = '' } = req.query as Record<string, string | undefined>
    const { [collection as CollectionSlug]: known } = req.payload.collections
    if (!(await anyStaff({ req }))) return answer(403, { message: 'Sign in to see this.' })
    if (!known || !/^\d+$/.test(id)) return answer(404, { message: 'There is no such document.' })
    if (!(await known.config.access.read({ req }))) {
      return answer(403, { message: 'You may not see this.' })
    }
    const uses = await findReferences(req, { collection, id: Number(id) }, (owner) =>
      readable(req, owner),
    )
    return answer(200, { uses })
  },
}

async function readable(req: PayloadRequest, { kind, slug }: Relation['owner']) {
  const { collections, globals } = req.payload
  const config =
    kind === 'collection'
      ? collections[slug as CollectionSlug].config
      : globals.config.find((global) => global.slug === slug)
  return (await config?.access.read?.({ req })) ?? false
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
