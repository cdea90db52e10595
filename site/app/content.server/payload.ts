import {
  mainText,
  tellTranslations,
  withTranslations,
} from '@vitrina/content/i18n/content-language.ts'
import { type CollectionWithPages, folderOf } from '@vitrina/content/paths.ts'
import config from '@vitrina/content/payload.config.ts'
import type { Config } from '@vitrina/content/payload-types.ts'
import type { Preview } from '@vitrina/content/publishing/preview/preview-token.ts'
import { previewContext } from '@vitrina/content/publishing/preview/previewable.ts'
import { slugPattern } from '@vitrina/content/publishing/redirects/old-slugs.ts'
import { reachable, relationsOf } from '@vitrina/content/publishing/references/relations.ts'
import { slugPaths } from '@vitrina/content/publishing/slug.ts'
import { getPayload, type PaginatedDocs, type Payload, type Where } from 'payload'
import { redirect } from 'react-router'
import { getLocale } from '~/paraglide/runtime.js'
import { memoizeByRevision } from './memoize.ts'
import { completeDraft, previewing } from './preview.ts'

type Collections = Config['collections']
type Globals = Config['globals']
type CollectionName = keyof Collections
type GlobalName = keyof Globals

type Fields<Name extends CollectionName> = { [Field in keyof Collections[Name]]?: true }

type Part<Name extends CollectionName, Selected> = { id: number } & Pick<
  Collections[Name],
  Extract<keyof Selected, keyof Collections[Name]>
>

type FindOptions = Parameters<Payload['find']>[0]
type Query<Selected> = Pick<FindOptions, 'where' | 'sort' | 'page' | 'depth' | 'populate'> & {
  select: Selected
  /** Every list on the site has a limit. */
  limit: number
}

/** Join fields are for the admin app; pages query the documents they show. */
const withoutJoins: object = { joins: false }

/** Payload's Local API; opened by the first call and shared by later ones. */
export const openPayload = (): Promise<Payload> => getPayload({ config })

const asVisitor = () => ({ depth: 0, overrideAccess: false, locale: getLocale() })

const contextOf = (preview: Preview | undefined) => ({
  ...tellTranslations,
  ...(preview && previewContext(preview)),
})

const relations = relationsOf(await config)

/**
 * What a read depends on. Queries compare no fields of what they populate. Whether articles are
 * shown is a matter of their page.
 */
const slugsOf = (slug: string, depth = 0, select?: object) => {
  const slugs = reachable(relations, slug, depth, select && Object.keys(select))
  return slugs.includes('articles') ? [...slugs, 'insights-page'] : slugs
}

const readDocuments = memoizeByRevision(
  async (options: FindOptions) => (await openPayload()).find(options),
  ({ collection, depth, select }) => slugsOf(collection, depth, select),
)
const readGlobal = memoizeByRevision(
  async (options: Parameters<Payload['findGlobal']>[0]) =>
    (await openPayload()).findGlobal(options),
  ({ slug, depth }) => slugsOf(slug, depth),
)

/** One page of a list with the visitor's access rights, and the total count. */
export async function findPageForVisitor<
  Name extends CollectionName,
  Selected extends Fields<Name>,
>(collection: Name, query: Query<Selected>) {
  const isFirst = (query.page ?? 1) === 1
  const { docs, totalDocs, page, totalPages } = await find(
    collection,
    // Read only the ids of later pages first: an offset would read and discard all earlier texts.
    isFirst ? query : { ...query, select: { id: true } as Selected, depth: 0 },
    true,
  )
  const ids = { id: { in: docs.map(({ id }) => id) } }
  const items =
    isFirst || docs.length === 0
      ? docs
      : await findForVisitor(collection, { ...query, where: ids, limit: docs.length, page: 1 })
  return { items, total: totalDocs, page: page ?? 1, pages: totalPages }
}

export async function findForVisitor<Name extends CollectionName, Selected extends Fields<Name>>(
  collection: Name,
  query: Query<Selected>,
) {
  return (await find(collection, query)).docs
}

/** The documents with these ids, in their order, with the visitor's access rights. */
export async function findByIdsForVisitor<
  Name extends CollectionName,
  Selected extends Fields<Name>,
