import config from '@vitrina/content/payload.config.ts'
import type { Config } from '@vitrina/content/payload-types.ts'
import { previewContext } from '@vitrina/content/publishing/preview/previewable.ts'
import { getPayload, type Payload, type PopulateType, type Sort, type Where } from 'payload'
import { completeDraft } from './complete-draft.ts'
import type { ListPage } from './list-page.ts'
import { previewing } from './previewing.ts'

type Collections = Config['collections']
type Globals = Config['globals']
type CollectionName = keyof Collections
type GlobalName = keyof Globals

/** The fields that a query reads. */
type Fields<Name extends CollectionName> = { [Field in keyof Collections[Name]]?: true }

/** A document as far as it was read. */
type Part<Name extends CollectionName, Selected> = Pick<
  Collections[Name],
  Extract<keyof Selected | 'id', keyof Collections[Name]>
>

type Query<Selected> = {
  select: Selected
  where?: Where
  sort?: Sort
  /** At most this many; every list on the site says how many it can show. */
  limit: number
  page?: number
  /** How many levels of relations are read along. */
  depth?: number
  /** The fields of relations that are read, where it is fewer than usual. */
  populate?: PopulateType
}

/** Lists of other documents that the admin shows beside one: pages ask for those they show. */
const withoutJoins: object = { joins: false }

/** Payload's Local API; opened with the first call, shared by every later one. */
export function openPayload(): Promise<Payload> {
  return getPayload({ config })
}

/** One page of a list as an anonymous visitor may see it, and how long the list is. */
export async function findPageForVisitor<
  Name extends CollectionName,
  Selected extends Fields<Name>,
>(collection: Name, query: Query<Selected>): Promise<ListPage<Part<Name, Selected>>> {
  const isFirst = (query.page ?? 1) === 1
  const { docs, totalDocs, page, totalPages } = await find(
    collection,
    // The texts and relations of all earlier pages would be read only to be left out.
    isFirst ? query : { ...query, select: { id: true }, depth: 0 },
    true,
  )
  const items = isFirst ? docs : await findInOrder(collection, query, docs)
  return {
    items: items as unknown as Part<Name, Selected>[],
    total: totalDocs,
    page: page ?? 1,
    pages: totalPages,
  }
}

/** The documents with these ids, as the query wants them. */
async function findInOrder(
  collection: CollectionName,
  { select, depth, populate, sort }: Query<unknown>,
  places: Array<{ id: number | string }>,
) {
  if (places.length === 0) return []
  const where = { id: { in: places.map(({ id }) => id) } }
  const query = { select, depth, populate, sort, where, limit: places.length }
  const { docs } = await find(collection, query, false)
  return docs
}

/** Documents as an anonymous visitor may see them. */
export async function findForVisitor<Name extends CollectionName, Selected extends Fields<Name>>(
  collection: Name,
  query: Query<Selected>,
): Promise<Part<Name, Selected>[]> {
  const { docs } = await find(collection, query, false)
  return docs as unknown as Part<Name, Selected>[]
}

/** The document behind an address, as an anonymous visitor may see it; `undefined` without one. */
export async function findBySlugForVisitor<Name extends CollectionName>(
  collection: Name,
  slug: string,
  read: { depth: number; populate?: PopulateType },
): Promise<Collections[Name] | undefined> {
  const previewed = await findPreviewed(collection, read)
  if (previewed) return previewed as Collections[Name]
  // Whatever else stands in an address, no document has it; PostgreSQL even refuses some of it.
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) return undefined
  const query = { where: { slug: { equals: slug } }, limit: 1, select: undefined, ...read }
  const { docs } = await find(collection, query, false)
  return docs[0] as Collections[Name] | undefined
}

/** The values that a field has among the documents that an anonymous visitor may see. */
export async function findValuesForVisitor<
  Name extends CollectionName,
  Field extends keyof Collections[Name] & string,
>(collection: Name, field: Field, where: Where): Promise<unknown[]> {
  const payload = await openPayload()
  const { values } = await payload.findDistinct({
    collection,
    field,
    where,
    depth: 0,
    overrideAccess: false,
  })
  return values.map((value) => (value as Record<Field, unknown>)[field])
}

/** A global as an anonymous visitor may see it; `undefined` as long as none was published. */
export async function findGlobalForVisitor<Name extends GlobalName>(
  slug: Name,
  depth = 0,
): Promise<Globals[Name] | undefined> {
  const payload = await openPayload()
  const preview = previewing.getStore()
  const global = await payload.findGlobal({
    slug,
    depth,
    overrideAccess: false,
    ...(preview && {
      draft: 'global' in preview && preview.global === slug,
      context: previewContext(preview),
    }),
  })
  if (preview && 'global' in preview && preview.global === slug) {
    const config = payload.globals.config.find((found) => found.slug === slug)
    return completeDraft(global, config?.flattenedFields ?? []) as unknown as Globals[Name]
  }
  return 'id' in global ? (global as unknown as Globals[Name]) : undefined
}

/**
 * The one place where the site reads collections for a page: the access rules of the model apply,
 * so a draft cannot get out.
 */
async function find(collection: CollectionName, query: Query<unknown>, pagination: boolean) {
  const payload = await openPayload()
  const preview = previewing.getStore()
  const found = await payload.find({
    collection,
    depth: 0,
    pagination,
    ...withoutJoins,
    overrideAccess: false,
    ...(query as Omit<Query<never>, 'select'>),
    ...(preview && { context: previewContext(preview) }),
  })
  const previewed = preview && (await findPreviewed(collection, query))
  if (!previewed) return found
  return { ...found, docs: found.docs.map((doc) => (doc.id === previewed.id ? previewed : doc)) }
}

/**
 * What a preview shows: what was never published, what visitors see as well, or changes of what they
 * see that were not published yet.
 */
export type PreviewState = 'draft' | 'published' | 'changed'

/** What the request under way previews; `undefined` when it is a visitor's. */
export async function findPreviewState(): Promise<PreviewState | undefined> {
  const preview = previewing.getStore()
  if (!preview) return undefined
  const payload = await openPayload()
  const read = async (draft: boolean) => {
    const options = {
      ...{ draft, depth: 0, overrideAccess: false },
      ...(draft && { context: previewContext(preview) }),
    }
    const found =
      'global' in preview
        ? await payload.findGlobal({ ...options, slug: preview.global as GlobalName })
        : await payload.findByID({
            ...options,
            collection: preview.collection as CollectionName,
            id: preview.id,
            disableErrors: true,
            select: { _status: true },
          })
    return (found as { _status?: string | null } | null)?._status
  }
  if ((await read(true)) === 'published') return 'published'
  return (await read(false)) === 'published' ? 'changed' : 'draft'
}

/** The draft that the request under way may see, if it is one of this collection. */
async function findPreviewed(
  collection: CollectionName,
  query: { depth?: number; select?: unknown },
): Promise<{ id: number | string } | null> {
  const preview = previewing.getStore()
  if (!preview || !('collection' in preview) || preview.collection !== collection) return null
  const payload = await openPayload()
  const draft = await payload.findByID({
    collection,
    id: preview.id,
    draft: true,
    depth: query.depth ?? 0,
    select: query.select as undefined,
    overrideAccess: false,
    disableErrors: true,
    context: previewContext(preview),
  })
  // With a selection, what was not selected is not missing.
  const fields = payload.collections[collection].config.flattenedFields.filter(
    ({ name }) => !query.select || Object.hasOwn(query.select, name),
  )
  return draft && completeDraft(draft, fields)
}
