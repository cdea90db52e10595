import { splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { isReserved, notFoundPath, referencePath, withSearch } from '@vitrina/content/paths.ts'
import { recordMiss } from '@vitrina/content/publishing/redirects/missed-addresses.ts'
import { tidyPath } from '@vitrina/content/publishing/redirects/site-paths.ts'
import { settings } from '@vitrina/content/settings.ts'
import { redirect } from 'react-router'
import { findForVisitor, openPayload } from '~/content.server/payload.ts'
import { localizedPath } from '~/languages.server.ts'
import { baseLocale } from '~/paraglide/runtime.js'
import { findNearestPages } from './nearest-pages.server.ts'

/** Letters of a mistyped path that are kept. */
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