>(collection: Name, ids: number[], query: Pick<Query<Selected>, 'depth' | 'select'>) {
  if (ids.length === 0) return []
  const where = { id: { in: ids } }
  const found = await findForVisitor(collection, { ...query, where, limit: ids.length })
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

type List = { chosen?: (number | { id: number })[] | null; count?: number | null }

/** The documents that staff chose for a list, in their order; without any, so many of the first. */
export function findListForVisitor<Name extends CollectionName, Selected extends Fields<Name>>(
  collection: Name,
  { chosen, count }: List,
  query: Pick<Query<Selected>, 'where' | 'sort' | 'select'>,
) {
  const ids = (chosen ?? []).map((each) => (typeof each === 'number' ? each : each.id))
  if (ids.length > 0) return findByIdsForVisitor(collection, ids, { ...query, depth: 1 })
  return findForVisitor(collection, { ...query, depth: 1, limit: count || 3 })
}

/**
 * The document with that slug, with the visitor's access rights.
 * @throws a redirect when that is its slug in another language
 */
export async function findBySlugForVisitor<Name extends CollectionWithPages>(
  collection: Name,
  slug: string,
  read: Pick<FindOptions, 'depth' | 'populate'>,
): Promise<Collections[Name] | undefined> {
  const previewed = await findPreviewed(collection, read)
  if (previewed) return previewed as Collections[Name]
  const document = await findBySlug(collection, slug, { ...read, select: undefined })
  const { slug: own } = (document ?? { slug }) as { slug: string }
  if (own !== slug) throw redirect(`${folderOf(collection)}/${own}`, 301)
  return document as Collections[Name] | undefined
}

/** The published document that has the slug in any language. */
export async function findBySlug<
  Name extends CollectionWithPages,
  Selected extends Fields<Name> | undefined,
>(collection: Name, slug: string, query: Pick<Query<Selected>, 'depth' | 'populate' | 'select'>) {
  // No document has any other slug, and PostgreSQL rejects some characters.
  if (!slugPattern.test(slug)) return undefined
  const payload = await openPayload()
  // One after the other: a condition over several tables cannot use their indexes.
  for (const path of slugPaths(payload.collections[collection].config.flattenedFields)) {
    const where = { [path]: { equals: slug } }
    const { docs } = await find<Name, Selected>(collection, { ...query, where, limit: 1 })
    if (docs[0]) return docs[0]
  }
  return undefined
}

/** A global with the visitor's access rights; `undefined` before it is first published. */
export async function findGlobalForVisitor<Name extends GlobalName>(slug: Name, depth = 0) {
  const preview = previewing.getStore()
  const draft = preview !== undefined && 'global' in preview && preview.global === slug
  const context = contextOf(preview)
  const global = await readGlobal({ slug, ...asVisitor(), depth, draft, context })
  if (draft) {
    const payload = await openPayload()
    const config = payload.globals.config.find((found) => found.slug === slug)
    return completeDraft(global, config?.flattenedFields ?? []) as unknown as Globals[Name]
  }
  if (!('id' in global)) return undefined
  return { ...global, translations: await translationsOfGlobal(slug) } as unknown as Globals[Name]
}

/** The company's own words in the language of the page alone, not those of another one. */
export const findOwnWords = () =>
  readGlobal({ slug: 'wording', ...asVisitor(), fallbackLocale: false }) as Promise<
    Globals['wording']
  >

/** What a global is translated to. Payload's hooks for globals break the reading of versions. */
async function translationsOfGlobal(slug: GlobalName): Promise<string[] | undefined> {
  const config = (await openPayload()).globals.config.find((found) => found.slug === slug)
  const path = mainText(config?.flattenedFields ?? [])
  if (!path?.[0]) return undefined
  const select: Record<string, true> = { [path[0]]: true }
  const all = await readGlobal({ slug, ...asVisitor(), locale: 'all', select })
  return withTranslations(all, path).translations
}

/** The only place where the site reads collections for a page. Access rules apply: no draft leaks. */
async function find<Name extends CollectionName, Selected extends Fields<Name> | undefined>(
  collection: Name,
  query: Query<Selected>,
  pagination = false,
): Promise<PaginatedDocs<Part<Name, Selected>>> {
  const preview = previewing.getStore()
  const found = await readDocuments({
    ...{ collection, pagination, ...withoutJoins, ...asVisitor() },
    ...(query as Omit<Query<never>, 'select'>),
    context: contextOf(preview),
  })
  const previewed = preview && (await findPreviewed(collection, query))
  const docs = found.docs.map((doc) => (doc.id === previewed?.id ? previewed : doc))
  return { ...found, docs } as unknown as PaginatedDocs<Part<Name, Selected>>
}

/** Never published, equal to the published version, or published with unpublished changes. */
export type PreviewState = 'draft' | 'published' | 'changed'

/** The preview state of the current request; `undefined` for visitors. */
export async function findPreviewState(): Promise<PreviewState | undefined> {
  const preview = previewing.getStore()
  if (!preview) return undefined
  const payload = await openPayload()
  const isPublished = async (draft: boolean) => {
    const context = draft ? previewContext(preview) : undefined
    const options = { draft, context, ...asVisitor() }
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
    return (found as { _status?: string | null } | null)?._status === 'published'
  }
  if (await isPublished(true)) return 'published'
  return (await isPublished(false)) ? 'changed' : 'draft'
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
    locale: getLocale(),
    disableErrors: true,
    context: contextOf(preview),
  })
  // With a selection, fields that were not selected are not missing.
  const fields = payload.collections[collection].config.flattenedFields.filter(
    ({ name }) => !query.select || Object.hasOwn(query.select, name),
  )
  return draft && completeDraft(draft, fields)
}

/** The documents that search engines may find; feeds and other lists have no others either. */
export const indexable: Where = { 'meta.noindex': { not_equals: true } }

/** Documents after the given one in the order set by staff, or before it. */
export function beyond(
  { id, order }: { id: number; order?: number | null },
  side: 'greater_than' | 'less_than' = 'greater_than',
): Where {
  const place = order ?? 0
  return {
    and: [
      // Logically redundant, but lets PostgreSQL start at the right place of the index.
      { order: { [`${side}_equal`]: place } },
      { or: [{ order: { [side]: place } }, { id: { [side]: id } }] },
    ],
  }
}
