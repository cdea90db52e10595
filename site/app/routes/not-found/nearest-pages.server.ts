import { allSlugsOf } from '@vitrina/content/i18n/content-language.ts'
import {
  applyPath,
  collectionsWithPages,
  folderOf,
  jobAlertsPath,
  mainPaths,
} from '@vitrina/content/paths.ts'
import { distance } from 'fastest-levenshtein'
import { select } from '~/content.server/fields.ts'
import { findForVisitor } from '~/content.server/payload.ts'

/** Documents of each collection among which a page is looked for. */
const limit = 1_000

/** At most this share of the letters may differ. */
const maxDifference = 0.45

/** The pages of the menu have no title here: the menu names them. */
export type NearPage = { path: string; title?: string }

/**
 * The pages whose addresses are most like a mistyped one, the nearest first; at most three. Pages of
 * the menu and of forms are compared whole, those of documents by their slugs in all languages.
 */
export async function findNearestPages(mistyped: string): Promise<NearPage[]> {
  const documents = (await Promise.all(collectionsWithPages().map(pagesOf))).flat()
  const fixed = [...mainPaths, applyPath, jobAlertsPath].map((path): NearPage => ({ path }))
  const whole = mistyped.toLowerCase()
  const end = lastPart(mistyped)
  return [
    ...documents.map(({ slugs, ...page }) => ({
      page,
      share: Math.min(...slugs.map((slug) => difference(end, slug))),
    })),
    ...fixed.map((page) => ({ page, share: difference(whole, page.path) })),
  ]
    .filter(({ share }) => share <= maxDifference)
    .sort((one, other) => one.share - other.share)
    .slice(0, 3)
    .map(({ page }) => page)
}

async function pagesOf(collection: ReturnType<typeof collectionsWithPages>[number]) {
  const title = collection === 'employees' ? 'name' : 'title'
  const documents = await findForVisitor(collection, {
    limit,
    sort: 'id',
    select: select('slug', title) as object,
  })
  return (documents as unknown as ({ slug: string } & Record<string, string>)[]).map(
    (document) => ({
      slugs: allSlugsOf(document),
      path: `${folderOf(collection)}/${document.slug}`,
      title: document[title] ?? '',
    }),
  )
}

const lastPart = (path: string) => path.toLowerCase().split('/').findLast(Boolean) ?? ''

const difference = (one: string, other: string) =>
  distance(one, other) / Math.max(one.length, other.length, 1)
