import config from '@vitrina/content/payload.config.ts'
import type { Config } from '@vitrina/content/payload-types.ts'
import { previewContext } from '@vitrina/content/publishing/preview/previewable.ts'
import { slugPattern } from '@vitrina/content/publishing/redirects/old-slugs.ts'
import { getPayload, type Payload, type PopulateType, type Sort, type Where } from 'payload'
import { completeDraft, previewing } from './preview.ts'

type Collections = Config['collections']
type Globals = Config['globals']
type CollectionName = keyof Collections
type GlobalName = keyof Globals

/** The selected fields of a query. */
type Fields<Name extends CollectionName> = { [Field in keyof Collections[Name]]?: true }

/** A document with the selected fields. */
type Part<Name extends CollectionName, Selected> = Pick<
  Collections[Name],
  Extract<keyof Selected | 'id', keyof Collections[Name]>
>

type Query<Selected> = {
  select: Selected
  where?: Where
  sort?: Sort
  /** Max documents; every list on the site has a limit. */
  limit: number
  page?: number
  /** Depth to which relations are populated. */
  depth?: number
  /** The fields to read of populated relations, if fewer than by default. */
  populate?: PopulateType
}

/** One page of a paginated list. */
export type ListPage<Item> = { items: Item[]; total: number; page: number; pages: number }

/** Join fields are for the admin app; pages query the documents they show. */
const withoutJoins: object = { joins: false }

/** Payload's Local API; opened by the first call and shared by later ones. */
export function openPayload(): Promise<Payload> {
  return getPayload({ config })
}

/** One page of a list with the visitor's access rights, and the total count. */
export async function findPageForVisitor<
  Name extends CollectionName,
  Selected extends Fields<Name>,
>(collection: Name, query: Query<Selected>): Promise<ListPage<Part<Name, Selected>>> {
  const isFirst = (query.page ?? 1) === 1
  const { docs, totalDocs, page, totalPages } = await find(
    collection,
    // For later pages, read only the ids first: an offset would read the texts and relations of all
    // earlier pages only to discard them.
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

/** The documents with these ids, in the order of the ids. */
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

/** Finds documents with the visitor's access rights. */
export async function findForVisitor<Name extends CollectionName, Selected extends Fields<Name>>(
  collection: Name,
  query: Query<Selected>,
): Promise<Part<Name, Selected>[]> {
  const { docs } = await find(collection, query, false)
  return docs as unknown as Part<Name, Selected>[]
}

/**
 * The document with that slug, with the visitor's access rights; `undefined` when there is none.
 */
export async function findBySlugForVisitor<Name extends CollectionName>(
  collection: Name,
  slug: string,
  read: { depth: number; populate?: PopulateType },
): Promise<Collections[Name] | undefined> {
  const previewed = await findPreviewed(collection, read)
  if (previewed) return previewed as Collections[Name]
  // No document has any other slug, and PostgreSQL rejects some characters.
  if (!slugPattern.test(slug)) return undefined
  const query = { where: { slug: { equals: slug } }, limit: 1, select: undefined, ...read }
  const { docs } = await find(collection, query, false)
  return docs[0] as Collections[Name] | undefined
}

/** The distinct values of a field among the documents that visitors may see. */
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

/** A global with the visitor's access rights; `undefined` before it is first published. */
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
 * The only place where the site reads collections for a page. The model's access rules apply, so
 * drafts cannot leak.
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
 * The state of a previewed document: never published, equal to the published version, or published
 * with unpublished changes.
 */
export type PreviewState = 'draft' | 'published' | 'changed'

/** The preview state of the current request; `undefined` for visitors. */
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

/** The draft that the current request may see, if it belongs to this collection. */
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
  // With a selection, fields that were not selected are not missing.
  const fields = payload.collections[collection].config.flattenedFields.filter(
    ({ name }) => !query.select || Object.hasOwn(query.select, name),
  )
  return draft && completeDraft(draft, fields)
}
