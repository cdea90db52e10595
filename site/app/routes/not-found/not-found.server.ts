import { allSlugsOf } from '@vitrina/content/i18n/content-language.ts'
import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import {
  applyPath,
  collectionsWithPages,
  folderOf,
  isReserved,
  jobAlertsPath,
  mainPaths,
  notFoundPath,
  referencePath,
  withSearch,
} from '@vitrina/content/paths.ts'
import { recordMiss } from '@vitrina/content/publishing/redirects/missed-addresses.ts'
import { tidyPath } from '@vitrina/content/publishing/redirects/site-paths.ts'
import { settings } from '@vitrina/content/settings.ts'
import { distance } from 'fastest-levenshtein'
import { redirect } from 'react-router'
import { select } from '~/content.server/fields.ts'
import { findForVisitor, openPayload } from '~/content.server/payload.ts'
import { localizedPath } from '~/languages.server.ts'
import { baseLocale } from '~/paraglide/runtime.js'

const maxLength = 200

/** A destination as a header can have it; the router would add its prefix to one with a language. */
function toLocation(destination: string): string {
  const { pathname, search, hash, href } = new URL(
    destination.replaceAll('\\', '%5C'),
    settings.SITE_URL,
  )
  const isOurs = destination.startsWith('/') && !isReserved(pathname)
  const isPage = isOurs && splitLanguage(pathname).language === baseLocale
  return isPage ? pathname + search + hash : href
}

/** The target of the redirect from a path in any spelling, made by a slug change or by staff. */
export async function findRedirect(path: string): Promise<string | undefined> {
  const from = tidyPath(path)
  // PostgreSQL rejects text with a NUL.
  if (from.includes('\0')) return undefined
  const [redirect] = await findForVisitor('redirects', {
    where: { from: { equals: from } },
    limit: 1,
    depth: 1,
    select: { to: true },
  })
  if (redirect?.to?.type === 'custom') return toLocation(redirect.to.url ?? '/')
  return referencePath(redirect?.to?.reference)
}

/**
 * For missing pages: `throw await movedOrMissing(path)`. A permanent redirect if it has moved;
 * otherwise the path is counted for staff, and goes along for suggestions.
 */
export async function movedOrMissing(path: string): Promise<Response> {
  // One for this language counts before one for all.
  const to = (await findRedirect(localizedPath(path))) ?? (await findRedirect(path))
  if (to) return redirect(to, 301)
  const missed = tidyPath(path)
  const from = missed.slice(0, maxLength)
  void recordMiss(await openPayload(), missed, (await findNearestPages(from))[0]?.path)
  return redirect(withSearch(notFoundPath, { from }))
}

/** For loaders that find nothing: `throw goToNotFound()`. */
export const goToNotFound = () => redirect(notFoundPath)

/** Documents of each collection among which a page is looked for. */
const limit = 1_000

/** At most this share of the letters may differ. */
const maxDifference = 0.45

/** The pages of the menu have no title here: the menu names them. */
type NearPage = { path: string; title?: string }

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
