import { allPages, collectionsWithPages, folderOf } from '@vitrina/content/paths.ts'
import { distance } from 'fastest-levenshtein'
import { select } from '~/content.server/fields.ts'
import { findForVisitor } from '~/content.server/payload.ts'

/** Documents of each collection among which a page is looked for. */
const limit = 1_000

/** At most this share of the letters may differ. */
const maxDifference = 0.45

export type NearPage = { path: string; title: string }

/** The pages whose addresses are most like a mistyped one, the nearest first; at most three. */
export async function findNearestPages(mistyped: string): Promise<NearPage[]> {
  const pages = (await Promise.all(collectionsWithPages().map(pagesOf))).flat()
  const end = lastPart(mistyped)
  return pages
    .map((page) => ({ page, difference: difference(end, lastPart(page.path)) }))
    .filter(({ difference }) => difference <= maxDifference)
    .sort((one, other) => one.difference - other.difference)
    .slice(0, 3)
    .map(({ page }) => page)
}

/** The path of the nearest page, the pages of the menu included; for redirects. */
export async function findNearestPath(mistyped: string): Promise<string | undefined> {
  const [document] = await findNearestPages(mistyped)
  if (document) return document.path
  const fixed = allPages().flatMap(({ path, personal }) =>
    path.includes(':') || personal === true ? [] : [path],
  )
  const [nearest] = fixed
    .map((path) => ({ path, difference: difference(mistyped.toLowerCase(), path) }))
    .filter(({ difference }) => difference <= maxDifference)
    .sort((one, other) => one.difference - other.difference)
  return nearest?.path
}

async function pagesOf(collection: ReturnType<typeof collectionsWithPages>[number]) {
  const title = collection === 'employees' ? 'name' : 'title'
  const documents = await findForVisitor(collection, {
    limit,
    sort: 'id',
    select: select('slug', title) as object,
  })
  return (documents as unknown as Record<string, string>[]).map((document) => ({
    path: `${folderOf(collection)}/${document.slug}`,
    title: document[title] ?? '',
  }))
}

const lastPart = (path: string) => path.toLowerCase().split('/').findLast(Boolean) ?? ''

const difference = (one: string, other: string) =>
  distance(one, other) / Math.max(one.length, other.length, 1)
